import { expect, test } from "vitest";
import type { TrolAction } from "../../lib/server/games";
import { aims, betraying, canCharge, charging, isPlayable, joining, plainAnswers, uponPile } from "./choices";

const PLAYING: TrolAction[] = [
  { action: "Assign", card: "trap", place: 0, pile: -1, text: "assign trap 0" },
  { action: "Assign", card: "chief", place: 0, pile: -1, text: "assign chief 0" },
  { action: "Trigger", card: "chief", place: 1, pile: -1, text: "trigger chief 1" },
];

const CHIEF = { card: "chief", pile: -1 };

test("a card can be played where the list says so", () => {
  expect(isPlayable(PLAYING, "trap")).toBe(true);
  expect(isPlayable(PLAYING, "rocky")).toBe(false);
  expect(joining(PLAYING, CHIEF, 0)?.text).toBe("assign chief 0");
  expect(joining(PLAYING, CHIEF, 1)).toBeUndefined();
  expect(charging(PLAYING, CHIEF, 1)?.text).toBe("trigger chief 1");
  expect(charging(PLAYING, { card: "trap", pile: -1 }, 1)).toBeUndefined();
});

test("a hunt can be triggered if any card can trigger it", () => {
  expect(canCharge(PLAYING, 1)).toBe(true);
  expect(canCharge(PLAYING, 0)).toBe(false);
});

test("a betrayal names a card of the line, or nobody", () => {
  const legal: TrolAction[] = [
    { action: "Spare", text: "spare" },
    { action: "Betray", position: 0, text: "betray 0" },
  ];
  expect(betraying(legal, 0)?.text).toBe("betray 0");
  expect(betraying(legal, 1)).toBeUndefined();
  expect(plainAnswers(legal).map(({ text }) => text)).toEqual(["spare"]);
});

test("of like cards upon piles of several heights each height is a choice of its own", () => {
  const legal = [0, 2].map((pile): TrolAction => ({
    action: "Assign",
    card: "sneak",
    place: 1,
    pile,
    text: `assign sneak 1 pile ${pile}`,
  }));
  const piles = [1, 1, 3, 0].map((below, pile) => ({ pile, card: pile < 3 ? "sneak" : "chief", below }));
  const chosen = piles.map((pile) => uponPile(legal, piles, pile));
  expect(chosen.map(({ pile }) => pile)).toEqual([0, 0, 2, -1]);
  expect(chosen.slice(0, 3).map((card) => joining(legal, card, 1)?.text)).toEqual([
    "assign sneak 1 pile 0",
    "assign sneak 1 pile 0",
    "assign sneak 1 pile 2",
  ]);
  expect(joining(legal, { card: "sneak", pile: -1 }, 1)).toBeUndefined();
});

test("a cook doubles a portion, or none", () => {
  const legal: TrolAction[] = [
    { action: "Serve", text: "serve" },
    { action: "Double", portion: 1, text: "double 1" },
  ];
  expect(plainAnswers(legal).map(({ text }) => text)).toEqual(["serve", "double 1"]);
});

test("dice that are not red are white", () => {
  const legal = [0, 1, 2, 3].map((red): TrolAction => ({ action: "Aim", red, text: `aim ${red}` }));
  expect(aims(legal).map(({ red, white }) => [red, white])).toEqual([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ]);
  expect(aims(PLAYING)).toEqual([]);
});
