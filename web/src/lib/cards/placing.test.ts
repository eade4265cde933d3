import { expect, test } from "vitest";
import { placeFor } from "./placing";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const size = { width: 200, height: 300 };
const screen = { width: 1000, height: 800 };
const question = box(0, 720, 1000, 80);

test("a card of the hand is shown above the hand", () => {
  const hand = box(200, 600, 600, 110);
  const at = placeFor(size, box(300, 600, 80, 110), hand, [question], screen);
  expect(at).toEqual({ left: 240, top: 290 });
});

test("a card of the row at the top is shown where it hides neither its neighbours nor the own team", () => {
  const row = box(0, 0, 1000, 120);
  const team = box(100, 130, 400, 400);
  const { left, top } = placeFor(size, box(500, 0, 80, 120), row, [question, team], screen);
  expect(top).toBe(130);
  expect(left).toBeGreaterThanOrEqual(440);
  expect(left + size.width).toBeLessThanOrEqual(1000);
});

test("it never leaves the screen", () => {
  const row = box(0, 0, 1000, 800);
  const { left, top } = placeFor(size, box(990, 790, 80, 110), row, [], screen);
  expect(left + size.width).toBeLessThanOrEqual(1000);
  expect(top + size.height).toBeLessThanOrEqual(800);
});
