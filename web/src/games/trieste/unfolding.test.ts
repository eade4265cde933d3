import { expect, test } from "vitest";
import type { TriesteView } from "../../lib/server/games";
import { unfold } from "./unfolding";

const view = {
  round: 2,
  step: "play",
  faction: "thief",
  infamy: 3,
  captured: 1,
  prison: ["pickpocket"],
  sides: [
    { faction: "watch", seat: 1, played: "face-down", card: "" },
    { faction: "merchant", seat: 2, played: "nothing", card: "" },
    { faction: "thief", seat: 0, played: "face-down", card: "street-urchin" },
  ],
} as unknown as TriesteView;

test("a card that is revealed lies open, in the phase of payment", () => {
  const after = unfold(view, { event: "Revealed", seat: 1, card: "bloodhound", cost: 2 });
  expect(after.sides[0]).toMatchObject({ played: "open", card: "bloodhound" });
  expect(after).toMatchObject({ step: "pay", faction: "watch" });
  expect(view.sides[0]!.played).toBe("face-down");
});

test("a captured thief is counted once, however often it is told", () => {
  const event = { event: "Captured", card: "street-urchin", number: 2 };
  const after = unfold(unfold(view, event), event);
  expect(after.captured).toBe(2);
  expect(after.prison).toEqual(["pickpocket", "street-urchin"]);
});

test("infamy is what it has come to, and a new round clears the table", () => {
  expect(unfold(view, { event: "InfamyChanged", seat: 0, change: 1, total: 4 }).infamy).toBe(4);
  const fresh = unfold(view, { event: "RoundBegan", round: 3 });
  expect(fresh).toMatchObject({ round: 3, step: "begin" });
  expect(fresh.sides.every((side) => side.played === "nothing")).toBe(true);
});

test("what changes nothing to be seen leaves the view as it is", () => {
  expect(unfold(view, null)).toBe(view);
  expect(unfold(view, { event: "Swapped", seat: 0, other: 1 })).toEqual(view);
});
