import type { TrokView } from "../../lib/server/games";
import type { Kit } from "../../lib/game/kit";
import type { Told } from "../../lib/server/told";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Scores from "./Scores.svelte";

function score(view: TrokView, seat: number): string | null {
  const aare = view.players[seat]?.aare ?? null;
  return aare === null ? null : `${aare} Aare`;
}

/** The end of a round is told before the table is cleared for the next. */
const lingers = (events: Told[]) =>
  events.some(({ event }) => event === "RoundBegan" || event === "GameEnded") &&
  events.some(({ event }) => event === "Gained");

export const kit: Kit = { Board, Face, Back, Scores, score, lingers, offersAll: () => true };
