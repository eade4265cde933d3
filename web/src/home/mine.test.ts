import { expect, test } from "vitest";
import type { OwnTable } from "../lib/server/protocol";
import { tablesToShow } from "./mine";

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

test("games that wait for me come first, then those under way, then the last few that are over", () => {
  const over = [1, 2, 3, 4, 5, 6].map((day) => table(`over${day}`, day, day % 2 ? "over" : "ended"));
  const shown = tablesToShow([
    ...over,
    table("old", 7),
    table("new", 9, "open"),
    table("turn", 8, "playing", true),
  ]);
  expect(shown.map(({ id }) => id)).toEqual(["turn", "new", "old", "over6", "over5", "over4", "over3"]);
});
