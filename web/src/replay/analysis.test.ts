import { expect, test } from "vitest";
import type { Opinion } from "../lib/server/protocol";
import { isSame, lost, ranges } from "./analysis.svelte";

const opinion = (played: string, chances: Record<string, number>): Opinion => ({
  step: 1,
  seat: 0,
  played: { text: played },
  best: { text: "best" },
  choices: Object.entries(chances).map(([text, chance]) => ({ action: { text }, chance, visits: 1 })),
  why: "",
});

test("what was given away is the way down from the best choice", () => {
  expect(lost(opinion("poor", { best: 0.6, poor: 0.25 }))).toBeCloseTo(0.35);
  expect(lost(opinion("best", { best: 0.6 }))).toBe(0);
});

test("nothing is given away by what the bot did not look at", () => {
  expect(lost(opinion("strange", { best: 0.6 }))).toBe(0);
  expect(isSame(opinion("strange", {}))).toBe(false);
});

test("chances are asked for twenty steps at a time", () => {
  expect(ranges(45)).toEqual([
    [0, 19],
    [20, 39],
    [40, 45],
  ]);
  expect(ranges(0)).toEqual([[0, 0]]);
});
