/** The hunt that is being resolved, as far as it has been told.
 *
 * The view stays as it was while a hunt is told, so the stage is built up from the events, one by one; between two answers
 * it starts from the view again. */
import type { TrolEvent, TrolLineView, TrolView } from "../../lib/server/games";

export interface Hunter {
  tribe: string;
  card: string;
  /** betrayed, or a trap in the wrong place */
  isDown: boolean;
  /** once it has struck */
  damage: number | null;
}

export interface Throw {
  red: number;
  white: number;
  total: number;
  /** what each die shows, the red ones first; none for dice that lay there before we came */
  faces: readonly number[];
  /** of this hunt, from 1: another number is another throw */
  number: number;
  isCounted: boolean;
}

export interface Share {
  tribe: string;
  card: string;
  food: number;
  why: string;
}

export type Result = "under way" | "succeeded" | "failed" | "exploded";

export interface Stage {
  place: number;
  prey: string;
  least: number;
  most: number;
  food: number[];
  trophies: number;
  trigger: { card: string; tribe: string } | null;
  line: Hunter[];
  /** the card that acts, -1 for none */
  at: number;
  /** the card that a sneak has named, -1 for none */
  target: number;
  dice: Throw | null;
  /** the tribe whose shaman has just spoken */
  shaman: string;
  total: number;
  helpers: { tribe: string; damage: number }[];
  result: Result;
  shares: Share[];
  /** the tribe that takes the prey */
  taker: string;
  /** the tribe whose trap has sprung */
  trapper: string;
}

function begin(line: TrolLineView): Stage {
  return {
    place: line.place,
    prey: line.prey,
    least: line.least,
    most: line.most,
    food: line.food,
    trophies: line.trophies,
    trigger: null,
    line: line.cards.map(({ tribe, card }) => ({ tribe, card, isDown: false, damage: null })),
    at: -1,
    target: -1,
    dice: null,
    shaman: "",
    total: 0,
    helpers: [],
    result: "under way",
    shares: [],
    taker: "",
    trapper: "",
  };
}

/** Where the hunt stands between two answers; `before` is what has been told of it already. */
export function stageOf(view: TrolView, before: Stage | null = null): Stage | null {
  const { hunt } = view;
  const line = hunt && view.lines[hunt.place];
  if (!hunt || !line) return null;
  const stage = begin(line);
  const dice = hunt.red + hunt.white > 0 ? { red: hunt.red, white: hunt.white, total: hunt.result } : null;
  const told = before?.prey === stage.prey ? before : null;
  return {
    ...stage,
    trigger: hunt.trigger ? { card: hunt.trigger, tribe: hunt.trigger_tribe } : null,
    at: hunt.position,
    target: hunt.target,
    dice: dice && {
      ...dice,
      faces: told?.dice?.faces ?? [],
      number: told?.dice?.number ?? 1,
      isCounted: false,
    },
    total: hunt.total,
    line: told ? withDamage(stage.line, told.line) : stage.line,
    helpers: told?.helpers ?? [],
  };
}

/** What the cards that still stand have dealt: the view does not tell it. */
function withDamage(line: Hunter[], told: Hunter[]): Hunter[] {
  const standing = told.filter((hunter) => !hunter.isDown);
  if (standing.length !== line.length) return line;
  return line.map((hunter, n) => ({ ...hunter, damage: standing[n]?.damage ?? null }));
}

const change = (line: Hunter[], at: number, changes: Partial<Hunter>) =>
  line.map((hunter, n) => (n === at ? { ...hunter, ...changes } : hunter));

const findHunter = (stage: Stage, tribe: string, cards: string[], first = 0) =>
  stage.line.findIndex(
    (hunter, n) => n >= first && !hunter.isDown && hunter.tribe === tribe && cards.includes(hunter.card),
  );

/** Blows fall one after the other: the next to strike is the first who has not. */
const nextToStrike = (stage: Stage) =>
  stage.line.findIndex((hunter) => !hunter.isDown && hunter.damage === null);

export function tell(stage: Stage | null, event: TrolEvent, view: TrolView): Stage | null {
  if (event.event === "Triggered" || event.event === "LastHuntBegan") {
    const line = view.lines[event.place];
    if (!line) return null;
    const trigger = event.event === "Triggered" ? { card: event.card, tribe: event.tribe } : null;
    return { ...begin(line), prey: event.prey, trigger };
  }
  return stage && { ...stage, ...changes(stage, event) };
}

function changes(stage: Stage, event: TrolEvent): Partial<Stage> {
  switch (event.event) {
    case "LineRevealed":
      return {
        line: event.cards.map((card, n) => ({
          card,
          tribe: event.tribes[n] ?? "",
          isDown: false,
          damage: null,
        })),
      };
    case "TrapMisplaced":
      return { line: change(stage.line, findHunter(stage, event.tribe, ["trap"]), { isDown: true }) };
    case "Betrayed":
      return {
        at: findHunter(stage, event.tribe, ["sneak", "rascal"], Math.max(0, stage.at)),
        target: findHunter(stage, event.target_tribe, [event.card]),
        dice: null,
      };
    case "Spared":
      return { at: findHunter(stage, event.tribe, ["sneak", "rascal"], Math.max(0, stage.at)) };
    case "Thrown":
      return thrown(stage, event);
    case "Rerolled":
      return { shaman: event.tribe };
    case "CardStruckDown":
      return { line: change(stage.line, stage.target, { isDown: true }), target: -1, dice: null };
    case "BetrayalFailed":
      return { target: -1, dice: null };
    case "Damaged":
      return damaged(stage, event);
    case "Helped":
      return {
        total: event.total,
        helpers: [...stage.helpers, { tribe: event.tribe, damage: event.damage }],
        at: -1,
        dice: null,
      };
    case "HuntSucceeded":
      return { result: "succeeded", at: -1, dice: null, total: event.total };
    case "HuntFailed":
      return { result: "failed", at: -1, dice: null, total: event.total };
    case "PreyExploded":
      return { result: "exploded", at: -1, dice: null, total: event.total };
    case "Fed":
      return { shares: [...stage.shares, event] };
    case "TrophyTaken":
      return { taker: event.tribe };
    case "TrapSprung":
      return { trapper: event.tribe };
    default:
      return {};
  }
}

function thrown(stage: Stage, event: TrolEvent & { event: "Thrown" }): Partial<Stage> {
  const number = (stage.dice?.number ?? 0) + 1;
  const { red, white, total, faces } = event;
  const dice = { red, white, total, faces, number, isCounted: false };
  return { at: stage.target < 0 ? nextToStrike(stage) : stage.at, dice };
}

function damaged(stage: Stage, event: TrolEvent & { event: "Damaged" }): Partial<Stage> {
  const at = nextToStrike(stage);
  return {
    at,
    line: change(stage.line, at, { damage: event.damage }),
    total: event.total,
    dice: stage.dice && !stage.dice.isCounted ? { ...stage.dice, isCounted: true } : null,
    shaman: "",
  };
}

export interface Gains {
  food: number;
  trophies: number;
}

/** What the hunt has brought a tribe so far. */
export function gainsOf(stage: Stage | null, tribe: string): Gains {
  const shares = stage?.shares.filter((share) => share.tribe === tribe) ?? [];
  return {
    food: shares.reduce((sum, share) => sum + share.food, 0),
    trophies: stage?.taker === tribe ? stage.trophies : 0,
  };
}

/** Everything that is told while the old view stays: hunts and the final count. */
const SHOWN: string[] = ["Triggered", "LastHuntBegan", "Spared", "Betrayed", "Thrown", "Rerolled"];
const OUTCOMES: string[] = ["Damaged", "Helped", "HuntSucceeded", "HuntFailed", "PreyExploded", "Counted"];

export const isShow = (event: string | undefined) =>
  event !== undefined && (SHOWN.includes(event) || OUTCOMES.includes(event));
