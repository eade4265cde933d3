import { expect, test } from "vitest";
import type { OwnTable } from "../lib/server/protocol";
import { finished, underWay } from "./mine";

const table = (id: string, created: number, status = "playing", your_turn = false): OwnTable => ({
  id,
  game: "trok",
  status,
  created,
  your_turn,
  brought: false,
  seat: 0,
  names: ["Vera", "Odette"],
  asked: [],
  outcome: null,
});

const over = [1, 2, 3, 4, 5, 6].map((day) => table(`over${day}`, day, day % 2 ? "over" : "ended"));
const all = [...over, table("old", 7), table("new", 9, "open"), table("turn", 8, "playing", true)];

test("games that wait for me come first, then those under way", () => {
  expect(underWay(all).map(({ id }) => id)).toEqual(["turn", "new", "old"]);
});

test("of those that are over, the last few are shown", () => {
  expect(finished(all).map(({ id }) => id)).toEqual(["over6", "over5", "over4", "over3"]);
});
