import { expect, test } from "vitest";
import { onScale, percent } from "./report";

test("as often as without the card lies in the middle of the scale", () => {
  expect(onScale(1)).toBe(50);
});

test("twice as often is as far from the middle as half as often", () => {
  expect(onScale(2) - 50).toBeCloseTo(50 - onScale(0.5));
});

test("what is beyond the scale lies at its end", () => {
  expect([onScale(0), onScale(99)]).toEqual([0, 100]);
});

test("a share is told in percent, with a space that does not break", () => {
  expect(percent(0.345)).toBe("35\u00a0%");
});
