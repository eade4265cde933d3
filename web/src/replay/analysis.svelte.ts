/** What the server's bots make of a game: opinions on decisions, and how the chances moved.  All on demand. */
import { api, ApiError } from "../lib/server/api";
import type { Opinion } from "../lib/server/protocol";

const RANGE = 20; // steps in one request for chances
const PATIENCE = 2000; // milliseconds, when the server has been asked too much
const MUCH = 0.1; // of the chances given away

export interface Progress {
  done: number;
  of: number;
}

/** From the bot's best choice down to what was played; nothing if it did not look at both. */
export function lost({ played, best, choices }: Opinion): number {
  const chance = (text: unknown) => choices.find(({ action }) => action.text === text)?.chance;
  const [most, got] = [chance(best.text), chance(played.text)];
  return most === undefined || got === undefined ? 0 : Math.max(0, most - got);
}

export const isSame = ({ played, best }: Opinion) => played.text === best.text;

/** Ranges of steps from the first to the last, ends included. */
export function ranges(last: number): [number, number][] {
  const found: [number, number][] = [];
  for (let first = 0; first <= last; first += RANGE) found.push([first, Math.min(last, first + RANGE - 1)]);
  return found;
}

export class Analysis {
  opinions = $state.raw<ReadonlyMap<number, Opinion>>(new Map());
  /** by step, then by seat; as far as they are known */
  chances = $state.raw<number[][]>([]);
  thinking = $state<number | null>(null);
  judging = $state.raw<Progress | null>(null);
  playing = $state.raw<Progress | null>(null);
  problem = $state("");
  private isStopped = false;

  constructor(private readonly id: string) {}

  readonly turns = $derived(
    [...this.opinions.values()]
      .filter((opinion) => lost(opinion) >= MUCH)
      .sort((one, other) => one.step - other.step),
  );

  /** In another language the bot says it in other words. */
  forgetWords(): void {
    this.opinions = new Map();
  }

  stop(): void {
    this.isStopped = true;
  }

  async judge(step: number): Promise<void> {
    if (this.opinions.has(step)) return;
    this.thinking = step;
    await this.guarded(async () => {
      const opinion = await this.patiently(() => api.opinion(this.id, step));
      this.opinions = new Map(this.opinions).set(step, opinion);
    });
    this.thinking = null;
  }

  async judgeAll(steps: number[]): Promise<void> {
    this.isStopped = false;
    for (const [done, step] of steps.entries()) {
      this.judging = { done, of: steps.length };
      await this.judge(step);
      if (this.isStopped || this.problem) break;
    }
    this.judging = null;
  }

  async playOut(last: number): Promise<void> {
    this.isStopped = false;
    await this.guarded(async () => {
      for (const [first, until] of ranges(last)) {
        if (this.isStopped) break;
        this.playing = { done: first, of: last + 1 };
        const { chances } = await this.patiently(() => api.chances(this.id, first, until));
        this.chances = [...this.chances.slice(0, first), ...chances];
      }
    });
    this.playing = null;
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Wait and ask again, as long as the server only says that it was too much at once. */
  private async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429 || this.isStopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }
}
