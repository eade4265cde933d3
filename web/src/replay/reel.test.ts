import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../lib/server/protocol";
import { fakeBrowser } from "../lib/testing/fakes";
import { Reel } from "./reel.svelte";

const told = (number: number, ...says: string[]) => ({
  number,
  seat: 0,
  action: null,
  events: says.map((say) => ({ say, view: { last: say } })),
  view: { number, last: says.at(-1) ?? "" },
});
const replay: Replay = {
  game: "x",
  names: ["Ada"],
  seats: 1,
  seat: 0,
  steps: [told(0, "a"), told(1), told(2, "b", "c")],
  outcome: null,
  commitment: "",
  seed: "",
};
const QUICK = 1600 * 0.7; // a short sentence

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sentences = (reel: Reel) => reel.log.map(({ say }) => say);

test("it stays within the game", () => {
  const reel = new Reel(replay, 99);
  expect([reel.at, sentences(reel)]).toEqual([2, ["a", "b", "c"]]);
  reel.go(-1);
  expect([reel.at, reel.event?.say]).toEqual([0, "a"]);
});

test("it plays to the end, event by event, and stops there; silent steps pass quickly", async () => {
  const reel = new Reel(replay, 0);
  reel.play();
  expect([reel.at, reel.view]).toEqual([1, { number: 1, last: "" }]);
  await vi.advanceTimersByTimeAsync(400);
  expect([reel.at, reel.view, sentences(reel)]).toEqual([2, { number: 1, last: "b" }, ["a", "b"]]);
  await vi.advanceTimersByTimeAsync(QUICK);
  expect([reel.view, sentences(reel)]).toEqual([{ number: 1, last: "c" }, ["a", "b", "c"]]);
  expect(reel.isPlaying).toBe(true);
  await vi.advanceTimersByTimeAsync(QUICK);
  expect([reel.view, reel.isPlaying]).toEqual([{ number: 2, last: "c" }, false]);
});

test("paused, it shows the end of the step", async () => {
  const reel = new Reel(replay, 1);
  reel.play();
  expect(reel.view).toEqual({ number: 1, last: "b" });
  reel.pause();
  await vi.advanceTimersByTimeAsync(0);
  expect([reel.at, reel.view, reel.show.isBusy]).toEqual([2, { number: 2, last: "c" }, false]);
});

test("a step further is told, and once more goes on at once", async () => {
  const reel = new Reel({ ...replay, steps: [told(0), told(1, "a", "b"), told(2, "c")] }, 0);
  void reel.next();
  expect([reel.at, reel.event?.say]).toEqual([1, "a"]);
  void reel.next();
  expect([reel.at, reel.event?.say, sentences(reel)]).toEqual([2, "c", ["a", "b", "c"]]);
  await vi.runAllTimersAsync();
  expect([reel.view, reel.isPlaying]).toEqual([{ number: 2, last: "c" }, false]);
});

test("played at the end, it begins again", async () => {
  const reel = new Reel(replay, 2);
  reel.toggle();
  expect([reel.at, reel.isPlaying]).toEqual([1, true]);
  reel.toggle();
  await vi.advanceTimersByTimeAsync(9999);
  expect([reel.at, reel.isPlaying]).toEqual([1, false]);
});

test("twice the speed, half the time", async () => {
  const reel = new Reel(replay, 0);
  reel.speed = 2;
  reel.play();
  await vi.advanceTimersByTimeAsync(200);
  expect(reel.at).toBe(2);
});

test("other eyes see the same step", () => {
  const reel = new Reel(replay, 2);
  reel.retell({ ...replay, seat: null, steps: [told(0), told(1), told(2, "x")] });
  expect([reel.at, reel.view]).toEqual([2, { number: 2, last: "x" }]);
});
