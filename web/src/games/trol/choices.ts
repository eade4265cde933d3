/** What the legal answers offer, sorted by what can be touched. */
import type { TrolAction, TrolAimAction, TrolAssignAction, TrolTriggerAction } from "../../lib/server/games";

export const isPlayable = (legal: readonly TrolAction[], card: string) =>
  legal.some((action) => "card" in action && action.card === card);

export const joining = (legal: readonly TrolAction[], card: string, place: number) =>
  legal.find(
    (action): action is TrolAssignAction =>
      action.action === "Assign" && action.card === card && action.place === place,
  );

export const charging = (legal: readonly TrolAction[], card: string, place: number) =>
  legal.find(
    (action): action is TrolTriggerAction =>
      action.action === "Trigger" && action.card === card && action.place === place,
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

/** Answers that are no card and no place: plus, minus, spare, keep … */
export const plainAnswers = (legal: readonly TrolAction[]) =>
  legal.filter((action) => !["Assign", "Trigger", "Betray", "Aim"].includes(action.action));
