/** Choosing several cards one by one: which may still be added, and what the choice amounts to.
 *
 * The page knows no rules: everything follows from the list of legal actions. */

import type { Told } from "../server/told";

export interface WithCards {
  cards: readonly string[];
}

export function tally(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Is the first among the second, copies counted? */
export function isWithin(few: readonly string[], many: readonly string[]): boolean {
  const counts = tally(many);
  return few.every((card) => {
    const left = counts.get(card) ?? 0;
    counts.set(card, left - 1);
    return left > 0;
  });
}

/** The actions that can still come out of these cards. */
export function completions<A extends WithCards>(legal: readonly A[], picked: readonly string[]): A[] {
  return legal.filter((action) => isWithin(picked, action.cards));
}

/** The actions that are exactly these cards. */
export function exactly<A extends WithCards>(legal: readonly A[], picked: readonly string[]): A[] {
  return completions(legal, picked).filter((action) => action.cards.length === picked.length);
}

/** May this card be added to those that are picked? */
export function canAdd(legal: readonly WithCards[], picked: readonly string[], card: string): boolean {
  return completions(legal, [...picked, card]).length > 0;
}

export function without(picked: readonly string[], card: string): string[] {
  const at = picked.indexOf(card);
  return at < 0 ? [...picked] : picked.toSpliced(at, 1);
}

const cardsOf = ({ card, cards }: Told): string[] =>
  Array.isArray(cards) ? (cards as string[]) : typeof card === "string" ? [card] : [];

/** Choices in the order in which their cards lie in the hand, so that keys follow the eye; the others come after them. */
export function inHandOrder(legal: readonly Told[], hand: readonly string[]): Told[] {
  const placesOf = (action: Told) => cardsOf(action).map((card) => hand.indexOf(card));
  const ranked = legal.map((action) => ({ action, places: placesOf(action).toSorted((a, b) => a - b) }));
  const isOfHand = (places: number[]) => places.length > 0 && places[0]! >= 0;
  return ranked
    .toSorted(({ places: a }, { places: b }) => {
      if (!isOfHand(a) || !isOfHand(b)) return Number(isOfHand(b)) - Number(isOfHand(a));
      const differs = a.findIndex((place, n) => place !== b[n]);
      return differs < 0 ? a.length - b.length : a[differs]! - (b[differs] ?? -1);
    })
    .map(({ action }) => action);
}
