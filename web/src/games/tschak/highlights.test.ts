import { expect, test } from "vitest";
import type { TschakEvent } from "../../lib/server/games";
import { highlight } from "./highlights";

const told = (...events: object[]) => events as TschakEvent[];
const fielded = (seat: number) => ({ event: "Fielded", seat, cards: ["dwarf-1", "dwarf-2"] });

test("while teams are turned up, the cards of the others still lie face down", () => {
  expect(highlight(told(fielded(0)), 0)).toMatchObject({ isUp: true, down: 0 });
  expect(highlight(told(fielded(0)), 1)).toMatchObject({ isUp: false, down: 2 });
  expect(highlight([], 1).down).toBe(0);
});

test("whoever takes something stands out, and why", () => {
  const taken = told(fielded(0), { event: "TreasureTaken", seat: 0, treasure: "ring", why: "tie" });
  expect(highlight(taken, 0)).toMatchObject({ prize: "ring", why: "tie", burden: "" });
  expect(highlight(taken, 1).prize).toBe("");
});

test("with the last cards the spoils step back, with the next floor everything does", () => {
  const end = told(
    { event: "MonsterTaken", seat: 0, monster: "golem" },
    { event: "LastShown", seat: 0, card: "artefact" },
  );
  expect(highlight(end, 0)).toMatchObject({ burden: "", last: "artefact" });
  expect(highlight(told(...end, { event: "FloorBegan" }), 0).last).toBe("");
});

test("a hand on the road has nothing to show", () => {
  expect(highlight(told(fielded(0)), null).down).toBe(0);
});
