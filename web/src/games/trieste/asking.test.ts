import { expect, test } from "vitest";
import type { TriesteAction, TriesteView } from "../../lib/server/games";
import { buttons, fromHand, onStage, payments, signOf } from "./asking";

const view = (part: Partial<TriesteView>) =>
  ({ phase: "laying", seen: [], ...part }) as unknown as TriesteView;
const action = (part: object) => part as TriesteAction;
const lay = (card: string) => action({ action: "Lay", card });
const choose = (card: string) => action({ action: "Choose", card });

test("cards that can be laid light up in the hand, and doing nothing is a button", () => {
  const legal = [lay("recruit"), lay("copper"), action({ action: "LayNothing" })];
  expect([...fromHand(view({}), legal).keys()]).toEqual(["recruit", "copper"]);
  expect(onStage(view({}), legal)).toEqual([]);
  expect(buttons(legal)).toHaveLength(1);
});

test("everything that is seen lies on the stage, also what cannot be chosen", () => {
  const legal = [choose("copper")];
  const seen = onStage(view({ phase: "keeping", seen: ["copper", "copper", "gold"] }), legal);
  expect(seen.map(({ card, action }) => [card, !!action])).toEqual([
    ["copper", true],
    ["copper", true],
    ["gold", false],
  ]);
});

test("without cards that are seen, one of each that can be chosen lies there", () => {
  const legal = [choose("pickpocket"), choose("cat-burglar")];
  expect(onStage(view({ phase: "capturing" }), legal).map(({ card }) => card)).toEqual([
    "pickpocket",
    "cat-burglar",
  ]);
});

test("a hand over its limit is trimmed in the hand itself", () => {
  const legal = [choose("copper")];
  const trimming = view({ phase: "trimming" });
  expect(fromHand(trimming, legal).has("copper")).toBe(true);
  expect(onStage(trimming, legal)).toEqual([]);
});

test("ways to pay are found among other actions", () => {
  const pay = action({ action: "Pay", cards: ["copper"] });
  expect(payments([pay, lay("recruit")])).toEqual([pay]);
});

test("an option has the sign of its first step, or a plain one", () => {
  expect(signOf([{ key: "step-draw", values: {}, blocks: [] }])).toBe("draw");
  expect(signOf([])).toBe("effect");
  expect(signOf(undefined)).toBe("effect");
});
