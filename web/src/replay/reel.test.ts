import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../lib/server/protocol";
import { Reel } from "./reel.svelte";

const told = (number: number, say?: string) => ({
  number,
  seat: 0,
  action: null,
  events: say ? [{ say }] : [],
  view: { number },
});
const replay: Replay = {
  game: "x",
  names: ["Ada"],
  seats: 1,
  seat: 0,
  steps: [told(0, "a"), told(1), told(2, "c")],
  outcome: null,
  commitment: "",
  seed: "",
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it stays within the game", () => {
  const reel = new Reel(replay, 99);
  expect(reel.at).toBe(2);
  reel.go(-1);
  expect([reel.at, reel.event?.say]).toEqual([0, "a"]);
});

test("it plays to the end and stops there; silent steps pass quickly", () => {
  const reel = new Reel(replay, 0);
  reel.play();
  vi.advanceTimersByTime(1600);
  expect([reel.at, reel.isPlaying]).toEqual([1, true]);
  vi.advanceTimersByTime(400);
  expect([reel.at, reel.isPlaying]).toEqual([2, false]);
});

test("played at the end, it begins anew", () => {
  const reel = new Reel(replay, 2);
  reel.toggle();
  expect([reel.at, reel.isPlaying]).toEqual([0, true]);
  reel.toggle();
  vi.advanceTimersByTime(9999);
  expect([reel.at, reel.isPlaying]).toEqual([0, false]);
});

test("twice the speed, half the time", () => {
  const reel = new Reel(replay, 0);
  reel.speed = 2;
  reel.play();
  vi.advanceTimersByTime(800);
  expect(reel.at).toBe(1);
});
