import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../testing/fakes";
import { settings } from "../browser/settings.svelte";
import { pauseFor, Show } from "./show.svelte";
import type { AnyView } from "../server/told";

const view = (phase: string) => ({ game: "x", seat: 0, phase, waiting: [], answered: [] }) as AnyView;
const event = (say: string, phase?: string) =>
  phase ? { event: say, say, view: { phase } } : { event: say, say };
const QUICK = 1100 * 0.7; // a short sentence
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
  settings.speed.value = "normal";
  show = new Show();
  show.jump(view("start"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("events are told one after the other, each upon the view at its moment", async () => {
  void show.add([event("one", "first"), event("two", "second")], { phase: "end" });
  expect([show.isBusy, show.event?.say, show.view?.phase, show.toCome]).toEqual([true, "one", "first", 1]);
  await vi.advanceTimersByTimeAsync(QUICK);
  expect([show.event?.say, show.view?.phase, show.toCome]).toEqual(["two", "second", 0]);
  await vi.advanceTimersByTimeAsync(QUICK);
  expect([show.isBusy, show.view?.phase, show.toCome]).toEqual([false, "end", 0]);
});

test("an event that changes nothing leaves the view as it was", () => {
  void show.add([event("one")], { phase: "end" });
  expect([show.event?.say, show.view?.phase]).toEqual(["one", "start"]);
});

test("what has been told of a decision is known until it has been shown", async () => {
  void show.add([event("one"), { event: "Silent" }, event("two")], {});
  await vi.advanceTimersByTimeAsync(QUICK);
  expect(show.told.map(({ event }) => event)).toEqual(["one", "Silent", "two"]);
  await vi.runAllTimersAsync();
  expect(show.told).toEqual([]);
});

test("what happens at once is told in quick succession, and read together", async () => {
  show = new Show((event, next) => (next?.event === event.event ? 0.1 : 1));
  show.jump(view("start"));
  void show.add([event("same"), event("same")], { phase: "middle" });
  void show.add([event("same"), event("other")], { phase: "end" });
  expect(show.together).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * 0.1 * QUICK + 1);
  expect(show.together.map(({ say }) => say)).toEqual(["same", "same", "same"]);
  await vi.advanceTimersByTimeAsync(QUICK);
  expect(show.together.map(({ say }) => say)).toEqual(["other"]);
  await vi.runAllTimersAsync();
  expect([show.isBusy, show.together]).toEqual([false, []]);
});

test("skipping goes straight to the present", async () => {
  void show.add([event("one", "first"), event("two"), event("three")], { phase: "middle" });
  void show.add([event("four")], { phase: "end" });
  show.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  expect([show.isBusy, show.view?.phase, show.toCome]).toEqual([false, "end", 0]);
});

test("after a jump nothing of the former show is told, and the next is not hurried", async () => {
  void show.add([event("old", "old"), event("older", "older")], { phase: "end" });
  show.jump(view("elsewhere"));
  void show.add([event("new", "new"), event("newer")], {});
  await vi.advanceTimersByTimeAsync(QUICK - 1);
  expect([show.event?.say, show.view?.phase, show.toCome]).toEqual(["new", "new", 1]);
});

test("a change without a sentence takes no time", async () => {
  await show.add([{ event: "Quiet" }], { phase: "end" });
  expect([show.view?.phase, show.hasPast, show.isBusy]).toEqual(["end", false, false]);
});

test("again shows what happened since the own answer, as it was", async () => {
  void show.add([event("before")], { phase: "answered" });
  await vi.runAllTimersAsync();
  show.markHere();
  void show.add([event("one", "first")], { phase: "middle" });
  void show.add([event("two", "second")], { phase: "end" });
  await vi.runAllTimersAsync();
  show.again();
  expect([show.event?.say, show.view?.phase, show.toCome]).toEqual(["one", "first", 1]);
  await vi.advanceTimersByTimeAsync(QUICK);
  expect([show.event?.say, show.view?.phase, show.toCome]).toEqual(["two", "second", 0]);
  await vi.runAllTimersAsync();
  expect(show.view?.phase).toBe("end");
});

test("again can begin with the round", async () => {
  for (const say of ["RoundBegan", "one", "RoundBegan", "two"]) void show.add([event(say)], { phase: say });
  await vi.runAllTimersAsync();
  show.again((events) => events.some(({ event }) => event === "RoundBegan"));
  await vi.advanceTimersByTimeAsync(QUICK);
  expect(show.event?.say).toBe("two");
});

test("nobody waits for long when much is to come, or happened while nobody looked", async () => {
  for (let n = 0; n < 12; n++) void show.add([event("many")], {});
  await vi.advanceTimersByTimeAsync(QUICK); // the first, when nobody knew of the others
  await vi.advanceTimersByTimeAsync(QUICK / 4);
  expect(show.toCome).toBe(9);
  show.jump(view("start"));
  void show.add([event("missed"), event("missed too")], {}, true);
  await vi.advanceTimersByTimeAsync(QUICK / 4);
  expect(show.event?.say).toBe("missed too");
});

test("long sentences stay longer, and a show that is off takes no time", () => {
  expect([pauseFor(55), pauseFor(200)]).toEqual([1100, 2200]);
  settings.speed.value = "off";
  expect(pauseFor(55)).toBe(0);
});

test("what happens while nobody may look is told when somebody looks again", async () => {
  show.hold(true);
  void show.add([event("one", "first")], { phase: "end" });
  await vi.advanceTimersByTimeAsync(QUICK);
  expect([show.isBusy, show.view?.phase, show.latest?.phase, show.toCome]).toEqual([
    false,
    "start",
    "end",
    1,
  ]);
  show.hold(false);
  expect([show.isBusy, show.event?.say]).toEqual([true, "one"]);
  await vi.advanceTimersByTimeAsync(QUICK);
  expect(show.view?.phase).toBe("end");
});
