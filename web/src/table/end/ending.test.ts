import { expect, test, vi } from "vitest";
import { api } from "../../lib/server/api";
import type { TableInfo } from "../../lib/server/protocol";
import { gatherChances } from "./chances";
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
