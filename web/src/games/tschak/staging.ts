/** The table while events are being told: the view from before, with what has been told since.
 *
 * The view jumps from one question to the next; a show needs the moments in between, such as complete teams, who takes
 * the treasure, and the last cards.  Only what events say is applied here; nothing is worked out. */
import { without } from "../../lib/game/picking";
import type { TschakEvent, TschakPlaceView, TschakView } from "../../lib/server/games";

export interface Place extends Omit<TschakPlaceView, "strength"> {
  /** null while it is not told */
  strength: number | null;
  /** the treasure and the monster that this place has just taken */
  prize: string | null;
  burden: string | null;
  /** the last card of the dungeon, and the gold for it */
  last: string | null;
  loot: number;
  /** has its strength been told? */
  isMeasured: boolean;
}

export interface Stage {
  dungeon: number;
  floor: number;
  floors: TschakView["floors"];
  places: Place[];
  isPassing: boolean;
}

const FRESH = { prize: null, burden: null, last: null, loot: 0, isMeasured: false };

export function stage(view: TschakView, told: readonly TschakEvent[]): Stage {
  const { dungeon, floor, floors } = view;
  const places = view.places.map((place) => ({ ...place, ...FRESH }));
  return told.reduce(tell, { dungeon, floor, floors, places, isPassing: false });
}

function tell(now: Stage, event: TschakEvent): Stage {
  switch (event.event) {
    case "Fielded":
      return change(now, event.seat, (place) => field(place, event.cards));
    case "TeamMeasured":
      return change(now, event.seat, () => ({ strength: event.strength, isMeasured: true }));
    case "TreasureTaken":
      return change(now, event.seat, (place) => ({
        prize: event.treasure,
        treasures: add(place.treasures, place.treasure_count, event.treasure),
        treasure_count: place.treasure_count + 1,
      }));
    case "MonsterTaken":
      return change(now, event.seat, (place) => ({
        burden: event.monster,
        monsters: add(place.monsters, place.monster_count, event.monster),
        monster_count: place.monster_count + 1,
      }));
    case "LastShown":
      return change(leave(now), event.seat, () => ({ last: event.card, known: [], hand_size: 0 }));
    case "LootTaken":
      return change(now, event.seat, (place) => ({ gold: place.gold + event.gold, loot: event.gold }));
    case "HandsPassed":
      return { ...now, places: now.places.map((_, n) => receive(now.places, n)), isPassing: true };
    case "DungeonBegan":
      return { ...now, dungeon: event.dungeon, floor: 1, floors: floorsOf(event) };
    case "HandReceived":
      return change(now, event.seat, () => ({ known: event.cards }));
    case "FloorBegan":
      return {
        ...leave(now),
        floor: event.floor,
        floors: now.floors.filter((left) => left.floor >= event.floor),
      };
    default:
      return now;
  }
}

function change(now: Stage, seat: number, part: (place: Place) => Partial<Place>): Stage {
  const places = now.places.map((place) => (place.seat === seat ? { ...place, ...part(place) } : place));
  return { ...now, places };
}

/** From the hand into the team; a card that is there already stays where it is. */
function field(place: Place, cards: readonly string[]): Partial<Place> {
  const fresh = cards.filter((card) => !place.team.includes(card));
  const known = fresh.reduce(without, place.known);
  const strength = fresh.length ? null : place.strength;
  return { team: [...place.team, ...fresh], known, hand_size: place.hand_size - fresh.length, strength };
}

/** A pile that is not shown stays unshown. */
const add = (pile: string[], count: number, card: string) => (pile.length === count ? [...pile, card] : pile);

/** The teams step back. */
function leave(now: Stage): Stage {
  const places = now.places.map((place) => ({
    ...place,
    team: [],
    strength: 0,
    isMeasured: false,
    prize: null,
    burden: null,
    spent: [...place.spent, ...place.team],
  }));
  return { ...now, places };
}

/** The ten cards of the place to the right. */
function receive(places: Place[], n: number): Place {
  const from = places.at(n - 1)!;
  const known = [...from.known, ...from.spent, ...(from.last ? [from.last] : [])];
  return { ...places[n]!, ...FRESH, known, hand_size: 10, spent: [], team: [], strength: 0 };
}

function floorsOf(event: Extract<TschakEvent, { event: "DungeonBegan" }>): TschakView["floors"] {
  return event.monsters.map((monster, n) => ({ floor: n + 1, monster, treasure: event.treasures[n]! }));
}
