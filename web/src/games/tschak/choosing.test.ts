import { expect, test } from "vitest";
import { isChosen, missing, namedIn, touch } from "./choosing";

const legal = [
  { cards: ["sorcerer-2", "dwarf-1"] },
  { cards: ["sorcerer-3", "dwarf-1"] },
  { cards: ["sorcerer-2", "dwarf-4"] },
  { cards: ["sorcerer-3", "dwarf-4"] },
];

test("a touched card is added, and taken back when it is touched again", () => {
  expect(touch(legal, [], "dwarf-1")).toEqual(["dwarf-1"]);
  expect(touch(legal, ["dwarf-1"], "dwarf-1")).toEqual([]);
  expect(touch(legal, ["sorcerer-2", "dwarf-1"], "dwarf-1")).toEqual(["sorcerer-2"]);
});

test("a single card that is touched again stays: that is a yes", () => {
  expect(touch([{ cards: ["dwarf-1"] }], ["dwarf-1"], "dwarf-1")).toEqual(["dwarf-1"]);
});

test("a card takes the place of the only one in its way", () => {
  expect(touch(legal, ["sorcerer-2", "dwarf-1"], "dwarf-4")).toEqual(["sorcerer-2", "dwarf-4"]);
  expect(touch(legal, ["sorcerer-2"], "sorcerer-3")).toEqual(["sorcerer-3"]);
});

test("a third card drops none of the two: one has to be taken back first", () => {
  const pairs = [{ cards: ["a", "b"] }, { cards: ["a", "c"] }, { cards: ["b", "c"] }];
  expect(touch(pairs, ["a", "b"], "c")).toBeNull();
});

test("a card of no legal choice changes nothing", () => {
  expect(touch(legal, ["sorcerer-2"], "warrior-6")).toBeNull();
  expect(touch([], [], "warrior-6")).toBeNull();
});

test("what is missing follows from the legal choices", () => {
  expect(missing(legal, [])).toBe(2);
  expect(missing(legal, ["dwarf-1"])).toBe(1);
  expect(missing(legal, ["dwarf-1", "sorcerer-3"])).toBe(0);
  expect(missing([], [])).toBe(0);
});

test("of equal cards as many are marked as are chosen", () => {
  const hand = ["chameleon", "chameleon", "dwarf-1"];
  expect(hand.map((_, n) => isChosen(hand, ["chameleon"], n))).toEqual([true, false, false]);
});

test("an own answer is read from its notation", () => {
  expect(namedIn("field dwarf-1 chameleon")).toEqual(["dwarf-1", "chameleon"]);
  expect(namedIn("")).toEqual([]);
});
