import { expect, test } from "vitest";
import type { TschakEvent, TschakPlaceView, TschakView } from "../../lib/server/games";
import { stage } from "./staging";

const place = (number: number, more: Partial<TschakPlaceView> = {}): TschakPlaceView => ({
  place: number,
  seat: number === 3 ? null : number,
  hand_size: 10,
  known: [],
  team: [],
  strength: 0,
  spent: [],
  gold: 0,
  monster_count: 0,
  treasure_count: 0,
  monsters: [],
  treasures: [],
  score: 0,
  ...more,
});

const view = (...places: TschakPlaceView[]): TschakView => ({
  game: "tschak",
  seat: 0,
  phase: "fielding",
  waiting: [0],
  answered: [],
  dungeon: 1,
  floor: 3,
  choose: 3,
  floors: [{ floor: 3, monster: "ghoul", treasure: "ring" }],
  places,
  answer: null,
});

const told = (...events: object[]) => events as TschakEvent[];
const fielded = (seat: number, ...cards: string[]) => ({ event: "Fielded", seat, cards });

test("fielded cards leave the hand, and the team's strength waits to be told", () => {
  const before = view(
    place(0, { known: ["dwarf-1", "chameleon", "chameleon"], team: ["warrior-1"], strength: 1 }),
  );
  const [own] = stage(before, told(fielded(0, "chameleon"))).places;
  expect(own).toMatchObject({
    team: ["warrior-1", "chameleon"],
    known: ["dwarf-1", "chameleon"],
    hand_size: 9,
    strength: null,
  });
  expect(stage(before, told({ event: "TeamMeasured", seat: 0, strength: 6 })).places[0]).toMatchObject({
    strength: 6,
    isMeasured: true,
  });
});

test("an event that the view knows already changes nothing", () => {
  const after = view(place(0, { team: ["warrior-1"], strength: 1, hand_size: 9 }));
  expect(stage(after, told(fielded(0, "warrior-1"))).places[0]).toMatchObject(after.places[0]!);
});

test("who takes the treasure keeps it in view until the next floor", () => {
  const taken = told({ event: "TreasureTaken", seat: 1, treasure: "ring", why: "strongest" });
  const before = view(place(0), place(1, { team: ["dwarf-1"] }));
  expect(stage(before, taken).places[1]).toMatchObject({
    prize: "ring",
    treasures: ["ring"],
    treasure_count: 1,
  });
  const next = told(...taken, { event: "FloorBegan", floor: 2, monster: "ghoul", treasure: "ring" });
  expect(stage(before, next).places[1]).toMatchObject({ prize: null, team: [], spent: ["dwarf-1"] });
});

test("a pile that lies face down stays so", () => {
  const taken = told({ event: "MonsterTaken", seat: 1, monster: "ghoul", why: "weakest" });
  const after = stage(view(place(0), place(1, { monster_count: 2 })), taken).places[1];
  expect(after).toMatchObject({ monsters: [], monster_count: 3, burden: "ghoul" });
});

test("all that was played passes to the left with the last card, from the last place to the first", () => {
  const before = view(
    place(0, { spent: ["dwarf-1"], team: ["dwarf-2"] }),
    place(1),
    place(2),
    place(3, { known: ["artefact"] }),
  );
  const after = stage(
    before,
    told({ event: "LastShown", seat: 0, card: "dwarf-3" }, { event: "HandsPassed" }),
  );
  expect(after.places[1]!.known).toEqual(["dwarf-1", "dwarf-2", "dwarf-3"]);
  expect(after.places[0]!.known).toEqual(["artefact"]);
  expect(after.isPassing).toBe(true);
});

test("a new dungeon has its floors, and its first one is entered", () => {
  const event = {
    event: "DungeonBegan",
    dungeon: 2,
    monsters: ["ghoul", "golem"],
    treasures: ["ring", "elixir"],
  };
  const after = stage(view(), told(event));
  expect(after).toMatchObject({ dungeon: 2, floor: 1 });
  expect(after.floors[1]).toEqual({ floor: 2, monster: "golem", treasure: "elixir" });
});
