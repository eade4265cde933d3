/** What an event looks like on the stage: who, with which cards, to whom. */
import type { TriesteView } from "../../lib/server/games";
import type { Told } from "../../lib/server/told";
import { signed } from "./progress";

export interface Spotlight {
  actor: string | null;
  sign: string;
  /** a number that changes, with its sign */
  figure: string;
  cards: string[];
  /** the card whose effect it is, if there is one */
  cause: string;
  /** cards that the viewer may not see, by their backs */
  hidden: { group: string; number: number } | null;
  target: string | null;
}

const MOST = 6;

const SIGNS: Record<string, string> = {
  RoundBegan: "later",
  DrewTreasure: "draw",
  DrewCards: "draw",
  Laid: "play",
  LaidNothing: "play",
  Revealed: "eye",
  Paid: "pay",
  CouldNotPay: "pay",
  TookEffect: "effect",
  Countered: "special",
  CaptureTried: "prison",
  Captured: "prison",
  Reacted: "special",
  InfamyChanged: "infamy",
  CaptureMissed: "prison",
  Took: "treasure",
  Gave: "treasure",
  Swapped: "treasure",
  ThrewAway: "discard",
  Saw: "eye",
  Showed: "eye",
  Looked: "eye",
  Searched: "eye",
  Kept: "draw",
  Found: "draw",
  Named: "eye",
  Copied: "special",
  Opted: "effect",
  Picked: "effect",
  Recovered: "draw",
  Freed: "prison",
  BoughtBack: "pay",
  CostChanged: "price",
  DrawsChanged: "draw",
  HandLimited: "limit",
  Protected: "shield",
  ProtectionHeld: "shield",
  NotScheduled: "later",
  CutShort: "limit",
  Scheduled: "later",
  CameDue: "later",
  HeroChosen: "hero",
  HeroRevealed: "hero",
  HeroTurnedDown: "hero",
  GameWon: "hero",
};

/** Decisions within an effect: the card that asks for them is the one at work. */
const WITHIN = ["Kept", "Found", "Named", "Copied", "Opted", "Picked", "Freed", "Recovered"];

/** Backs of what is not shown; a card that lies face down could be anything, unless backs are seen. */
const BACKS: Record<string, (actor: string, event: Told) => string> = {
  DrewTreasure: () => "treasure",
  DrewCards: (actor) => actor,
  Laid: (actor, event) => (event.back === "faction" ? actor : event.back === "treasure" ? "treasure" : ""),
  Took: () => "treasure",
  Gave: () => "treasure",
  HeroChosen: () => "hero",
  Kept: (actor) => actor,
  Found: (actor) => actor,
};

export function spotlight(event: Told | null, view: TriesteView): Spotlight | null {
  const kind = event?.event ?? "";
  if (!event || !(kind in SIGNS)) return null;
  const factionOf = (seat: unknown) => view.sides.find((side) => side.seat === seat)?.faction ?? null;
  const actor = factionOf(event.seat);
  const cards = cardsOf(event);
  const back = cards.length ? undefined : BACKS[kind];
  return {
    actor,
    sign: SIGNS[kind]!,
    figure: typeof event.change === "number" ? signed(event.change) : "",
    cards,
    cause: typeof event.by === "string" ? event.by : WITHIN.includes(kind) ? view.source : "",
    hidden: back ? { group: back(actor ?? "", event), number: Number(event.number ?? 1) } : null,
    target: factionOf(event.victim ?? event.receiver ?? event.other),
  };
}

/** The cards that an event is about, the first ones of many. */
export function cardsOf(event: Told): string[] {
  const one = [event.card, event.hero].filter((card): card is string => typeof card === "string" && !!card);
  const many = [event.cards, event.hand].find((cards) => Array.isArray(cards) && cards.length);
  return [...one, ...((many as string[] | undefined) ?? [])].slice(0, MOST);
}
