import { expect, test } from "vitest";
import type { ReplayStep } from "../lib/server/protocol";
import { eventOf, fold, hashOf, linesUntil, pointOf } from "./folding";

const step = (
  number: number,
  view: Record<string, unknown>,
  ...says: (string | undefined)[]
): ReplayStep => ({
  number,
  seat: number ? 0 : null,
  action: null,
  events: says.map((say) => (say ? { event: "E", say } : { event: "E" })),
  view,
});
const steps = [
  step(0, { round: 1, hand: ["a"] }, "begun"),
  step(1, { hand: [] }, undefined),
  step(2, { round: 2 }, "two", "three", undefined),
];

test("each step changes the view before it and leaves that as it was", () => {
  const views = fold(steps) as unknown as Record<string, unknown>[];
  expect(views).toEqual([
    { round: 1, hand: ["a"] },
    { round: 1, hand: [] },
    { round: 2, hand: [] },
  ]);
});

test("the log goes up to the moment, and knows when each thing happened", () => {
  expect(linesUntil(steps, 1)).toEqual([{ step: 0, say: "begun" }]);
  expect(linesUntil(steps, 2, 2).map(({ say }) => say)).toEqual(["begun", "two"]);
  expect(linesUntil(steps, 2).map(({ step, say }) => [step, say])).toEqual([
    [0, "begun"],
    [2, "two"],
    [2, "three"],
  ]);
});

test("the board is told the last thing that has words", () => {
  expect(eventOf(steps[2])?.say).toBe("three");
  expect(eventOf(steps[1])).toBeNull();
  expect(eventOf(undefined)).toBeNull();
});

test("a link names a moment and whose eyes to see it with", () => {
  expect(pointOf(hashOf(12, 1))).toEqual({ step: 12, seat: 1 });
  expect(pointOf(hashOf(3, null))).toEqual({ step: 3, seat: null });
  expect(pointOf("")).toEqual({ step: 0, seat: undefined });
  expect(pointOf("step=-4&seat=x")).toEqual({ step: 0, seat: undefined });
});
