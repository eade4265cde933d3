/** The combinations of a hand that are worth a thought: of each sort the one with most cards. */
import type { TrokAction } from "../../lib/server/games";
import { only, type Combination } from "./choosing.svelte";

const sortOf = (action: Combination) => (action.action === "Identical" ? action.kind : action.action);
const wilds = ({ cards }: Combination) => cards.filter((card) => card === "stone" || card === "vein").length;

/** With equal numbers of cards, fewer wild ones are better: they can still be used elsewhere. */
const isBetter = (a: Combination, b: Combination) => a.cards.length - b.cards.length || wilds(b) - wilds(a);

export function ideas(legal: TrokAction[]): Combination[] {
  const best = new Map<string, Combination>();
  for (const action of only(legal, "Identical", "Different", "Perfect")) {
    const other = best.get(sortOf(action));
    if (!other || isBetter(action, other) > 0) best.set(sortOf(action), action);
  }
  return [...best.values()];
}
