/** What the legal answers offer, sorted by what can be touched. */
import type {
  TrolAction,
  TrolAimAction,
  TrolAssignAction,
  TrolPileView,
  TrolTriggerAction,
} from "../../lib/server/games";

/** A card to play; `pile` says which one of an open tribe, where it makes a difference, and is else -1. */
export interface Chosen {
  card: string;
  pile: number;
}

export const NOTHING: Chosen = { card: "", pile: -1 };

export const isSame = (one: Chosen, other: Chosen) => one.card === other.card && one.pile === other.pile;

export const isPlayable = (legal: readonly TrolAction[], card: string) =>
  legal.some((action) => "card" in action && action.card === card);

/** The card upon a pile: the rules offer one of each height where like cards lie upon piles of several heights. */
export function uponPile(
  legal: readonly TrolAction[],
  piles: readonly TrolPileView[],
  pile: TrolPileView,
): Chosen {
  const offered = piles.find(
    ({ below, pile: number }) =>
      below === pile.below &&
      legal.some((action) => "card" in action && action.card === pile.card && action.pile === number),
  );
  return { card: pile.card, pile: offered?.pile ?? -1 };
}

export const joining = (legal: readonly TrolAction[], chosen: Chosen, place: number) =>
  legal.find(
    (action): action is TrolAssignAction =>
      action.action === "Assign" && isSame(action, chosen) && action.place === place,
  );

export const charging = (legal: readonly TrolAction[], chosen: Chosen, place: number) =>
  legal.find(
    (action): action is TrolTriggerAction =>
      action.action === "Trigger" && isSame(action, chosen) && action.place === place,
  );

/** Could this hunt be triggered, with some card or other? */
export const canCharge = (legal: readonly TrolAction[], place: number) =>
  legal.some((action) => action.action === "Trigger" && action.place === place);

export const betraying = (legal: readonly TrolAction[], position: number) =>
  legal.find((action) => action.action === "Betray" && action.position === position);

/** All red is always among them, so the most red dice are all the dice. */
export function aims(legal: readonly TrolAction[]): { action: TrolAimAction; red: number; white: number }[] {
  const found = legal.filter((action) => action.action === "Aim");
  const dice = Math.max(0, ...found.map((action) => action.red));
  return found.map((action) => ({ action, red: action.red, white: dice - action.red }));
}

/** Answers that are no card and no place: plus, minus, spare, keep, double … */
export const plainAnswers = (legal: readonly TrolAction[]) =>
  legal.filter((action) => !["Assign", "Trigger", "Betray", "Aim"].includes(action.action));
