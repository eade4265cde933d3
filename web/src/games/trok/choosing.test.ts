import { expect, test } from "vitest";
import type { TrokAction } from "../../lib/server/games";
import { Choosing, fromHand } from "./choosing.svelte";

const offer = (...cards: string[]): TrokAction => ({
  action: "Offer",
  cards,
  text: `offer ${cards.join(" ")}`,
});
const take = (owner: number, card: string, wanted: string | null = null): TrokAction => ({
  action: "Take",
  owner,
  card,
  wanted,
  text: `take ${owner} ${card}${wanted ? ` for ${wanted}` : ""}`,
});

const choosing = (legal: TrokAction[], hand: string[] = []) =>
  new Choosing(
    () => legal,
    () => hand,
  );

test("an offer is picked card by card until it is whole", () => {
  const bench = choosing([offer("ration", "ration", "hammer")], ["ration", "ration", "ration", "hammer"]);
  bench.pick(0);
  bench.pick(2);
  expect(bench.canPick(1)).toBe(false); // a third ration is in no legal offer
  expect(bench.found).toEqual([]);
  bench.pick(3);
  expect(bench.found.map(({ text }) => text)).toEqual(["offer ration ration hammer"]);
  bench.pick(0);
  expect(bench.cards).toEqual(["ration", "hammer"]);
});

test("a pickaxe of the hand may also be one under a vein", () => {
  const legal: TrokAction[] = [
    { action: "Identical", kind: "hammer", cards: ["hammer", "hammer", "vein"], text: "a" },
    { action: "Different", cards: ["pickaxe", "hammer", "vein"], text: "b" },
  ];
  expect(fromHand(legal).map(({ cards }) => cards)).toEqual([
    ["hammer", "hammer", "pickaxe"],
    ["pickaxe", "hammer", "pickaxe"],
  ]);
  const bench = choosing(legal, ["pickaxe", "pickaxe", "hammer", "hammer"]);
  bench.pickAll(["hammer", "hammer", "pickaxe"]);
  expect(bench.found.map(({ text }) => text)).toEqual(["a"]);
});

test("a card on offer is touched before the card of the market", () => {
  const bench = choosing([take(1, "ration"), take(1, "ration", "hammer"), take(2, "helmet")]);
  expect(bench.canTake(1, "ration")).toBe(true);
  expect(bench.canTake(2, "ration")).toBe(false);
  expect(bench.swapFor("hammer")).toBeUndefined();
  bench.take(1, "ration");
  expect(bench.outcomes).toHaveLength(2);
  expect(bench.swapFor("hammer")?.text).toBe("take 1 ration for hammer");
  bench.take(1, "ration");
  expect(bench.taking).toBeNull();
});

test("gifts and stored cards are answered by one touch, upgrades by their place in the row", () => {
  const bench = choosing([
    { action: "Give", card: "ration", text: "give ration" },
    { action: "Claim", slot: 2, upgrade: "mine", text: "claim 2 mine" },
  ]);
  expect(bench.answerOf("ration")?.text).toBe("give ration");
  expect(bench.answerOf("hammer")).toBeUndefined();
  expect(bench.claimOf(2)?.upgrade).toBe("mine");
  expect(bench.claimOf(1)).toBeUndefined();
});
