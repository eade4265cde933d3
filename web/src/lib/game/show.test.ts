import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../server/fakes";
import { settings } from "../browser/settings.svelte";
import { pauseFor, Show } from "./show.svelte";
import type { AnyView } from "../server/told";

const view = (phase: string) => ({ game: "x", seat: 0, phase, waiting: [], answered: [] }) as AnyView;
const event = (say: string) => ({ event: say, say });
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
  settings.speed.value = "normal";
  show = new Show((events) => events.some(({ event }) => event === "dice"));
  show.jump(view("start"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("events are told one after the other", async () => {
  show.add([event("one"), event("two")], { phase: "end" });
  expect(show.isBusy).toBe(true);
  expect(show.event?.say).toBe("one");
  expect(show.view?.phase).toBe("end");
  expect(show.toCome).toBe(1);
  await vi.advanceTimersByTimeAsync(1200);
  expect(show.event?.say).toBe("two");
  await vi.advanceTimersByTimeAsync(1200);
  expect(show.isBusy).toBe(false);
  expect(show.toCome).toBe(0);
});

test("where the kit wants it, events are told before the view changes", async () => {
  show.add([event("dice")], { phase: "end" });
  expect(show.view?.phase).toBe("start");
  await vi.runAllTimersAsync();
  expect(show.view?.phase).toBe("end");
});

test("a kit may tell in quick succession what happens at once", async () => {
  show = new Show(
    () => true,
    (event, next) => (next?.event === event.event ? 0.1 : 1),
  );
  show.jump(view("start"));
  show.add([event("same"), event("same"), event("other")], { phase: "end" });
  await vi.advanceTimersByTimeAsync(100);
  expect(show.toCome).toBe(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(show.toCome).toBe(1);
  await vi.runAllTimersAsync();
  expect(show.isBusy).toBe(false);
});

test("skipping goes straight to the present", async () => {
  show.add([event("dice"), event("two"), event("three")], { phase: "middle" });
  show.add([event("four")], { phase: "end" });
  show.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(show.isBusy).toBe(false);
  expect(show.view?.phase).toBe("end");
});

test("a change without a sentence takes no time", () => {
  show.add([{ event: "Quiet" }], { phase: "end" });
  expect(show.view?.phase).toBe("end");
  expect(show.hasPast).toBe(false);
});

test("again shows what happened since the own answer", async () => {
  show.add([event("before")], { phase: "answered" });
  await vi.runAllTimersAsync();
  show.markHere();
  show.add([event("one")], { phase: "middle" });
  show.add([event("two")], { phase: "end" });
  await vi.runAllTimersAsync();
  show.again();
  expect(show.event?.say).toBe("one");
  expect(show.view?.phase).toBe("middle");
  expect(show.toCome).toBe(0);
  await vi.runAllTimersAsync();
  expect(show.view?.phase).toBe("end");
});

test("again can begin with the round", async () => {
  for (const say of ["RoundBegan", "one", "RoundBegan", "two"]) show.add([event(say)], { phase: say });
  await vi.runAllTimersAsync();
  show.again((events) => events.some(({ event }) => event === "RoundBegan"));
  await vi.advanceTimersByTimeAsync(1200);
  expect(show.event?.say).toBe("two");
});

test("nobody waits for long when much is to come, nor for a show that is off", () => {
  expect(pauseFor(55, 0)).toBe(1100);
  expect(pauseFor(200, 0)).toBe(2200);
  expect(pauseFor(55, 20)).toBe(275);
  settings.speed.value = "off";
  expect(pauseFor(55, 0)).toBe(0);
});
