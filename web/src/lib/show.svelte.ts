/** What just happened, step by step: events are told one after the other, at the speed of one's choice. */
import { PAUSES, settings } from "./settings.svelte";
import type { AnyView, Told } from "./told";

interface Frame {
  events: Told[];
  view: AnyView;
  lingers: boolean;
}

const REMEMBERED = 12; // frames that can be seen again
const HURRY = 8; // with more frames than this to come, pauses are short

export class Show {
  /** as it is shown; what comes is behind */
  view = $state.raw<AnyView | null>(null);
  /** the event that is being told */
  event = $state.raw<Told | null>(null);
  isBusy = $state(false);
  private latest: AnyView | null = null;
  private queue: Frame[] = [];
  private past: { before: AnyView; frame: Frame }[] = [];
  private canRepeat = $state(false);
  private timer = 0;
  private wake: (() => void) | null = null;

  constructor(private readonly lingers: (events: Told[]) => boolean) {}

  get hasPast(): boolean {
    return this.canRepeat;
  }

  /** To a whole view, without a show. */
  jump(view: AnyView): void {
    this.queue = [];
    this.skip();
    this.latest = view;
    this.view = view;
  }

  add(events: Told[], patch: Record<string, unknown>): void {
    if (!this.latest) return;
    this.latest = { ...this.latest, ...patch };
    this.queue.push({ events, view: this.latest, lingers: this.lingers(events) });
    void this.run();
  }

  /** The last few steps once more. */
  again(): void {
    const first = this.past[0];
    if (!first || this.isBusy) return;
    this.queue = this.past.map(({ frame }) => frame);
    this.past = [];
    this.view = first.before;
    void this.run();
  }

  /** Straight to the present. */
  skip(): void {
    for (const frame of this.queue.splice(0)) this.remember(frame);
    this.view = this.latest;
    this.wake?.();
  }

  stop(): void {
    this.queue = [];
    this.wake?.();
  }

  private async run(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.remember(frame);
      if (!frame.lingers) this.view = frame.view;
      for (const event of frame.events) {
        if (!event.say) continue;
        this.event = event;
        await this.pause();
      }
      this.view = frame.view;
    }
    this.isBusy = false;
    this.view = this.latest;
  }

  private remember(frame: Frame): void {
    if (!frame.events.some((event) => event.say) || !this.view) return;
    this.past = [...this.past, { before: this.view, frame }].slice(-REMEMBERED);
    this.canRepeat = true;
  }

  private pause(): Promise<void> {
    const usual = document.hidden ? 0 : PAUSES[settings.speed.value];
    const length = this.queue.length > HURRY ? usual / 4 : usual;
    if (!length) return Promise.resolve();
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
