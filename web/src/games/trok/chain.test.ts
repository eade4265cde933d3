import { expect, test } from "vitest";
import { chainOf } from "./chain";

const took = (seat: number, owner: number, card: string) => ({ event: "Took", seat, owner, card });
const round = (round: number) => ({ event: "RoundBegan", round });
const log = [round(2), { event: "Offered" }, took(0, 1, "hammer"), took(1, 0, "ration")];

test("each card that is taken is a link", () => {
  expect(chainOf(log).map(({ owner }) => owner)).toEqual([1, 0]);
});

test("another round has another chain", () => {
  expect(chainOf([...log, round(3)])).toEqual([]);
  expect(chainOf([...log, round(3), took(1, 0, "lantern")]).map(({ card }) => card)).toEqual(["lantern"]);
});

test("where the beginning was not told there is no chain", () => {
  expect(chainOf(log.slice(1))).toEqual([]);
});
