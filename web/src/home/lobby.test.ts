import { expect, test } from "vitest";
import type { LobbyTable } from "../lib/server/protocol";
import { heard } from "./lobby.svelte";

const table = (id: string, free = 1): LobbyTable => ({
  id,
  game: "trok",
  status: "open",
  host: "Ada",
  seats: 4,
  free,
  clock: { type: "none" },
  created: 0,
});

test("the lobby is told whole, then table by table", () => {
  let tables = heard([], { type: "lobby", tables: [table("a"), table("b")] });
  tables = heard(tables, { type: "changed", table: table("b", 0) });
  expect(tables.map(({ id, free }) => [id, free])).toEqual([
    ["a", 1],
    ["b", 0],
  ]);
});

test("a new table comes first, and one that is gone goes", () => {
  let tables = heard([table("a")], { type: "changed", table: table("c") });
  expect(tables.map(({ id }) => id)).toEqual(["c", "a"]);
  tables = heard(tables, { type: "gone", id: "a" });
  expect(tables.map(({ id }) => id)).toEqual(["c"]);
});
