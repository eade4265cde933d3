import { expect, test } from "vitest";
import type { TriesteSideView, TriesteView } from "../../lib/server/games";
import { progress, score, signed, worthOf } from "./progress";

const side = (part: Partial<TriesteSideView>) =>
  ({ wealth: -1, known: [], treasure_count: 0, ...part }) as TriesteSideView;
const sides = [
  side({ faction: "watch", seat: 2 }),
  side({ faction: "merchant", seat: 0, treasure_count: 5, known: ["gold", "banker"] }),
  side({ faction: "thief", seat: 1 }),
];
const view = {
  captured: 3,
  captures_needed: 7,
  riches_needed: 15,
  infamy: 4,
  infamy_needed: 9,
  sides,
} as unknown as TriesteView;
const names = { watch: "Watch", merchant: "Merchant", thief: "Thief" };

test("captures and infamy are there for all to see", () => {
  expect(progress(view, sides[0]!)).toEqual({ now: 3, needed: 7, isLeast: false });
  expect(progress(view, sides[2]!)).toEqual({ now: 4, needed: 9, isLeast: false });
});

test("of another's riches only the least they can be is told", () => {
  expect(progress(view, sides[1]!)).toEqual({ now: 7, needed: 15, isLeast: true });
});

test("a purse that is wholly known, or one's own, is told as it is", () => {
  const known = side({ faction: "merchant", treasure_count: 2, known: ["gold", "silver"] });
  expect(progress(view, known)).toEqual({ now: 5, needed: 15, isLeast: false });
  expect(progress(view, side({ faction: "merchant", wealth: 9 })).now).toBe(9);
});

test("the strip of seats has each goal by the seat of its faction", () => {
  expect(score(view, 2, names)).toBe("Watch 3/7");
  expect(score(view, 0, names)).toBe("Merchant ≥ 7/15");
  expect(score(view, 1, names)).toBe("Thief 4/9");
  expect(score(view, 3, names)).toBeNull();
});

test("treasure adds up, and changes show their sign", () => {
  expect(worthOf(["copper", "silver", "diamond", "banker"])).toBe(7);
  expect(signed(2)).toBe("+2");
  expect(signed(-1)).toBe("−1");
});
