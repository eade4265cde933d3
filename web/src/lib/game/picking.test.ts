import { expect, test } from "vitest";
import { canAdd, completions, exactly, inHandOrder, isWithin, without } from "./picking";

const legal = [{ cards: ["a", "a", "b"] }, { cards: ["a", "b"] }, { cards: [] }];

test("copies are counted", () => {
  expect(isWithin(["a", "a"], ["a", "b"])).toBe(false);
  expect(isWithin(["a", "a"], ["b", "a", "a"])).toBe(true);
});

test("a card may be added while some legal action has it", () => {
  expect(canAdd(legal, ["a"], "a")).toBe(true);
  expect(canAdd(legal, ["a", "a"], "a")).toBe(false);
  expect(canAdd(legal, [], "c")).toBe(false);
});

test("the exact choice is found whatever the order", () => {
  expect(exactly(legal, ["b", "a"])).toEqual([legal[1]]);
  expect(exactly(legal, [])).toEqual([legal[2]]);
  expect(completions(legal, ["b"])).toHaveLength(2);
});

test("one copy is put back", () => {
  expect(without(["a", "b", "a"], "a")).toEqual(["b", "a"]);
  expect(without(["a"], "b")).toEqual(["a"]);
});

test("choices are listed as their cards lie in the hand", () => {
  const told = (text: string, ...cards: string[]) => ({ text, cards });
  const one = { text: "lay b", card: "b" };
  const listed = [{ text: "pass" }, told("ca", "c", "a"), one, told("ba", "b", "a"), told("a", "a")];
  const order = inHandOrder(listed, ["a", "b", "c"]).map(({ text }) => text);
  expect(order).toEqual(["a", "ba", "ca", "lay b", "pass"]);
});

test("without a hand the order stays", () => {
  const listed = [{ text: "no" }, { text: "yes", card: "x" }];
  expect(inHandOrder(listed, [])).toEqual(listed);
});
