import { expect, test, vi } from "vitest";
import { api } from "../lib/server/api";
import type { Opinion } from "../lib/server/protocol";
import {
  accounts,
  Analysis,
  accuracies,
  isMistake,
  isSame,
  lost,
  mistakesOf,
  ranges,
} from "./analysis.svelte";

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

const judged = (step: number, seat: number, best: number, got: number, visits: number): Opinion => ({
  step,
  seat,
  played: { text: "played" },
  best: { text: "best" },
  choices: [
    { action: { text: "best" }, chance: best, visits },
    { action: { text: "played" }, chance: got, visits },
  ],
  why: "",
});

test("a difference within the bot's own doubt is no mistake", () => {
  expect(isMistake(judged(1, 0, 0.6, 0.4, 10))).toBe(false);
  expect(isMistake(judged(1, 0, 0.6, 0.4, 1000))).toBe(true);
  expect(isMistake(judged(1, 0, 0.6, 0.59, 1_000_000))).toBe(false); // real, but not worth a word
});

test("one's own mistakes come with the dearest first, and nobody else's", () => {
  const opinions = [judged(3, 0, 0.6, 0.5, 9000), judged(5, 1, 0.9, 0.1, 9000), judged(8, 0, 0.7, 0.3, 9000)];
  expect(mistakesOf(opinions, 0).map(({ step }) => step)).toEqual([8, 3]);
});

test("accuracy is the share of the chances that a seat's decisions kept", () => {
  const opinions = [
    judged(1, 1, 0.5, 0.25, 9000),
    judged(2, 1, 0.5, 0.5, 9000),
    judged(3, 0, 0.4, 0.4, 9000),
  ];
  const [first, second] = accuracies(opinions);
  expect(first).toEqual({ seat: 0, of: 1, kept: 1 });
  expect([second?.of, second?.kept]).toEqual([2, 0.75]);
});

test("what moved the chances is told apart: own mistakes, those of others, and luck", () => {
  const chances = [
    [0.4, 0.4, 0.2],
    [0.2, 0.5, 0.3],
    [1, 0, 0],
  ];
  const found = accounts([judged(1, 0, 0.5, 0.3, 9000)], chances);
  expect(found.map(({ own }) => own)).toEqual([-0.2, 0, 0].map((own) => expect.closeTo(own)));
  expect(found[1]!.others).toBeCloseTo((0.2 * 0.4) / 0.6);
  expect(found[2]!.others).toBeCloseTo((0.2 * 0.2) / 0.6);
  for (const { seat, own, others, luck } of found)
    expect(own + others + luck).toBeCloseTo(chances[2]![seat]! - chances[0]![seat]!);
});

test("all decisions are judged, two at a time, with progress", async () => {
  let [under, most] = [0, 0];
  vi.spyOn(api, "opinion").mockImplementation(async (_id, step) => {
    most = Math.max(most, ++under);
    await Promise.resolve();
    under--;
    return judged(step, 0, 0.5, 0.5, 9);
  });
  const analysis = new Analysis("table");
  const judging = analysis.judgeAll([1, 2, 3, 4, 5], "all");
  expect(analysis.judging).toEqual({ done: 0, of: 5, what: "all" });
  await judging;
  expect([...analysis.opinions.keys()].toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect([most, analysis.judging]).toEqual([2, null]);
});

test("what was worked out before is there at once, and not asked for again", async () => {
  vi.spyOn(api, "findings").mockResolvedValue({
    bot: "hard",
    opinions: [judged(2, 0, 0.5, 0.5, 9)],
    chances: Array(25).fill([0.5, 0.5]),
  });
  const asked = vi.spyOn(api, "chances").mockImplementation(async (_id, first, last) => ({
    first,
    chances: Array(last - first + 1).fill([1, 0]),
  }));
  const analysis = new Analysis("table");
  await analysis.recall();
  expect([...analysis.opinions.keys()]).toEqual([2]);
  await analysis.playOut(45);
  expect(asked.mock.calls.map(([, first]) => first)).toEqual([20, 40]);
  expect(analysis.chances).toHaveLength(46);
});
