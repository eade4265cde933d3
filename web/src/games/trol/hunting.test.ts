import { expect, test } from "vitest";
import type { TrolView } from "../../lib/server/games";
import { gainsOf, huntOf } from "./hunting";

const DICE = { red: 0, white: 0, result: 0 };
const view = (hunt: object = {}, more: object = {}) =>
  ({
    phase: "playing",
    hunt: { place: 1, trigger: "chief", trigger_tribe: "moss", total: 0, position: -1, ...DICE, ...hunt },
    lines: [null, { place: 1, prey: "koalapin", trophies: 2, cards: [] }],
    ...more,
  }) as unknown as TrolView;
const triggered = { event: "Triggered", place: 1, tribe: "moss" };
const thrown = { event: "Thrown", red: 2, white: 0, total: 3, faces: [0, 3] };
const damaged = (damage: number) => ({ event: "Damaged", damage });

test("between two hunts there is none", () => {
  expect(huntOf({ ...view(), hunt: null }, [triggered])).toBeNull();
});

test("only what was told of this hunt is shown", () => {
  const log = [triggered, damaged(5), triggered, damaged(1), damaged(2)];
  expect(huntOf(view(), log)).toMatchObject({ damage: [1, 2], result: "under way" });
});

test("dice lie until their damage has been told", () => {
  const log = [triggered, thrown];
  expect(huntOf(view(), log)?.dice).toMatchObject({ faces: [0, 3], number: 1 });
  expect(huntOf(view(), [...log, damaged(3)])?.dice).not.toBeNull();
  expect(huntOf(view(), [...log, damaged(3), { event: "HuntFailed" }])?.dice).toBeNull();
});

test("a shaman has them thrown again", () => {
  const log = [triggered, thrown, { event: "Rerolled" }];
  expect(huntOf(view(), log)?.isAgain).toBe(true);
  expect(huntOf(view(), [...log, thrown])).toMatchObject({ isAgain: false, dice: { number: 2 } });
});

test("dice of which nothing was told lie there without pips", () => {
  expect(huntOf(view({ red: 1, white: 2, result: 4 }), [])?.dice).toMatchObject({ total: 4, faces: [] });
});

test("a hunt has succeeded when it is told, and while the cook is asked", () => {
  expect(huntOf(view(), [triggered, { event: "HuntSucceeded" }])?.result).toBe("succeeded");
  expect(huntOf(view({}, { phase: "cooking" }), [])?.result).toBe("succeeded");
});

test("a tribe's gains are those that are being told", () => {
  const fed = { event: "Fed", tribe: "moss", food: 4 };
  const hunt = huntOf(view(), [triggered, fed]);
  expect(gainsOf(fed, hunt, "moss")).toEqual({ food: 4, trophies: 0 });
  expect(gainsOf({ event: "TrophyTaken", tribe: "moss" }, hunt, "moss").trophies).toBe(2);
  expect(gainsOf(fed, hunt, "soot")).toEqual({ food: 0, trophies: 0 });
});
