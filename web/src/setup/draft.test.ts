import { expect, test } from "vitest";
import type { GameInfo } from "../lib/server/protocol";
import { resized, settingsOf, usualDraft } from "./draft";

const game: GameInfo = {
  key: "trok",
  title: "Trök",
  tagline: "",
  authors: [],
  publisher: "",
  minutes: 30,
  rules: "1",
  seats: [2, 3, 4, 5],
  options: [
    { key: "open", name: "", help: "", choices: [false, true], names: [], default: false },
    { key: "first", name: "", help: "", choices: [], names: [], default: null },
  ],
  takes_data: false,
  former_files: [],
};

test("usually one plays against three normal bots, by the usual options", () => {
  const settings = settingsOf("trok", usualDraft(game));
  expect(settings).toMatchObject({ game: "trok", seats: 4, options: { open: false, first: null } });
  expect(settings.bots).toEqual([null, "normal", "normal", "normal"]);
  expect(settings).not.toHaveProperty("others");
});

test("a seat for a person stays free", () => {
  const draft = { ...usualDraft(game), others: ["easy", "", "hard"] };
  expect(settingsOf("trok", draft).bots).toEqual([null, "easy", null, "hard"]);
});

test("a smaller table keeps who fits, and forgets a choice of a seat that is gone", () => {
  const draft = { ...usualDraft(game), others: ["easy", "", "hard"], options: { open: true, first: 3 } };
  expect(resized(draft, game, 3)).toEqual({
    seats: 3,
    others: ["easy", ""],
    options: { open: true, first: null },
  });
});

test("whoever comes to a larger table is like the last", () => {
  const draft = { ...usualDraft(game), others: ["easy", "easy", ""], options: { open: true, first: 3 } };
  expect(resized(draft, game, 5)).toEqual({
    seats: 5,
    others: ["easy", "easy", "", ""],
    options: { open: true, first: 3 },
  });
});
