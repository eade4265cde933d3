/** A game that runs by itself, is wound back and forth, and can be stopped anywhere. */
import type { Pace } from "../lib/game/kit";
import { readingTime, Show } from "../lib/game/show.svelte";
import type { Replay } from "../lib/server/protocol";
import type { AnyView, Told } from "../lib/server/told";
import { eventOf, fold } from "./folding";

export const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1600; // milliseconds at the usual speed
const SILENT = 4; // a step of which nothing is told is so many times shorter

export class Reel {
  at = $state(0);
  speed = $state(1);
  isPlaying = $state(false);
  replay = $state.raw<Replay>()!;
  readonly show: Show;
  private readonly views = $derived(fold(this.replay.steps));
  readonly step = $derived(this.replay.steps[this.at]);
  /** what is being told, or was told last */
  readonly event = $derived.by(() => (this.show.isBusy ? this.show.event : eventOf(this.step)));
  readonly log = $derived.by(() => {
    const told = this.replay.steps.slice(0, this.at + 1).flatMap(({ events }) => events as Told[]);
    return told.slice(0, told.length - this.show.toCome);
  });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, at: number, pace?: Pace) {
    this.show = new Show(pace, (letters) => (PAUSE * readingTime(letters)) / this.speed);
    this.replay = replay;
    this.go(at);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get view(): AnyView | null {
    return this.show.view;
  }

  /** To the end of a step, without telling it. */
  go(at: number): void {
    this.pause();
    this.at = Math.min(Math.max(at, 0), this.last);
    this.show.jump(this.views[this.at]!);
  }

  /** The same game through other eyes, or in another language. */
  retell(replay: Replay): void {
    if (replay === this.replay) return;
    this.replay = replay;
    this.go(this.at);
  }

  /** One step further, told event by event. */
  async next(): Promise<void> {
    if (this.at === this.last) return;
    this.go(this.at);
    await this.tell();
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.isPlaying = true;
    void this.roll();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
    this.show.catchUp();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  private async roll(): Promise<void> {
    while (this.isPlaying && this.at < this.last) {
      await this.tell();
      if (this.isPlaying && !this.event) await this.wait();
    }
    if (this.at === this.last) this.isPlaying = false;
  }

  private tell(): Promise<void> {
    this.at++;
    const { events, view } = this.step!;
    return this.show.add(events as Told[], view);
  }

  private wait(): Promise<void> {
    return new Promise((resolve) => {
      this.timer = setTimeout(resolve, PAUSE / SILENT / this.speed);
    });
  }
}
