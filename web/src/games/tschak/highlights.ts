/** What the table points at while a decision is told.  What lies on it is the view's. */
import type { TschakEvent } from "../../lib/server/games";

export interface Highlight {
  /** has this team been turned up? */
  isUp: boolean;
  /** cards that still lie face down while others are turned up */
  down: number;
  /** has its strength been told? */
  isMeasured: boolean;
  /** the treasure and the monster that it has just taken, and why */
  prize: string;
  burden: string;
  why: string;
  /** the last card of the dungeon, and the gold for it */
  last: string;
  loot: number;
}

const NOTHING: Highlight = {
  isUp: false,
  down: 0,
  isMeasured: false,
  prize: "",
  burden: "",
  why: "",
  last: "",
  loot: 0,
};

/** With the next floor or the next hands the teams are gone. */
const CLEARS: string[] = ["FloorBegan", "HandsPassed"];

/** Of one seat; `told` is what has been told of the decision so far. */
export function highlight(told: readonly TschakEvent[], seat: number | null): Highlight {
  if (seat === null) return NOTHING;
  const scene = told.slice(told.findLastIndex(({ event }) => CLEARS.includes(event)) + 1);
  const revealed = scene.filter((event) => event.event === "Fielded");
  const isUp = revealed.some((event) => event.seat === seat);
  const down = isUp ? 0 : (revealed[0]?.cards.length ?? 0);
  return scene
    .filter((event) => "seat" in event && event.seat === seat)
    .reduce(point, { ...NOTHING, isUp, down });
}

function point(found: Highlight, event: TschakEvent): Highlight {
  switch (event.event) {
    case "TeamMeasured":
      return { ...found, isMeasured: true };
    case "TreasureTaken":
      return { ...found, prize: event.treasure, why: event.why };
    case "MonsterTaken":
      return { ...found, burden: event.monster, why: event.why };
    case "LastShown":
      return { ...found, last: event.card, prize: "", burden: "" };
    case "LootTaken":
      return { ...found, loot: event.gold };
    default:
      return found;
  }
}
