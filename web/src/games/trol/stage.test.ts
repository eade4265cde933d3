import { describe, expect, test } from "vitest";
import type { TrolEvent, TrolHuntView, TrolLineCard, TrolView } from "../../lib/server/games";
import { gainsOf, isShow, stageOf, tell, type Stage } from "./stage";

const seated = (tribe: string, card: string): TrolLineCard => ({
  seat: 0,
  tribe,
  card,
  number: 0,
  acts: false,
  is_target: false,
});

const LINE = [seated("moss", ""), seated("flint", "sneak"), seated("moss", "beater"), seated("soot", "cook")];

function viewWith(hunt: Partial<TrolHuntView> | null, cards = LINE): TrolView {
  const whole = { place: 0, trigger: "chief", trigger_tribe: "moss", total: 0, position: -1, target: -1 };
  const dice = { red: 0, white: 0, result: 0, rerolled: [] };
  return {
    game: "trol",
    seat: 0,
    phase: hunt ? "aiming" : "playing",
    waiting: [0],
    answered: [],
    night: false,
    turn: 1,
    active: "moss",
    asked: "moss",
    pile_size: 12,
    last_hunts: false,
    hunted: hunt ? "sanglion" : "",
    at_least: 8,
    at_most: 12,
    total: 0,
    result: 0,
    victim: "",
    victim_tribe: "",
    lines: [{ place: 0, prey: "sanglion", least: 8, most: 12, food: [5, 3, 2], trophies: 2, cards }],
    tribes: [],
    hunt: hunt && { ...whole, ...dice, ...hunt },
  };
}

const TRIGGERED: TrolEvent[] = [
  { event: "Triggered", seat: 0, tribe: "moss", place: 0, prey: "sanglion", card: "chief" },
  {
    event: "LineRevealed",
    cards: ["tracker", "sneak", "beater", "cook"],
    tribes: ["moss", "flint", "moss", "soot"],
  },
];
const thrown = (tribe: string, card: string, red: number, total: number): TrolEvent => ({
  event: "Thrown",
  seat: 0,
  tribe,
  card,
  red,
  white: 0,
  total,
  faces: [total],
});
const damaged = (tribe: string, card: string, damage: number, total: number): TrolEvent => ({
  event: "Damaged",
  seat: 0,
  tribe,
  card,
  damage,
  total,
});

function told(...events: TrolEvent[]): Stage {
  const view = viewWith(null);
  return events.reduce<Stage | null>((stage, event) => tell(stage, event, view), null)!;
}

describe("a hunt that is told", () => {
  test("begins with the line as it lies, then turns it up", () => {
    expect(told(TRIGGERED[0]!).line[0]?.card).toBe("");
    const stage = told(...TRIGGERED);
    expect(stage.line.map(({ card }) => card)).toEqual(["tracker", "sneak", "beater", "cook"]);
    expect(stage).toMatchObject({ trigger: { card: "chief", tribe: "moss" }, least: 8, most: 12, at: -1 });
  });

  test("has a sneak name a card, and the card fall", () => {
    const betrayed: TrolEvent = {
      event: "Betrayed",
      seat: 1,
      tribe: "flint",
      target: 0,
      target_tribe: "moss",
      card: "tracker",
    };
    const aimed = told(...TRIGGERED, betrayed, thrown("flint", "sneak", 1, 3));
    expect(aimed).toMatchObject({ at: 1, target: 0, dice: { red: 1, total: 3, faces: [3], number: 1 } });
    const struck = told(
      ...TRIGGERED,
      betrayed,
      thrown("flint", "sneak", 1, 3),
      { event: "CardStruckDown", seat: 0, tribe: "moss", card: "tracker" },
      damaged("flint", "sneak", 2, 2),
    );
    expect(struck.line[0]?.isDown).toBe(true);
    expect(struck).toMatchObject({ at: 1, target: -1, total: 2 });
  });

  test("has the cards strike one after the other", () => {
    const stage = told(
      ...TRIGGERED,
      thrown("moss", "tracker", 2, 6),
      damaged("moss", "tracker", 6, 6),
      thrown("flint", "sneak", 1, 0),
      damaged("flint", "sneak", 0, 6),
    );
    expect(stage.line.map(({ damage }) => damage)).toEqual([6, 0, null, null]);
    expect(stage).toMatchObject({ at: 1, total: 6 });
  });

  test("keeps the dice beside the damage that they dealt, and no longer", () => {
    const thrownAndCounted = [
      ...TRIGGERED,
      thrown("moss", "tracker", 2, 6),
      damaged("moss", "tracker", 6, 6),
    ];
    expect(told(...thrownAndCounted).dice?.isCounted).toBe(true);
    expect(told(...thrownAndCounted, damaged("flint", "sneak", 1, 7)).dice).toBeNull();
  });

  test("counts a repeated throw as another one", () => {
    const stage = told(
      ...TRIGGERED,
      thrown("moss", "tracker", 2, 0),
      { event: "Rerolled", seat: 2, tribe: "soot" },
      thrown("moss", "tracker", 2, 7),
    );
    expect(stage).toMatchObject({ at: 0, shaman: "soot", dice: { total: 7, number: 2 } });
  });

  test("shares out what it brought", () => {
    const stage = told(
      ...TRIGGERED,
      { event: "HuntSucceeded", prey: "sanglion", total: 9 },
      { event: "Fed", seat: 0, tribe: "moss", card: "tracker", food: 5, why: "portion" },
      { event: "Fed", seat: 0, tribe: "moss", card: "beater", food: 2, why: "portion" },
      { event: "TrophyTaken", seat: 0, tribe: "moss", prey: "sanglion" },
    );
    expect(stage).toMatchObject({ result: "succeeded", total: 9, taker: "moss" });
    expect(gainsOf(stage, "moss")).toEqual({ food: 7, trophies: 2 });
    expect(gainsOf(stage, "soot")).toEqual({ food: 0, trophies: 0 });
    expect(gainsOf(null, "moss")).toEqual({ food: 0, trophies: 0 });
  });
});

describe("between two answers", () => {
  test("there is no stage without a hunt", () => {
    expect(stageOf(viewWith(null))).toBeNull();
    expect(tell(null, { event: "NightFell" }, viewWith(null))).toBeNull();
  });

  test("the stage is what the view says", () => {
    const stage = stageOf(viewWith({ position: 2, total: 6, red: 1, white: 2, result: 4 }));
    expect(stage).toMatchObject({ at: 2, total: 6, dice: { red: 1, white: 2, total: 4 } });
  });

  test("blows that have been told are not forgotten, even when a card has fallen since", () => {
    const before = told(...TRIGGERED, damaged("moss", "tracker", 6, 6));
    const fallen = before.line.map((hunter, n) => (n === 1 ? { ...hunter, isDown: true } : hunter));
    const stage = stageOf(viewWith({ total: 6 }, LINE.toSpliced(1, 1)), { ...before, line: fallen });
    expect(stage?.line.map(({ damage }) => damage)).toEqual([6, null, null]);
  });
});

test("hunts and the final count are told before the table changes", () => {
  expect(["Triggered", "Thrown", "Counted"].every(isShow)).toBe(true);
  expect(["Assigned", "Drawn", undefined].some(isShow)).toBe(false);
});
