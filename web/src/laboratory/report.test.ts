import { expect, test } from "vitest";
import { largest, onScale, span, withoutRatio, type CardUse, type SourceTotal } from "./report";

const source = (total: number): SourceTotal => ({
  total,
  mean: total / 10,
  interval: [total / 10 - 1, total / 10 + 1],
});

test("as often as without the card lies in the middle of the scale", () => {
  expect(onScale(1)).toBe(50);
});

test("twice as often is as far from the middle as half as often", () => {
  expect(onScale(2) - 50).toBeCloseTo(50 - onScale(0.5));
});

test("what is beyond the scale lies at its end", () => {
  expect([onScale(0), onScale(99)]).toEqual([0, 100]);
});

test("a card of no opening hand, or of every one, is not one of too few games", () => {
  const reasons = [0, 7, 10].map((opening) => withoutRatio({ opening, seats: 10 } as CardUse));
  expect(reasons).toEqual(["noOpening", "noRatio", "everyOpening"]);
});

test("of many sources the largest gains and losses are told, in their order", () => {
  const totals = [90, 70, 50, 30, 20, 10, 9, 8, 7, 6, 1, 0, -5, -40];
  const by_source = Object.fromEntries(totals.map((total, n) => [`card-${n}`, source(total)]));
  const told = largest({ role: "", what: "food", by_source }).map(([, { total }]) => total);
  expect(told).toEqual([90, 70, 50, 30, 20, 10, 9, 8, 7, 6, -5, -40]);
});

test("a few sources are all told", () => {
  expect(largest({ role: "", what: "food", by_source: { a: source(2), b: source(-1) } })).toHaveLength(2);
});

test("a span has room for every interval, and for nothing at all", () => {
  expect(span([source(20), source(-30)])).toEqual([-4, 3]);
  expect(span([source(30), source(20)])).toEqual([0, 4]);
});
