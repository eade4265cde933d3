/** A game that runs by itself, is wound back and forth, and can be stopped anywhere. */
import type { Replay } from "../lib/server/protocol";
import type { Told } from "../lib/server/told";
import { eventOf, fold } from "./folding";

export const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1600; // milliseconds at the usual speed
const SILENT = 4; // a step of which nothing is told is so many times shorter

export class Reel {
  at = $state(0);
  speed = $state(1);
  isPlaying = $state(false);
  replay = $state.raw<Replay>()!;
  readonly views = $derived(fold(this.replay.steps));
  readonly step = $derived(this.replay.steps[this.at]);
  readonly event = $derived(eventOf(this.step));
  readonly log = $derived(this.replay.steps.slice(0, this.at + 1).flatMap(({ events }) => events as Told[]));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, at: number) {
    this.replay = replay;
    this.go(at);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last);
    if (this.at === this.last) this.pause();
  }

  play(): void {
    if (this.at === this.last) this.at = 0;
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const usual = this.event ? PAUSE : PAUSE / SILENT;
    this.timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.isPlaying) this.wait();
    }, usual / this.speed);
  }
}
