import { expect, test } from "vitest";
import { movesOf, type Lying, type Pile, type Table } from "./flights";

const at = (left: number, top = 0) => ({ left, top, width: 10, height: 14 });
const lies = (
  card: string,
  zone: string,
  left: number,
  more: Partial<Lying<string>> = {},
): Lying<string> => ({
  card,
  group: "",
  zone,
  owner: "",
  count: 1,
  box: at(left),
  node: `${card || "back"} in ${zone}`,
  ...more,
});
const table = (cards: Lying<string>[], piles: Pile[] = []): Table<string> => ({ cards, piles });
const pile = (kind: Pile["kind"], left: number, more: Partial<Pile> = {}): Pile => ({
  kind,
  owner: "",
  group: "",
  box: at(left),
  ...more,
});
const paths = (before: Table<string>, after: Table<string>) =>
  movesOf(before, after).flights.map(({ source, target }) => `${source ?? "pile"} → ${target ?? "pile"}`);

test("a card travels from the zone where it was to the one where it is", () => {
  const before = table([lies("hammer", "hand", 0), lies("ration", "hand", 10)]);
  const after = table([lies("ration", "hand", 0), lies("hammer", "offer", 50)]);
  expect(paths(before, after)).toEqual(["hammer in hand → hammer in offer"]);
});

test("those that stay close up", () => {
  const before = table([lies("hammer", "hand", 0), lies("ration", "hand", 10)]);
  const after = table([lies("ration", "hand", 0)]);
  expect(movesOf(before, after).shifts).toEqual([{ from: at(10), to: at(0), node: "ration in hand" }]);
});

test("of cards alike the nearest travels", () => {
  const before = table([lies("copper", "left", 0), lies("copper", "right", 90)]);
  const after = table([lies("copper", "middle", 70), lies("copper", "left", 0)]);
  expect(paths(before, after)).toEqual(["copper in right → copper in middle"]);
});

test("a card that is turned up comes from those that lay face down", () => {
  const before = table([lies("", "their hand", 0, { count: 5 })]);
  const after = table([lies("", "their hand", 0, { count: 4 }), lies("stone", "offer", 50)]);
  expect(paths(before, after)).toEqual(["back in their hand → stone in offer"]);
});

test("a card that was nowhere comes out of a deck, and one that is nowhere goes to the discard", () => {
  const piles = [pile("deck", 200), pile("discard", 220)];
  expect(paths(table([], piles), table([lies("stone", "hand", 0)], piles))).toEqual(["pile → stone in hand"]);
  expect(paths(table([lies("stone", "hand", 0)], piles), table([], piles))).toEqual(["stone in hand → pile"]);
});

test("nobody's cards go to another's pile", () => {
  const piles = [pile("discard", 10, { owner: "moss" }), pile("discard", 90, { owner: "soot" })];
  const [flight] = movesOf(table([lies("cook", "line", 0, { owner: "soot" })]), table([], piles)).flights;
  expect(flight?.to).toEqual(at(90));
});

test("where there is no deck a card appears", () => {
  expect(movesOf(table([]), table([lies("stone", "hand", 0)])).appears).toEqual(["stone in hand"]);
});

test("where nothing has changed nothing moves", () => {
  const cards = [lies("stone", "hand", 0), lies("", "deck", 5, { count: 3 })];
  expect(movesOf(table(cards), table(cards))).toEqual({ flights: [], shifts: [], appears: [] });
});
