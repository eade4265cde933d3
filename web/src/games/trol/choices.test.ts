import { expect, test } from "vitest";
import type { TrolAction } from "../../lib/server/games";
import { aims, betraying, canCharge, charging, isPlayable, joining, plainAnswers } from "./choices";

const PLAYING: TrolAction[] = [
  { action: "Assign", card: "trap", place: 0, text: "assign trap 0" },
  { action: "Assign", card: "chief", place: 0, text: "assign chief 0" },
  { action: "Trigger", card: "chief", place: 1, text: "trigger chief 1" },
];

test("a card can be played where the list says so", () => {
  expect(isPlayable(PLAYING, "trap")).toBe(true);
  expect(isPlayable(PLAYING, "rocky")).toBe(false);
  expect(joining(PLAYING, "chief", 0)?.text).toBe("assign chief 0");
  expect(joining(PLAYING, "chief", 1)).toBeUndefined();
  expect(charging(PLAYING, "chief", 1)?.text).toBe("trigger chief 1");
  expect(charging(PLAYING, "trap", 1)).toBeUndefined();
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
