import { expect, test } from "vitest";
import { isForOne, usualSeats } from "./opening";

test("four play if they can, else three, else as many as can", () => {
  expect(usualSeats([2, 3, 4, 5])).toBe(4);
  expect(usualSeats([3])).toBe(3);
  expect(usualSeats([2])).toBe(2);
});

test("a table is for one if bots hold all other seats", () => {
  expect(isForOne({ game: "x", seats: 3, bots: [null, "easy", "hard"] })).toBe(true);
  expect(isForOne({ game: "x", seats: 3, bots: [null, null, "hard"] })).toBe(false);
  expect(isForOne({ game: "x", seats: 3 })).toBe(false);
});
