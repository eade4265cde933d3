import { expect, test } from "vitest";
import { around, cornerOf } from "./ring";

const places = [0, 1, 2, 3].map((place) => ({ place }));

test("the next place is to the left, and the ring closes", () => {
  expect(cornerOf(3, 2)).toBe("left");
  expect(cornerOf(1, 2)).toBe("right");
  expect(cornerOf(0, 2)).toBe("across");
  expect(cornerOf(2, 2)).toBe("own");
});

test("others are read from the left, and oneself last", () => {
  expect(around(places, 2).map(({ place }) => place)).toEqual([3, 0, 1, 2]);
  expect(around(places, null).map(({ place }) => place)).toEqual([1, 2, 3, 0]);
});
