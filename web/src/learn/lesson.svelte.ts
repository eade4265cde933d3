/** A lesson: guided decisions at a prepared table, one after the other. */
import type { Tutorial, TutorialStep } from "../lib/server/protocol";
import type { Pace } from "../lib/game/kit";
import { Show } from "../lib/game/show.svelte";
import type { AnyView, Told } from "../lib/server/told";

/** asked: the learner decides; told: what came of it; over: the lesson is done */
export type Stage = "asked" | "told" | "over";

export class Lesson {
  at = $state(0);
  stage = $state<Stage>("asked");
  /** another choice than the guided one, which was allowed too */
  tried = $state.raw<Told | null>(null);
  /** what waits for a yes */
  proposed = $state.raw<Told | null>(null);
  /** is the guided choice the only one that is lit? */
  isShown = $state(false);
  readonly show: Show;
  private tutorial = $state.raw<Tutorial>()!;

  constructor(tutorial: Tutorial, pace?: Pace) {
    this.show = new Show(pace);
    this.tutorial = tutorial;
    this.begin();
  }

  get steps(): TutorialStep[] {
    return this.tutorial.steps;
  }

  get step(): TutorialStep {
    return this.steps[this.at]!;
  }

  get answer(): Told | undefined {
    return this.all.find((action) => action.text === this.step.answer);
  }

  /** What is lit on the table. */
  get legal(): Told[] {
    if (this.stage !== "asked") return [];
    return this.isShown && this.answer ? [this.answer] : this.all;
  }

  /** What has been told of what came of the decision. */
  get told(): Told[] {
    const events = this.step.events as Told[];
    return this.stage === "asked" ? [] : events.slice(0, events.length - this.show.toCome);
  }

  /** All that has been told in this lesson. */
  get log(): Told[] {
    return [...this.steps.slice(0, this.at).flatMap(({ events }) => events as Told[]), ...this.told];
  }

  /** As at a table: once proposes it, twice confirms it. */
  propose(action: Told | null): void {
    if (action && action.text === this.proposed?.text) this.choose(action);
    else this.proposed = action;
  }

  choose(action: Told): void {
    if (this.stage !== "asked") return;
    this.proposed = null;
    if (action.text !== this.step.answer) {
      this.tried = action;
      this.isShown = true;
      return;
    }
    this.tried = null;
    this.stage = "told";
    void this.show.add(this.step.events as Told[], this.step.after);
  }

  goOn(): void {
    if (this.stage !== "told") return;
    if (this.at + 1 < this.steps.length) this.begin(this.at + 1);
    else this.stage = "over";
  }

  begin(at = 0): void {
    [this.at, this.stage, this.tried, this.isShown, this.proposed] = [at, "asked", null, false, null];
    this.show.jump(this.step.view as unknown as AnyView);
  }

  /** The same lesson in another language. */
  retell(tutorial: Tutorial): void {
    this.tutorial = tutorial;
    this.tried = this.proposed = null;
    if (this.stage === "asked") this.show.jump(this.step.view as unknown as AnyView);
  }

  private get all(): Told[] {
    return this.step.legal as Told[];
  }
}
