import { expect, test } from "vitest";
import { factsOf } from "./facts";

const words = { fact: { wild: "joker", colour: "couleur", food: "nourriture" }, value: { red: "rouge" } };
const tell = (facts: Record<string, boolean | number | string | (number | string)[]>) =>
  factsOf({ key: "x", name: "x", text: "", group: "", copies: 1, facts }, words, (id) =>
    id === "word-watch" ? "Gardien" : undefined,
  );

test("figures are named and worded; what a card is not is not told", () => {
  expect(tell({ wild: true, colour: "red", troll: false })).toEqual([
    { name: "joker", value: "" },
    { name: "couleur", value: "rouge" },
  ]);
  expect(tell({ colour: "none" })).toEqual([]);
});

test("the game's own words come first, and a list is told whole", () => {
  expect(tell({ faction: "watch", food: [4, 2, 1] })).toEqual([
    { name: "faction", value: "Gardien" },
    { name: "nourriture", value: "4 / 2 / 1" },
  ]);
});
