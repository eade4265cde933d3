/** The final count, as far as it has been told. */
import type { TrolEvent } from "../../lib/server/games";

const COUNCIL: string[] = ["Counted", "Eliminated", "Duelled", "GameEnded"];
export const isCouncil = (event: TrolEvent) => COUNCIL.includes(event.event);

export interface Verdict {
  tribe: string;
  seat: number;
  food: number;
  masks: number;
  trophies: number;
  /** why it is out; empty while it is in */
  out: string;
  /** the last throw for a place, if clubs decide about it */
  duel: { total: number; rank: number } | null;
  hasWon: boolean;
}

export function verdicts(events: readonly TrolEvent[]): Verdict[] {
  const found = new Map<string, Verdict>();
  for (const event of events) {
    if (event.event === "Counted") {
      const { tribe, seat, food, masks, trophies } = event;
      found.set(tribe, { tribe, seat, food, masks, trophies, out: "", duel: null, hasWon: false });
    } else if ("tribe" in event) {
      const verdict = found.get(event.tribe);
      if (verdict) found.set(event.tribe, { ...verdict, ...judged(event) });
    }
  }
  return [...found.values()];
}

function judged(event: TrolEvent): Partial<Verdict> {
  if (event.event === "Eliminated") return { out: event.why };
  if (event.event === "Duelled") return { duel: { total: event.total, rank: event.rank } };
  return event.event === "GameEnded" ? { hasWon: true } : {};
}
