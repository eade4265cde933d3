import { expect, test } from "vitest";
import { texts } from "./testing";

const BREAKABLE = / [?!;:»]|« /u; // French has a space there at which no line may end; English has none

test("no line ends before a question mark, or any other mark that French sets apart", () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => BREAKABLE.test(text))).toEqual([]);
});

test("the space before a mark is the same on the page as in the games’ own texts", () => {
  expect(texts.filter((text) => /\u202f[?!;:»]|«\u202f/u.test(text))).toEqual([]);
});

test("apostrophes are typographic", () => {
  expect(texts.filter((text) => text.includes("'"))).toEqual([]);
});
