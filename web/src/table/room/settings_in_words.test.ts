import { expect, test } from "vitest";
import type { GameInfo } from "../../lib/server/protocol";
import { words } from "../../words/room";
import { settingsInWords } from "./settings_in_words";

const game = {
  options: [
    {
      key: "heroes",
      name: "Heroes",
      help: "",
      choices: [false, true],
      names: ["without", "with"],
      default: false,
    },
    { key: "youngest", name: "Youngest", help: "", choices: [], names: [], default: null },
  ],
} as unknown as GameInfo;
const said = (settings: object, data_hash: string | null = null) =>
  Object.fromEntries(settingsInWords({ settings: { game: "x", seats: 2, ...settings }, data_hash }, game));

test("options are said in the game's own words", () => {
  expect(said({ options: { heroes: true } })).toMatchObject({ Heroes: "with", Youngest: "by lot" });
  expect(said({ options: { youngest: 1 } })).toMatchObject({ Heroes: "without", Youngest: "Seat 2" });
});

test("a data file of one's own is told of", () => {
  expect(said({})).not.toHaveProperty([words.en.data]);
  expect(said({}, "a1b2")).toHaveProperty([words.en.data], words.en.dataOwn);
});

test("what is left out is the usual", () => {
  expect(said({})).toMatchObject({ Clock: "none; take your time", Hints: "yes" });
  expect(said({})["If somebody is away"]).toBe("a bot plays for them after 2:00");
});

test("a live clock says who answers when it has run out", () => {
  const clock = { type: "live", bank: 0, increment: 15 };
  const what = "When somebody’s time is up";
  expect(said({ clock })[what]).toBe("a bot answers this once");
  expect(said({ clock, expired: "cover" })[what]).toBe("a bot plays until they are back");
});

test("clocks are said in minutes and days", () => {
  expect(said({ clock: { type: "live", bank: 300, increment: 15 } }).Clock).toMatch(/^5:00/);
  expect(said({ clock: { type: "days", days: 1 } }).Clock).toBe("a day for each answer");
  expect(said({ clock: { type: "days", days: 1 } })).not.toHaveProperty(["When somebody’s time is up"]);
  expect(said({ away: null })["If somebody is away"]).toBe("everybody waits");
});
