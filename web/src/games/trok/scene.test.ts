import { expect, test } from "vitest";
import { sceneOf } from "./scene";

test("a swap shows what went to the market and what came back", () => {
  const scene = sceneOf({ event: "Swapped", seat: 1, owner: 2, card: "ration", wanted: "hammer" });
  expect(scene).toMatchObject({ seat: 1, other: 2, cards: ["ration"], back: ["hammer"], isGift: false });
});

test("a gift that others may not see is a card face down", () => {
  expect(sceneOf({ event: "Gave", seat: 0, receiver: 2, card: "" })).toMatchObject({
    cards: [""],
    isGift: true,
  });
});

test("Aare that are gained are shown with whom they go to", () => {
  expect(sceneOf({ event: "Gained", seat: 3, aare: 7, why: "identical" })).toMatchObject({
    seat: 3,
    aare: 7,
  });
});

test("events without a picture have no scene", () => {
  expect(sceneOf({ event: "TradeEven" })).toBeNull();
  expect(sceneOf(null)).toBeNull();
});
