/** What the server's bots make of a game: opinions on decisions, and how the chances moved.  All on demand. */
import { api, ApiError } from "../lib/server/api";
import type { Opinion } from "../lib/server/protocol";

const RANGE = 20; // steps in one request for chances
const PATIENCE = 2000; // milliseconds, when the server has been asked too much
const LITTLE = 0.03; // of the chances given away: not worth a word

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

/** Is what was given away more than the bot's own doubt?  Twice the error of both estimates, and worth telling. */
export function isMistake(opinion: Opinion): boolean {
  const doubt = (text: unknown) => {
    const found = opinion.choices.find(({ action }) => action.text === text);
    return found ? (found.chance * (1 - found.chance)) / Math.max(1, found.visits) : 1;
  };
  const error = Math.sqrt(doubt(opinion.best.text) + doubt(opinion.played.text));
  return lost(opinion) >= Math.max(LITTLE, 2 * error);
}

/** A seat's mistakes, the dearest first. */
export function mistakesOf(opinions: Iterable<Opinion>, seat: number): Opinion[] {
  return [...opinions]
    .filter((opinion) => opinion.seat === seat && isMistake(opinion))
    .sort((one, other) => lost(other) - lost(one));
}

export interface Accuracy {
  seat: number;
  /** of its decisions that were judged */
  of: number;
  /** of the chances it had, how much its decisions kept; the rest was given away */
  kept: number;
}

/** How well each seat decided, whatever luck made of it. */
export function accuracies(opinions: Iterable<Opinion>): Accuracy[] {
  const all = [...opinions];
  const seats = [...new Set(all.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) =>
    accuracyOf(
      seat,
      all.filter((opinion) => opinion.seat === seat),
    ),
  );
}

function accuracyOf(seat: number, judged: Opinion[]): Accuracy {
  const given = sum(judged.filter(isMistake).map(lost));
  const had = sum(judged.map(({ choices }) => Math.max(0, ...choices.map(({ chance }) => chance))));
  return { seat, of: judged.length, kept: had ? 1 - given / had : 1 };
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** What moved a seat's chances from the first moment to the last. */
export interface Account {
  seat: number;
  /** given away by its own mistakes; not above 0 */
  own: number;
  /** what the others' mistakes gave it */
  others: number;
  /** all the rest: cards, dice, and whom others chose to hinder */
  luck: number;
}

/** Once all decisions are judged and the chances known to the end.  What a mistake gives away falls to the others in
 * proportion to their chances at that moment (decision 49). */
export function accounts(opinions: Iterable<Opinion>, chances: readonly number[][]): Account[] {
  const [start = [], end = []] = [chances[0], chances.at(-1)];
  const found = start.map((share, seat) => ({ seat, own: 0, others: 0, luck: (end[seat] ?? 0) - share }));
  for (const opinion of [...opinions].filter(isMistake)) {
    const shares = chances[opinion.step - 1] ?? [];
    const rest = sum(shares) - (shares[opinion.seat] ?? 0);
    for (const account of found) {
      const isOwn = account.seat === opinion.seat;
      const gift = rest ? (lost(opinion) * (shares[account.seat] ?? 0)) / rest : 0;
      if (isOwn) account.own -= lost(opinion);
      else account.others += gift;
      account.luck -= isOwn ? -lost(opinion) : gift;
    }
  }
  return found;
}

/** What was done, as a sentence. */
export const sentenceOf = ({ say, text }: Record<string, unknown>) => String(say ?? text ?? "");

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
  /** steps that are being judged */
  thinking = $state.raw<ReadonlySet<number>>(new Set());
  /** the decisions of one seat, one's own, or all of them */
  judging = $state.raw<(Progress & { what: "own" | "all" }) | null>(null);
  playing = $state.raw<Progress | null>(null);
  problem = $state("");
  private isStopped = false;

  constructor(
    private readonly id: string,
    private readonly key = "",
  ) {}

  readonly turns = $derived(
    [...this.opinions.values()].filter(isMistake).sort((one, other) => one.step - other.step),
  );

  /** All that has been worked out before, for whomever, in the words of the language of now. */
  async recall(): Promise<void> {
    await this.guarded(async () => {
      const { opinions, chances } = await api.findings(this.id, this.key);
      const known = opinions.map((opinion) => [opinion.step, opinion] as const);
      this.opinions = new Map([...this.opinions, ...known]);
      if (chances.length > this.chances.length) this.chances = chances;
    });
  }

  get isThinking(): boolean {
    return this.thinking.size > 0;
  }

  stop(): void {
    this.isStopped = true;
  }

  async judge(step: number): Promise<void> {
    if (this.opinions.has(step)) return;
    this.thinking = new Set(this.thinking).add(step);
    await this.guarded(async () => {
      const opinion = await this.patiently(() => api.opinion(this.id, step, this.key));
      this.opinions = new Map(this.opinions).set(step, opinion);
    });
    this.thinking = new Set([...this.thinking].filter((other) => other !== step));
  }

  /** Two at a time, since a server has that many workers, or more. */
  async judgeAll(steps: number[], what: "own" | "all"): Promise<void> {
    this.isStopped = false;
    const left = [...steps];
    this.judging = { done: 0, of: steps.length, what };
    const work = async () => {
      for (let step = left.shift(); step !== undefined; step = left.shift()) {
        await this.judge(step);
        if (this.isStopped || this.problem) return;
        this.judging = { ...this.judging!, done: this.judging!.done + 1 };
      }
    };
    await Promise.all([work(), work()]);
    this.judging = null;
  }

  async playOut(last: number): Promise<void> {
    this.isStopped = false;
    await this.guarded(async () => {
      for (const [first, until] of ranges(last)) {
        if (this.isStopped) break;
        if (until < this.chances.length) continue;
        this.playing = { done: first, of: last + 1 };
        const { chances } = await this.patiently(() => api.chances(this.id, first, until, this.key));
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
