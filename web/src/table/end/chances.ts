/** The chances before each decision of a game that is over, asked range by range. */
import { api } from "../../lib/server/api";

const RANGE = 20; // steps that the server computes for one request

/** Tells what is known after each range, and how many steps there are in all; stops when nobody wants to hear more. */
export async function gatherChances(
  table: string,
  hear: (shares: number[][], all: number) => boolean,
): Promise<number[][]> {
  const { decisions } = await api.verification(table);
  const all = decisions + 1; // the last is the outcome
  let shares: number[][] = [];
  while (shares.length < all && hear(shares, all)) {
    const first = shares.length;
    const { chances } = await api.chances(table, first, Math.min(first + RANGE, all) - 1);
    if (!chances.length) break;
    shares = [...shares, ...chances];
  }
  hear(shares, all);
  return shares;
}

/** The step by which a winner's chances rose most, whose they were, and from how much to how much. */
export interface TurningPoint {
  step: number;
  seat: number;
  from: number;
  to: number;
}

/** None in a game without steps. */
export function turningPoint(chances: readonly number[][]): TurningPoint | null {
  const outcome = chances.at(-1) ?? [];
  let most: TurningPoint | null = null;
  for (const [step, shares] of chances.entries()) {
    const before = chances[step - 1];
    for (const [seat, share] of shares.entries()) {
      const from = before?.[seat] ?? share;
      if (outcome[seat] && share - from > (most ? most.to - most.from : 0))
        most = { step, seat, from, to: share };
    }
  }
  return most;
}
