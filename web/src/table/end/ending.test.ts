import { expect, test, vi } from "vitest";
import { api } from "../../lib/server/api";
import type { TableInfo } from "../../lib/server/protocol";
import { gatherChances, turningPoint } from "./chances";
import { tablesOf } from "./laid";
import { judge, played, record, summed } from "./statistics.svelte";
import { fits, remember, shownFor } from "./commitments";

test("chances are asked range by range, to the outcome", async () => {
  vi.spyOn(api, "verification").mockResolvedValue({
    holds: true,
    commitment: "",
    seed: "",
    decisions: 44,
    message: "",
  });
  const asked = vi.spyOn(api, "chances").mockImplementation(async (_id, first, last) => ({
    first,
    chances: Array(last - first + 1).fill([1, 0]),
  }));
  const known: number[] = [];
  const shares = await gatherChances("1", (so, all) => known.push(so.length) > 0 && all === 45);
  expect(shares).toHaveLength(45);
  expect(asked.mock.calls.map(([, first, last]) => [first, last])).toEqual([
    [0, 19],
    [20, 39],
    [40, 44],
  ]);
  expect(known).toEqual([0, 20, 40, 45]);
});

test("nobody asks for more when nobody looks", async () => {
  const asked = vi.spyOn(api, "chances").mockClear();
  await gatherChances("1", () => false);
  expect(asked).not.toHaveBeenCalled();
});

test("the page checks the seed against the fingerprint that it was shown first", async () => {
  const commitment = "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08";
  const table = { id: "t", status: "playing", commitment } as TableInfo;
  remember(table);
  remember({ ...table, commitment: "another" });
  expect(shownFor("t")).toBe(commitment);
  expect(await fits("00".repeat(31) + "07", commitment)).toBe(true);
  expect(await fits("00".repeat(31) + "08", commitment)).toBe(false);
});

test("the turning point is where a winner's chances rose most", () => {
  expect(
    turningPoint([
      [0.5, 0.5],
      [0.1, 0.9],
      [0.8, 0.2],
      [1, 0],
    ]),
  ).toEqual({ step: 2, seat: 0, from: 0.1, to: 0.8 });
  expect(
    turningPoint([
      [0.4, 0.6],
      [0.1, 0.9],
      [0.2, 0.8],
      [0.2, 0.8],
      [0.3, 0.7],
      [0, 1],
    ]),
  ).toEqual({ step: 1, seat: 1, from: 0.6, to: 0.9 });
  expect(turningPoint([])).toBe(null);
});

test("where everything came from stands seat beside seat, the largest first, and is added up", () => {
  const seat = (...sources: [string, number][]) => ({
    view: {},
    gains: [{ key: "fortune", what: "Aare", sources: sources.map(([name, amount]) => ({ name, amount })) }],
  });
  const [table] = tablesOf({
    seats: [seat(["sets", 5], ["market", 2]), seat(["market", 9]), { view: {}, gains: [] }],
  });
  expect(table).toEqual({
    what: "Aare",
    rows: [
      { name: "market", amounts: [2, 9, 0] },
      { name: "sets", amounts: [5, 0, 0] },
    ],
    sums: [7, 9, 0],
  });
});

test("what the scores have told is not told once more", () => {
  const gain = (key: string) => ({ key, what: key, sources: [{ name: "a", amount: 1 }] });
  const seats = [{ view: {}, gains: [gain("food"), gain("trophies")] }];
  expect(tablesOf({ seats }, ["trophies"]).map(({ what }) => what)).toEqual(["food"]);
});

test("each game that one played is counted once, by game and role", () => {
  const game = (id: string, role: string, won: boolean) => ({
    id,
    game: "trieste",
    role,
    won,
    seats: 3,
    at: 0,
  });
  record(game("a", "thief", true));
  record(game("a", "thief", true)); // looked at again
  record(game("b", "thief", false));
  record(game("c", "watch", false));
  judge("b", 0.9);
  expect(summed(played.value)).toEqual([
    { game: "trieste", role: "thief", played: 2, won: 1, accuracy: 0.9 },
    { game: "trieste", role: "watch", played: 1, won: 0, accuracy: null },
  ]);
});
