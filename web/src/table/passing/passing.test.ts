import { expect, test } from "vitest";
import type { TableStore } from "../../lib/game/table_store.svelte";
import { Passing } from "./passing.svelte";

interface Fake {
  seat: number;
  owesAnswer: boolean;
  isHeld: boolean;
  show: { isBusy: boolean; hold: (isHeld: boolean) => void };
  table: { status: string; places: { kind: string; guest: string | null }[] };
  you: { seat: number; guest: string; name: string };
}

/** Ada, Bea and a bot; nobody is asked yet. */
function company(): { passing: Passing; ada: Fake; bea: Fake } {
  const places = [
    { kind: "guest", guest: "a" },
    { kind: "guest", guest: "b" },
    { kind: "bot", guest: null },
  ];
  const table = { status: "playing", places };
  const [ada, bea] = (["a", "b"] as const).map((guest, seat) => {
    const fake: Fake = {
      seat,
      owesAnswer: false,
      isHeld: false,
      show: { isBusy: false, hold: (isHeld) => (fake.isHeld = isHeld) },
      table,
      you: { seat, guest, name: guest },
    };
    return fake;
  });
  const stores = [ada, bea] as unknown as TableStore[];
  return { passing: new Passing(stores), ada: ada!, bea: bea! };
}
const as = (fake: Fake) => fake as unknown as TableStore;

test("at first nobody looks, nothing is told, and the first who is asked comes next", () => {
  const { passing, ada, bea } = company();
  expect([passing.looking, passing.next, ada.isHeld, bea.isHeld]).toEqual([null, null, true, true]);
  bea.owesAnswer = true;
  expect(passing.next).toBe(bea);
  ada.owesAnswer = true;
  expect(passing.next).toBe(ada);
});

test("whoever has answered is covered when what came of it has been told, and the next one is named", () => {
  const { passing, ada, bea } = company();
  ada.owesAnswer = bea.owesAnswer = true;
  passing.look(as(ada));
  passing.goOn();
  expect([passing.looking, ada.isHeld]).toEqual([ada, false]);
  ada.owesAnswer = false;
  ada.show.isBusy = true;
  passing.goOn();
  expect(passing.looking).toBe(ada);
  ada.show.isBusy = false;
  passing.goOn();
  expect([passing.looking, passing.next, ada.isHeld]).toEqual([null, bea, true]);
});

test("while only bots are asked, whoever looks may go on looking", () => {
  const { passing, ada } = company();
  passing.look(as(ada));
  passing.goOn();
  expect(passing.looking).toBe(ada);
});

test("whoever looks again stays until they say so, or until they are asked and have answered", () => {
  const { passing, ada, bea } = company();
  bea.owesAnswer = true;
  passing.look(as(ada));
  passing.goOn();
  expect(passing.looking).toBe(ada);
  passing.cover();
  expect([passing.looking, ada.isHeld]).toEqual([null, true]);
  passing.look(as(ada));
  ada.owesAnswer = true; // something was taken back
  passing.goOn();
  ada.owesAnswer = false;
  passing.goOn();
  expect(passing.looking).toBe(null);
});

test("the turn goes round: whoever had the device last comes last", () => {
  const { passing, ada, bea } = company();
  ada.owesAnswer = bea.owesAnswer = true;
  passing.look(as(ada));
  passing.cover();
  expect(passing.next).toBe(bea);
});

test("when the game is over, or one person is left, nothing is covered", () => {
  const { passing, ada, bea } = company();
  ada.table.status = "over";
  passing.goOn();
  expect(passing.looking).toBe(ada);
  const others = company();
  others.ada.table.places[0]!.kind = "bot"; // the seat was given up
  others.bea.owesAnswer = true;
  others.passing.goOn();
  expect([others.passing.looking, others.passing.isOpen]).toEqual([others.bea, true]);
  expect(bea.isHeld).toBe(true);
});
