import { expect, test } from "vitest";
import { fieldsOf, isSeated, label } from "./fields";

const words = {
  "field-points": "points",
  "field-hand-own": "your hand",
  "field-hand": "hand",
  "field-secret": "",
};

test("fields are called what the game calls them", () => {
  expect(label(words, "hand", true)).toBe("your hand");
  expect(label(words, "hand", false)).toBe("hand");
  expect(label(words, "hand_size", false)).toBe("hand size");
});

test("what says nothing is not shown, but a score of nothing is", () => {
  const row = { seat: 1, points: 0, hand: [], answer: null, secret: 3, open: false };
  expect(fieldsOf(row, words)).toEqual([{ name: "points", label: "points", value: 0 }]);
});

test("players are rows with a seat", () => {
  expect(isSeated([{ seat: 0 }, { seat: 1 }])).toBe(true);
  expect(isSeated([])).toBe(false);
  expect(isSeated([[1, 2]])).toBe(false);
});
