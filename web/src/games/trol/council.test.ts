import { expect, test } from "vitest";
import type { TrolEvent } from "../../lib/server/games";
import { isCouncil, verdicts } from "./council";
import { words } from "./words";

const COUNT: TrolEvent[] = [
  { event: "Counted", seat: 0, tribe: "moss", food: 9, masks: 5, trophies: 4 },
  { event: "Counted", seat: 1, tribe: "flint", food: 2, masks: 7, trophies: 3 },
  { event: "Counted", seat: 2, tribe: "soot", food: 6, masks: 6, trophies: 4 },
  { event: "Eliminated", seat: 1, tribe: "flint", why: "food" },
  { event: "Duelled", seat: 0, tribe: "moss", total: 7, rank: 1 },
  { event: "Duelled", seat: 2, tribe: "soot", total: 5, rank: 1 },
  { event: "GameEnded", winners: [0], tribe: "moss", reason: "duel" },
];

test("the council gathers what is told of every tribe", () => {
  expect(COUNT.every(isCouncil)).toBe(true);
  const [moss, flint, soot] = verdicts(COUNT);
  expect(moss).toMatchObject({ food: 9, duel: { total: 7, rank: 1 }, hasWon: true, out: "" });
  expect(flint).toMatchObject({ masks: 7, out: "food", duel: null, hasWon: false });
  expect(soot).toMatchObject({ trophies: 4, duel: { total: 5, rank: 1 }, hasWon: false });
});

test("events of the hunt are none of the council's business", () => {
  expect(
    verdicts([{ event: "Fed", seat: 0, tribe: "moss", card: "cook", food: 3, why: "cook", portion: 0 }]),
  ).toEqual([]);
  expect(isCouncil({ event: "NightFell" })).toBe(false);
});

test.each(["en", "fr"] as const)("with three tribes nobody goes for lack of bravery (%s)", (language) => {
  expect(words[language].howWon(3)).not.toMatch(/brave/);
  expect(words[language].howWon(4)).toMatch(/brave/);
});
