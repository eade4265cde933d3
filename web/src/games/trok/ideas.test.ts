import { expect, test } from "vitest";
import type { TrokAction } from "../../lib/server/games";
import { ideas } from "./ideas";

const different = (...cards: string[]): TrokAction => ({ action: "Different", cards, text: cards.join(" ") });
const identical = (kind: string, ...cards: string[]): TrokAction => ({
  action: "Identical",
  kind,
  cards,
  text: cards.join(" "),
});

test("of each sort the largest combination is thought of, wild cards last", () => {
  const legal: TrokAction[] = [
    { action: "Done", text: "done" },
    different("pickaxe", "ration", "gloves"),
    different("pickaxe", "ration", "gloves", "stone"),
    different("pickaxe", "ration", "gloves", "lantern"),
    identical("ration", "ration", "ration", "stone"),
    identical("gloves", "gloves", "gloves", "vein"),
    identical("ration", "ration", "ration", "ration"),
  ];
  expect(ideas(legal).map(({ text }) => text)).toEqual([
    "pickaxe ration gloves lantern",
    "ration ration ration",
    "gloves gloves vein",
  ]);
});

test("a hand that makes nothing gives no ideas", () => {
  expect(ideas([{ action: "Done", text: "done" }])).toEqual([]);
});
