/** A hunt as it is shown: the view at this moment, and what has been told of the hunt so far. */
import type {
  TrolEvent,
  TrolFedEvent,
  TrolHelpedEvent,
  TrolHuntView,
  TrolLineView,
  TrolView,
} from "../../lib/server/games";
import type { Told } from "../../lib/server/told";

export interface Throw {
  red: number;
  white: number;
  total: number;
  /** what each die shows, the red ones first; none for dice that lay there before we came */
  faces: readonly number[];
  /** of this hunt, from 1: another number is another throw */
  number: number;
}

export type Result = "under way" | "succeeded" | "failed" | "exploded";

export interface Hunt {
  now: TrolHuntView;
  line: TrolLineView;
  /** what the first cards of the line have dealt: they strike in their order */
  damage: number[];
  helpers: TrolHelpedEvent[];
  dice: Throw | null;
  /** has a shaman just had the dice taken up again? */
  isAgain: boolean;
  result: Result;
  shares: TrolFedEvent[];
  /** the tribe that takes the prey */
  taker: string;
  /** the tribe whose trap has sprung */
  trapper: string;
}

const BEGINS: string[] = ["Triggered", "LastHuntBegan"];
const RESULTS: Record<string, Result> = {
  HuntSucceeded: "succeeded",
  HuntFailed: "failed",
  PreyExploded: "exploded",
};

export function huntOf(view: TrolView, log: readonly Told[]): Hunt | null {
  const now = view.hunt;
  const line = now && view.lines[now.place];
  if (!now || !line) return null;
  const told = sinceItBegan(log);
  const all = <K extends TrolEvent["event"]>(kind: K) =>
    told.filter((event): event is Extract<TrolEvent, { event: K }> => event.event === kind);
  const result = told.findLast(({ event }) => event in RESULTS)?.event;
  return {
    now,
    line,
    damage: all("Damaged").map(({ damage }) => damage),
    helpers: all("Helped"),
    ...diceOf(now, told),
    result: RESULTS[result ?? ""] ?? (view.phase === "cooking" ? "succeeded" : "under way"),
    shares: all("Fed"),
    taker: all("TrophyTaken")[0]?.tribe ?? "",
    trapper: all("TrapSprung")[0]?.tribe ?? "",
  };
}

function sinceItBegan(log: readonly Told[]): TrolEvent[] {
  const begin = log.findLastIndex(({ event }) => BEGINS.includes(event ?? ""));
  return log.slice(Math.max(0, begin)) as unknown as TrolEvent[];
}

/** The last throw stays until its damage has been told. */
function diceOf(now: TrolHuntView, told: TrolEvent[]): Pick<Hunt, "dice" | "isAgain"> {
  const throws = told.filter((event) => event.event === "Thrown");
  const last = throws.at(-1);
  const after = last ? told.slice(told.lastIndexOf(last) + 1).map(({ event }) => event) : [];
  const isLying = last && after.every((event) => event === "Rerolled" || event === "Damaged");
  if (isLying) return { dice: { ...last, number: throws.length }, isAgain: after[0] === "Rerolled" };
  const { red, white, result } = now;
  return { dice: red + white ? { red, white, total: result, faces: [], number: 0 } : null, isAgain: false };
}

export interface Gains {
  food: number;
  trophies: number;
}

/** What the event that is being told brings a tribe. */
export function gainsOf(told: Told | null, hunt: Hunt | null, tribe: string): Gains {
  const event = told as unknown as TrolEvent | null;
  return {
    food: event?.event === "Fed" && event.tribe === tribe ? event.food : 0,
    trophies: event?.event === "TrophyTaken" && event.tribe === tribe ? (hunt?.line.trophies ?? 0) : 0,
  };
}
