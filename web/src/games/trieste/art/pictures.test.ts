import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { CardInfo } from "../../../lib/server/protocol";
import { fitting } from "../fitting";
import { isDrawn, pictureOf, subjectOf } from "./pictures";

const card = (key: string, group: string, facts: CardInfo["facts"] = {}): CardInfo => ({
  key,
  name: key,
  text: "",
  group,
  copies: 1,
  facts,
});

/** The cards and heroes of a data file; a treasure is drawn by its own key. */
function keysOf(file: string): string[] {
  const parts = readFileSync(`../${file}`, "utf8").split(/^\[\[(?:card|hero)\]\]$/m);
  return parts.slice(1).map((part) => /^key = "(.+)"$/m.exec(part)![1]!);
}

test.each(["src/tripot/games/trieste/data.toml", "src/tripot/games/trieste/data-2.toml"])(
  "every card and hero of %s has a picture of its own",
  (file) => {
    const keys = keysOf(file);
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !isDrawn(key))).toEqual([]);
  },
);

test("a card that nobody has drawn gets a picture by its faction and type", () => {
  const stranger = card("night-watchman", "watch", { faction: "watch", type: "character" });
  expect(subjectOf(stranger)).toMatchObject({ hat: expect.any(String), carries: expect.any(String) });
  expect(subjectOf(stranger)).toEqual(subjectOf(stranger));
  expect(subjectOf(card("decree", "watch", { faction: "watch", type: "action" }))).toEqual(
    expect.any(String),
  );
});

test("an unknown answer is drawn by what it answers", () => {
  const answer = (reaction: string) =>
    subjectOf(card("x", "thief", { faction: "thief", type: "special", reaction }));
  expect(answer("capture")).toBe("smoke");
  expect(answer("take")).toBe("hound");
  expect(answer("counter")).toBe("mirror");
});

test("every group of cards has something to show, even one that nobody has heard of", () => {
  for (const group of ["watch", "merchant", "thief", "hero", "treasure", ""]) {
    expect(pictureOf(card("unheard-of", group)).length).toBeGreaterThan(3);
  }
});

test("a name with a long word is written smaller", () => {
  expect(fitting("Patrol Officer")).toBe(1);
  expect(fitting("Interrogatoire")).toBeLessThan(1);
});
