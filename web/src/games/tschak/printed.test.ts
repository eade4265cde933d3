import { expect, test } from "vitest";
import type { CardInfo } from "../../lib/server/protocol";
import { sorted } from "./cards";
import { glyph, mark } from "./printed";

const card = (key: string, group: string, facts: CardInfo["facts"] = {}): CardInfo => ({
  key,
  name: key,
  text: "",
  group,
  copies: 1,
  facts,
});

test.each([
  [card("warrior-6-axe", "warrior", { strength: 6, weapon: "axe" }), "6"],
  [card("chameleon", "sorcerer"), "?"],
  [card("artefact", "artefact"), "×2"],
  [card("dragon", "monster", { skulls: 4 }), "−4"],
  [card("troglodyte", "monster", { squared: true }), "−n²"],
  [card("cursed-chest-2", "treasure", { points: -2 }), "−2"],
  [card("chest-5", "treasure", { points: 5 }), "5"],
  [card("ring", "treasure", { squared: true }), "n²"],
  [card("elixir", "treasure"), ""],
])("%o is marked %s", (info, text) => expect(mark(info)).toBe(text));

test("a card without a symbol of its own has that of its group", () => {
  expect(glyph(card("elixir", "treasure"))).toBe("elixir");
  expect(glyph(card("chest-5", "treasure"))).toBe("treasure");
});

test("a hand is sorted by type and strength, with the chameleon after numbered sorcerers", () => {
  const hand = [
    card("artefact", "artefact"),
    card("dwarf-1", "dwarf", { strength: 1 }),
    card("chameleon", "sorcerer"),
    card("sorcerer-5", "sorcerer", { strength: 5 }),
    card("sorcerer-2", "sorcerer", { strength: 2 }),
  ];
  const look = (key: string) => hand.find((info) => info.key === key)!;
  const keys = hand.map(({ key }) => key);
  expect(sorted(keys, look)).toEqual(["sorcerer-2", "sorcerer-5", "chameleon", "dwarf-1", "artefact"]);
});
