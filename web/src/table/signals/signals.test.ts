import { expect, test } from "vitest";
import { chapters, opensByName } from "../side/chapters";
import { matching, neighbour } from "../deciding/search";
import { announcement } from "./announcement";
import { keyOf, meaning, number } from "../ask/keys";
import { soundOf } from "./sound";
import { listed, spell } from "../play/time";

const told = (event: string) => ({ event, say: `[${event}](key).` });
const many = (n: number) => `${n} more`;

test("the log begins a chapter where a round does", () => {
  const log = [told("Dealt"), told("RoundBegan"), told("Laid"), { event: "Quiet" }, told("FloorBegan")];
  expect(chapters(log, opensByName)).toEqual([
    { first: 0, opening: null, events: [log[0]] },
    { first: 1, opening: log[1], events: [log[2]] },
    { first: 4, opening: log[4], events: [] },
  ]);
});

test("the live region says what is new and what is asked, without marks", () => {
  expect(announcement([told("Laid"), { event: "Quiet" }], "And [you](key)?", many)).toBe("Laid. And you?");
});

test("it never says more than a few sentences at once", () => {
  const spoken = announcement(Array(30).fill(told("Laid")), "", many);
  expect(spoken).toMatch(/^22 more/);
  expect(spoken.match(/Laid/g)).toHaveLength(8);
});

test("choices are found by a few letters, whatever the accents", () => {
  const legal = [
    { text: "take helmet", say: "Prendre [le Mère Dwerg](mere-dwerg)" },
    { text: "pass", say: "Passer" },
  ];
  expect(matching(legal, "mere  PREN")).toEqual([legal[0]]);
  expect(matching(legal, "helmet")).toEqual([legal[0]]);
  expect(matching(legal, " ")).toEqual(legal);
  expect(matching(legal, "x")).toEqual([]);
});

test("arrows go around", () => {
  expect(neighbour(["a", "b", "c"], "c", "ArrowDown")).toBe("a");
  expect(neighbour(["a", "b", "c"], "a", "ArrowLeft")).toBe("c");
  expect(neighbour(["a"], "a", "Enter")).toBeUndefined();
});

test("keys mean something, but not while one writes or with a modifier", () => {
  const pressed = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    target: null,
    ...more,
  });
  const field = { matches: () => true } as unknown as EventTarget;
  expect(meaning(pressed("h"))).toBe("hint");
  expect(meaning(pressed("h", { ctrlKey: true }))).toBeNull();
  expect(meaning(pressed("h", { target: field }))).toBeNull();
  expect(number(pressed("3"))).toBe(2);
  expect(number(pressed("0"))).toBe(9);
  expect([0, 8, 9, 10].map(keyOf)).toEqual(["1", "9", "0", ""]);
});

test("times are spelt for people", () => {
  expect([5, 65, 3725].map(spell)).toEqual(["0:05", "1:05", "1:02:05"]);
  expect(spell(-3)).toBe("0:00");
  expect(spell(2 * 86400 + 3 * 3600)).toMatch(/^2 . 3 h$/);
  expect(listed(["Ada", "Bo"])).toMatch(/^Ada (and|et) Bo$/);
});

test("an event sounds like what it is about", () => {
  expect(soundOf({ event: "Thrown", dice: [1], card: "x" })).toBe("dice");
  expect(soundOf({ event: "Gained", aare: 2 })).toBe("coins");
  expect(soundOf({ event: "Took", card: "x" })).toBe("card");
  expect(soundOf({ event: "RoundBegan" })).toBeNull();
});
