/** What just happened, step by step: events are told one after the other, each upon the viewer's view at its moment. */
import type { Pace } from "./kit";
import { plain } from "../cards/marks";
import { PAUSES, settings } from "../browser/settings.svelte";
import type { AnyView, Patch, Told } from "../server/told";

/** An event, and the view when it happens. */
interface Moment {
  event: Told;
  view: AnyView;
}

interface Frame {
  moments: Moment[];
  before: AnyView;
  /** the view when everything has been told */
  view: AnyView;
  /** did it happen while nobody looked?  Then it passes quickly */
  isLate: boolean;
}

/** How long a sentence of so many letters stays, in milliseconds. */
type Pause = (letters: number) => number;

const REMEMBERED = 150; // frames that can be seen again
const HURRY = 8; // with more frames than this to come, nobody is kept waiting for long
const USUAL_LENGTH = 55; // letters of a sentence that is read in the usual time
const MOST_TOGETHER = 4; // sentences that stand at once
const BRIEF = 0.5; // an event that stays for less of the usual time is read together with the next

/** The server sends the fields that have changed, each of them whole. */
export const patched = (view: AnyView, patch: Patch | undefined): AnyView =>
  patch ? ({ ...view, ...patch } as AnyView) : view;

export class Show {
  /** as it is shown; what comes is behind */
  view = $state.raw<AnyView | null>(null);
  /** the event that is being told */
  event = $state.raw<Told | null>(null);
  /** the events whose sentences stand now: the one that is being told, and those that pass too quickly to be read */
  together = $state.raw<Told[]>([]);
  /** what has been told of the decision that is being shown */
  told = $state.raw<Told[]>([]);
  isBusy = $state(false);
  /** events that are known but not shown yet */
  toCome = $state(0);
  /** as it is by all that is known */
  latest = $state.raw<AnyView | null>(null);
  private past = $state.raw<Frame[]>([]);
  private queue: Frame[] = [];
  private mark: Frame | null = null;
  private isHeld = false;
  private isCatchingUp = false;
  private isBrief = false;
  private runs = 0;
  private timer = 0;
  private wake: (() => void) | null = null;
  private running = Promise.resolve();

  constructor(
    private readonly pace: Pace = () => 1,
    private readonly pauseOf: Pause = pauseFor,
  ) {}

  get hasPast(): boolean {
    return this.past.length > 0;
  }

  /** To a whole view, without a show. */
  jump(view: AnyView): void {
    this.stop();
    this.past = [];
    this.mark = null;
    this.event = null;
    this.latest = view;
    this.view = view;
  }

  /** Events that change the view, and the whole change of the view.  Resolves when they have been told. */
  add(events: readonly Told[], patch: Patch, isLate = false): Promise<void> {
    if (!this.latest) return this.running;
    const before = this.latest;
    let view = before;
    const moments = events.map((event) => ({ event, view: (view = patched(view, event.view)) }));
    this.latest = patched(before, patch);
    this.queue.push({ moments, before, view: this.latest, isLate });
    this.toCome += moments.length;
    return this.start();
  }

  /** From here on is what `again` shows. */
  markHere(): void {
    this.mark = this.past.at(-1) ?? null;
  }

  /** Once more what has happened since the mark, or since the last moment that began so. */
  again(began?: (events: Told[]) => boolean): void {
    if (this.isBusy || !this.hasPast) return;
    const first = began
      ? this.past.findLastIndex(({ moments }) => began(moments.map(({ event }) => event)))
      : Math.min(this.past.indexOf(this.mark!) + 1, this.past.length - 1);
    this.queue = this.past.slice(Math.max(0, first));
    this.past = this.past.slice(0, Math.max(0, first));
    this.toCome = this.queue.reduce((sum, { moments }) => sum + moments.length, 0);
    this.view = this.queue[0]!.before;
    void this.start();
  }

  /** Nothing is told until somebody looks again; then all of it. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld && this.queue.length) void this.start();
  }

  /** Straight to the present. */
  catchUp(): void {
    this.isCatchingUp = this.isBusy;
    this.wake?.();
  }

  /** Nothing more is told. */
  stop(): void {
    this.runs++;
    this.queue = [];
    this.toCome = 0;
    this.rest();
    this.wake?.();
  }

  private start(): Promise<void> {
    if (!this.isBusy && !this.isHeld) this.running = this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    const run = ++this.runs;
    this.isBusy = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.remember(frame);
      this.told = [];
      for (const [n, moment] of frame.moments.entries()) {
        const next = frame.moments[n + 1] ?? this.queue[0]?.moments[0];
        await this.tell(moment, next?.event, frame.isLate || this.queue.length > HURRY);
        if (run !== this.runs) return; // stopped meanwhile
      }
      this.view = frame.view;
    }
    this.rest();
    this.view = this.latest;
  }

  private rest(): void {
    this.isBusy = this.isCatchingUp = this.isBrief = false;
    this.told = this.together = [];
  }

  private tell(
    { event, view }: Moment,
    next: Told | undefined,
    isHurried: boolean,
  ): Promise<void> | undefined {
    this.toCome--;
    this.told = [...this.told, event];
    this.view = view;
    if (!event.say) return undefined;
    const share = this.pace(event, next);
    this.together = this.isBrief ? [...this.together, event].slice(-MOST_TOGETHER) : [event];
    this.isBrief = share < BRIEF;
    this.event = event;
    const usual = this.isCatchingUp || document.hidden ? 0 : this.pauseOf(plain(event.say).length);
    const length = (usual * share) / (isHurried ? 4 : 1);
    return length ? this.pause(length) : undefined;
  }

  private remember(frame: Frame): void {
    if (frame.moments.some(({ event }) => event.say)) this.past = [...this.past, frame].slice(-REMEMBERED);
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

/** Long sentences stay longer. */
export const readingTime = (letters: number) => Math.min(2, Math.max(0.7, letters / USUAL_LENGTH));

export const pauseFor = (letters: number) => PAUSES[settings.speed.value] * readingTime(letters);
