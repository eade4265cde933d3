import { expect, test } from "vitest";
import { line, marked, nearest, type ChartArea } from "./chart";

const box: ChartArea = { left: 10, top: 0, width: 100, height: 50 };

test("a line runs from the left to the right, and a share of 1 is at the top", () => {
  expect(line(box, 3, [0, 0.5, 1])).toBe("M10 50L60 25L110 0");
});

test("a line that is not known to its end stops on its way", () => {
  expect(line(box, 5, [1, 1])).toBe("M10 0L35 0");
});

test("a single point is drawn at the left", () => {
  expect(line(box, 1, [0.5])).toBe("M10 25");
});

test("pointing finds the nearest step, also beside the chart", () => {
  expect(nearest(box, 3, 50)).toBe(1);
  expect(nearest(box, 3, -40)).toBe(0);
  expect(nearest(box, 3, 400)).toBe(2);
});

test("markers of two series stand apart, and each series has one at its end", () => {
  const wide = { ...box, width: 360 };
  expect(marked(wide, 40, 0, 2, 40)).toEqual([0, 10, 20, 30, 39]);
  expect(marked(wide, 40, 1, 2, 40)).toEqual([5, 15, 25, 35, 39]);
  expect(marked(wide, 40, 0, 2, 0)).toEqual([]);
});
