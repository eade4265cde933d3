/** The trade of a round: who took which card from whom. */
import type { TrokOfferedEvent, TrokSwappedEvent, TrokTookEvent, TrokView } from "../../lib/server/games";
import type { Told } from "../../lib/server/told";

export type Link = TrokTookEvent | TrokSwappedEvent;

/** The links of the trade that a view shows: as many as cards are no longer on offer. */
export function chainOf(log: readonly Told[], view: TrokView): Link[] {
  const told = roundIn(log, view.round);
  const offered = count(told.filter(isOffer).map(({ cards }) => cards));
  const gone = offered - count(view.players.map(({ offer }) => offer));
  const links = told.filter(isLink);
  return gone > 0 && gone <= links.length ? links.slice(0, gone) : [];
}

/** What was told of this round. */
function roundIn(log: readonly Told[], round: number): readonly Told[] {
  const next = log.findIndex((told) => told.event === "RoundBegan" && (told.round as number) > round);
  const past = next < 0 ? log : log.slice(0, next);
  return past.slice(past.findLastIndex(({ event }) => event === "RoundBegan") + 1);
}

const isOffer = (told: Told): told is Told & TrokOfferedEvent => told.event === "Offered";
const isLink = (told: Told): told is Told & Link => told.event === "Took" || told.event === "Swapped";
const count = (offers: readonly unknown[][]) => offers.reduce((sum, cards) => sum + cards.length, 0);
