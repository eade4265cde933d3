/** Touching cards of the own hand; which of them can be fielded follows from the legal actions alone. */
import { canAdd, completions, without, type WithCards } from "../../lib/game/picking";

/** The choice after a touch: the card is added, taken back, or put in the place of the only one that is in its way.
 *
 * Nothing where it is not clear which card should go: one has to take one back first. */
export function touch(legal: readonly WithCards[], picks: readonly string[], card: string): string[] | null {
  if (canAdd(legal, picks, card)) return [...picks, card];
  const isOnly = picks.length === 1 && missing(legal, picks) === 0;
  if (picks.includes(card)) return isOnly ? [card] : without(picks, card);
  const inTheWay = picks.filter((pick) => canAdd(legal, without(picks, pick), card));
  return inTheWay.length === 1 ? [...without(picks, inTheWay[0]!), card] : null;
}

/** How many cards are still to be chosen. */
export function missing(legal: readonly WithCards[], picks: readonly string[]): number {
  const [first] = completions(legal, picks);
  return first ? first.cards.length - picks.length : 0;
}

/** Is the n-th card of the hand one of those chosen?  Of equal cards, the first are. */
export function isChosen(hand: readonly string[], picks: readonly string[], n: number): boolean {
  const equal = (cards: readonly string[]) => cards.filter((card) => card === hand[n]).length;
  return equal(hand.slice(0, n + 1)) <= equal(picks);
}

/** The cards that a notation such as "field dwarf-1 chameleon" names. */
export const namedIn = (notation: string) => notation.split(" ").slice(1);
