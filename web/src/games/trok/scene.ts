/** What an event is about, for the strip that shows it and the zones that light up. */
import type { TrokEvent } from "../../lib/server/games";
import type { Told } from "../../lib/server/told";

export interface Scene {
  /** who does it */
  seat: number | null;
  /** from whom, or to whom */
  other: number | null;
  isGift: boolean;
  cards: string[];
  /** what comes back for the cards */
  back: string[];
  aare: number;
  worth: number;
  isMaster: boolean;
}

const NOTHING: Scene = {
  seat: null,
  other: null,
  isGift: false,
  cards: [],
  back: [],
  aare: 0,
  worth: 0,
  isMaster: false,
};

export function sceneOf(told: Told | null): Scene | null {
  const part = told && partOf(told as unknown as TrokEvent);
  return part ? { ...NOTHING, ...part } : null;
}

function partOf(event: TrokEvent): Partial<Scene> | null {
  switch (event.event) {
    case "Offered":
      return { seat: event.seat, cards: event.cards, worth: event.worth };
    case "MasterMade":
      return { seat: event.seat, isMaster: true };
    case "Took":
      return { seat: event.seat, other: event.owner, cards: [event.card] };
    case "Swapped":
      return { seat: event.seat, other: event.owner, cards: [event.card], back: [event.wanted] };
    case "MarketRenewed":
      return { seat: event.seat, cards: [event.card, event.card, event.card], back: event.cards };
    case "Gained":
      return { seat: event.seat, aare: event.aare };
    case "Gave":
      return { seat: event.seat, other: event.receiver, cards: [event.card], isGift: true };
    case "Mined":
    case "Stored":
      return { seat: event.seat, cards: [event.card] };
    case "Dealt":
    case "Unloaded":
    case "IdenticalMade":
    case "DifferentMade":
    case "PerfectMade":
    case "Discarded":
      return { seat: event.seat, cards: event.cards };
    case "Claimed":
      return { seat: event.seat, cards: [event.upgrade] };
    case "RowFilled":
      return { cards: event.upgrades };
    case "MarketRevealed":
      return { cards: event.cards };
    default:
      return null;
  }
}
