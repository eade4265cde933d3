/** What just happened, step by step: events are told one after the other, at the speed of one's choice. */
import type { Pace } from "./kit";
import { plain } from "../cards/marks";
import { PAUSES, settings } from "../browser/settings.svelte";
import type { AnyView, Told } from "../server/told";

interface Frame {
  events: Told[];
  before: AnyView;
  view: AnyView;
  /** are the events told before the view changes? */
  lingers: boolean;
  /** is it shown for the first time? */
  isNew: boolean;
}

const REMEMBERED = 150; // frames that can be seen again
const HURRY = 8; // with more frames than this to come, pauses are short
const USUAL_LENGTH = 55; // letters of a sentence that is read in the usual time

export class Show {
  /** as it is shown; what comes is behind */
  view = $state.raw<AnyView | null>(null);
  /** the event that is being told */
  event = $state.raw<Told | null>(null);
  isBusy = $state(false);
  /** events that are known but not told yet */
  toCome = $state(0);
  private past = $state.raw<Frame[]>([]);
  private latest: AnyView | null = null;
  private queue: Frame[] = [];
  private mark: Frame | null = null;
  private isCatchingUp = false;
  private timer = 0;
  private wake: (() => void) | null = null;

  constructor(
    private readonly lingers: (events: Told[]) => boolean,
    private readonly pace: Pace = () => 1,
  ) {}

  get hasPast(): boolean {
    return this.past.length > 0;
  }

  /** To a whole view, without a show. */
  jump(view: AnyView): void {
    this.queue = [];
    this.catchUp();
    this.past = [];
    this.mark = null;
    this.event = null;
    this.toCome = 0;
    this.latest = view;
    this.view = view;
  }

  add(events: Told[], patch: Record<string, unknown>): void {
    if (!this.latest) return;
    const before = this.latest;
    this.latest = { ...before, ...patch };
    this.toCome += events.length;
    this.queue.push({ events, before, view: this.latest, lingers: this.lingers(events), isNew: true });
    void this.run();
  }

  /** From here on is what `again` shows. */
  markHere(): void {
    this.mark = this.past.at(-1) ?? null;
  }

  /** Once more what has happened since the mark, or since the last moment that began so. */
  again(began?: (events: Told[]) => boolean): void {
    if (this.isBusy || !this.hasPast) return;
    const first = began
      ? this.past.findLastIndex((frame) => began(frame.events))
      : Math.min(this.past.indexOf(this.mark!) + 1, this.past.length - 1);
    this.queue = this.past.slice(Math.max(0, first));
    this.past = this.past.slice(0, Math.max(0, first));
    this.view = this.queue[0]!.before;
    void this.run();
  }

  /** Straight to the present. */
  catchUp(): void {
    this.isCatchingUp = this.isBusy;
    this.wake?.();
  }

  stop(): void {
    this.queue = [];
    this.catchUp();
  }

  private async run(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.remember(frame);
      if (!frame.lingers) this.view = frame.view;
      for (const [n, event] of frame.events.entries()) {
        if (frame.isNew && this.toCome) this.toCome--;
        if (event.say) await this.tell(event, frame.events[n + 1]);
      }
      frame.isNew = false;
      this.view = frame.view;
    }
    this.isBusy = false;
    this.isCatchingUp = false;
    this.view = this.latest;
  }

  private tell(event: Told, next: Told | undefined): Promise<void> | undefined {
    this.event = event;
    const letters = plain(event.say ?? "").length;
    const usual = this.isCatchingUp || document.hidden ? 0 : pauseFor(letters, this.queue.length);
    const length = usual * this.pace(event, next);
    return length ? this.pause(length) : undefined;
  }

  private remember(frame: Frame): void {
    if (frame.events.some((event) => event.say)) this.past = [...this.past, frame].slice(-REMEMBERED);
  }

  private pause(length: number): Promise<void> {
    return new Promise((resolve) => {
      this.wake = () => {
        clearTimeout(this.timer);
        this.wake = null;
        resolve();
      };
      this.timer = window.setTimeout(this.wake, length);
    });
  }
}

/** Long sentences stay longer, and nobody waits for long when much is to come. */
export function pauseFor(letters: number, toCome: number): number {
  const reading = Math.min(2, Math.max(0.7, letters / USUAL_LENGTH));
  return (PAUSES[settings.speed.value] * reading) / (toCome > HURRY ? 4 : 1);
}
