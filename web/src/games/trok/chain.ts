/** The trade of a round: who took which card from whom. */
import type { TrokSwappedEvent, TrokTookEvent } from "../../lib/server/games";
import type { Told } from "../../lib/server/told";

export type ChainLink = TrokTookEvent | TrokSwappedEvent;

/** The links that have been told; none where the beginning of the round has not. */
export function chainOf(log: readonly Told[]): ChainLink[] {
  const begin = log.findLastIndex(({ event }) => event === "RoundBegan");
  return begin < 0 ? [] : log.slice(begin).filter(isLink);
}

const isLink = (told: Told): told is Told & ChainLink => told.event === "Took" || told.event === "Swapped";
