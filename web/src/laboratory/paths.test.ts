import { expect, test } from "vitest";
import { at, changed, isChild, partsOf, stepsOf } from "./paths";

const FILE = { game: "x", sizes: { row: 7 }, card: [{ key: "a", effect: [{ step: "draw" }] }, { key: "b" }] };

test("a path names keys and places of lists", () => {
  expect(stepsOf("card[0].effect[2].do")).toEqual(["card", 0, "effect", 2, "do"]);
});

test("a value is found by its path, and nothing where nothing is", () => {
  expect(at(FILE, "card[0].effect[0].step")).toBe("draw");
  expect(at(FILE, "card[7].effect[0].step")).toBeUndefined();
});

test("a change leaves the old file alone", () => {
  const next = changed(FILE, "card[1].cost", 3);
  expect(at(next, "card[1].cost")).toBe(3);
  expect(at(FILE, "card[1].cost")).toBeUndefined();
});

test("nothing as a value takes a field or a row away", () => {
  expect(at(changed(FILE, "sizes.row", undefined), "sizes")).toEqual({});
  expect(at(changed(FILE, "card[0]", undefined), "card")).toEqual([{ key: "b" }]);
});

test("a child is a field of the object itself", () => {
  expect(isChild("card[0].cost", "card[0]")).toBe(true);
  expect(isChild("card[0].source.cost", "card[0]")).toBe(false);
  expect(isChild("card[01].cost", "card[0]")).toBe(false);
});

test("the parts of a file are its rows and its objects", () => {
  expect(partsOf(FILE).map(({ path }) => path)).toEqual(["sizes", "card[0]", "card[1]"]);
});
