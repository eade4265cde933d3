import { expect, test } from "vitest";
import type { TrokView } from "../../lib/server/games";
import { chainOf } from "./chain";

/** Only what the chain looks at. */
const view = (round: number, ...offers: string[][]) =>
  ({ round, players: offers.map((offer) => ({ offer })) }) as unknown as TrokView;
const took = (seat: number, owner: number, card: string) => ({ event: "Took", seat, owner, card });
const offered = (...cards: string[]) => ({ event: "Offered", cards });
const round = (round: number) => ({ event: "RoundBegan", round });

const whole = view(2, ["ration"], ["hammer", "hammer", "helmet"]);
const first = view(2, ["ration"], ["hammer", "helmet"]);
const second = view(2, [], ["hammer", "helmet"]);
const offers = [round(2), offered("ration"), offered("hammer", "hammer", "helmet")];
const log = [...offers, took(0, 1, "hammer"), took(1, 0, "ration")];

test("each card that is taken is a link", () => {
  expect(chainOf(log, second).map(({ owner }) => owner)).toEqual([1, 0]);
});

test("an earlier view shows the chain as it was", () => {
  expect(chainOf(log, first).map(({ card }) => card)).toEqual(["hammer"]);
  expect(chainOf(log, whole)).toEqual([]);
});

test("another round has another chain", () => {
  const later = [...log, round(3), offered("lantern"), took(1, 0, "lantern")];
  expect(chainOf(later, second)).toHaveLength(2);
  expect(chainOf(later, view(3, [], [])).map(({ card }) => card)).toEqual(["lantern"]);
});

test("where the beginning was not told there is no chain", () => {
  expect(chainOf(log.slice(3), second)).toEqual([]);
  expect(chainOf([...offers, took(1, 0, "ration")], second)).toEqual([]);
});
