/** Touching cards of the own hand; which of them can be fielded follows from the legal actions alone. */
import { canAdd, completions, without, type WithCards } from "../../lib/game/picking";

/** The choice after a touch: the card is taken back, added, or put in the place of another one. */
export function touch(legal: readonly WithCards[], picks: readonly string[], card: string): string[] {
  if (picks.includes(card)) return without(picks, card);
  if (canAdd(legal, picks, card)) return [...picks, card];
  const given = picks.toReversed().find((pick) => canAdd(legal, without(picks, pick), card));
  if (given) return [...without(picks, given), card];
  return canAdd(legal, [], card) ? [card] : [...picks];
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
