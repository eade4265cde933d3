import { expect, test } from "vitest";
import type { TrokView } from "../../lib/games";
import { Chain } from "./chain.svelte";

/** Only what the chain looks at. */
const view = (...offers: string[][]) =>
  ({ round: 2, players: offers.map((offer) => ({ offer })) }) as unknown as TrokView;
const took = (seat: number, owner: number, card: string) => ({ event: "Took", seat, owner, card });

const whole = view(["ration"], ["hammer", "helmet"]);
const first = view(["ration"], ["helmet"]);
const second = view([], ["helmet"]);

function watched(): Chain {
  const chain = new Chain();
  chain.hear({ event: "MasterMade", seat: 0 }, whole);
  chain.hear(took(0, 1, "hammer"), first);
  chain.hear(took(1, 0, "ration"), second);
  return chain;
}

test("each card that is taken is a link", () => {
  const chain = watched();
  expect(chain.upTo(second).map(({ owner }) => owner)).toEqual([1, 0]);
});

test("an earlier view shows the chain as it was", () => {
  const chain = watched();
  expect(chain.upTo(first).map(({ card }) => card)).toEqual(["hammer"]);
  expect(chain.upTo(whole)).toEqual([]);
});

test("seen once more, a link is not told twice", () => {
  const chain = watched();
  chain.hear(took(1, 0, "ration"), second);
  expect(chain.upTo(second)).toHaveLength(2);
});

test("who comes late sees no broken chain", () => {
  const chain = new Chain();
  chain.hear(took(1, 0, "ration"), second);
  expect(chain.upTo(second)).toEqual([]);
});
