/** How far each faction is, as far as the viewer can tell. */
import type { TriesteSideView, TriesteView } from "../../lib/server/games";

export type Faction = "watch" | "merchant" | "thief";

export interface GoalProgress {
  now: number;
  needed: number;
  /** may it be more than can be seen? */
  isLeast: boolean;
}

/** Treasure is the same in every data file, so that it can be counted without a book. */
const WORTH: Record<string, number> = { copper: 1, silver: 2, gold: 3, diamond: 4 };
const LEAST = 1;

export const isTreasure = (card: string) => card in WORTH;
export const worthOf = (cards: readonly string[]) => cards.reduce((sum, card) => sum + (WORTH[card] ?? 0), 0);

export function progress(view: TriesteView, side: TriesteSideView): GoalProgress {
  if (side.faction === "watch") return { now: view.captured, needed: view.captures_needed, isLeast: false };
  if (side.faction === "thief") return { now: view.infamy, needed: view.infamy_needed, isLeast: false };
  return { ...riches(side), needed: view.riches_needed };
}

/** A treasure that the viewer has not seen is worth the least there is. */
function riches(side: TriesteSideView): { now: number; isLeast: boolean } {
  if (side.wealth >= 0) return { now: side.wealth, isLeast: false };
  const known = side.known.filter(isTreasure);
  const unknown = Math.max(0, side.treasure_count - known.length);
  return { now: worthOf(known) + unknown * LEAST, isLeast: unknown > 0 };
}

export function score(view: TriesteView, seat: number, names: Record<Faction, string>): string | null {
  const side = view.sides.find((one) => one.seat === seat);
  if (!side) return null;
  const { now, needed, isLeast } = progress(view, side);
  return `${names[side.faction as Faction]} ${isLeast ? "≥ " : ""}${now}/${needed}`;
}

export const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);
