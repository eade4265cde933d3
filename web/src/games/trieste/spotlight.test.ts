import { expect, test } from "vitest";
import type { TriesteView } from "../../lib/server/games";
import { cardsOf, spotlight } from "./spotlight";

const view = {
  sides: [
    { faction: "watch", seat: 1 },
    { faction: "merchant", seat: 2 },
    { faction: "thief", seat: 0 },
  ],
} as TriesteView;

test("a theft shows who takes what from whom", () => {
  const seen = spotlight({ event: "Took", seat: 0, victim: 2, number: 1, cards: ["gold"] }, view);
  expect(seen).toMatchObject({ actor: "thief", cards: ["gold"], hidden: null, target: "merchant" });
});

test("what the viewer may not see lies there by its back", () => {
  const hidden = spotlight({ event: "DrewCards", seat: 1, number: 2, cards: [] }, view)?.hidden;
  expect(hidden).toEqual({ group: "watch", number: 2 });
  expect(spotlight({ event: "Laid", seat: 1, card: "" }, view)?.hidden).toEqual({ group: "", number: 1 });
  const laid = (back: string) => spotlight({ event: "Laid", seat: 1, card: "", back }, view)?.hidden?.group;
  expect([laid("treasure"), laid("faction")]).toEqual(["treasure", "watch"]);
});

test("an effect names the card that causes it, and a decision within one the card at work", () => {
  const took = { event: "Took", seat: 0, victim: 2, number: 1, cards: ["gold"], by: "pickpocket" };
  expect(spotlight(took, view)?.cause).toBe("pickpocket");
  const asks = { ...view, source: "informer" } as TriesteView;
  expect(spotlight({ event: "Opted", seat: 1, number: 1 }, asks)?.cause).toBe("informer");
  expect(spotlight({ event: "Laid", seat: 1, card: "" }, asks)?.cause).toBe("");
});

test("every decision within an effect is shown", () => {
  for (const event of ["Kept", "Found", "Named", "Copied", "Opted", "Picked", "Freed", "Recovered"])
    expect(spotlight({ event, seat: 1 }, view)).not.toBeNull();
});

test("a change has a figure", () => {
  expect(spotlight({ event: "InfamyChanged", seat: 0, change: -1, total: 3 }, view)?.figure).toBe("−1");
});

test("nothing, or an event of another time, is no show", () => {
  expect(spotlight(null, view)).toBeNull();
  expect(spotlight({ event: "Eclipse" }, view)).toBeNull();
});

test("an event shows its card, its hero or its cards, but not too many", () => {
  expect(cardsOf({ event: "Laid", card: "" })).toEqual([]);
  expect(cardsOf({ event: "HeroRevealed", hero: "captain" })).toEqual(["captain"]);
  expect(cardsOf({ event: "CouldNotPay", card: "banker", hand: ["copper"] })).toEqual(["banker", "copper"]);
  expect(cardsOf({ event: "Showed", cards: Array(9).fill("gold") })).toHaveLength(6);
});
