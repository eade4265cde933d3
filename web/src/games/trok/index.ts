import type { TrokView } from "../../lib/server/games";
import type { Kit, Pace } from "../../lib/game/kit";
import { language } from "../../lib/browser/language.svelte";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Scores from "./Scores.svelte";
import { words } from "./words";

function score(view: TrokView, seat: number): string | null {
  const aare = view.players[seat]?.aare ?? null;
  return aare === null ? null : `${aare} Aare`;
}

const handOf = (view: TrokView): string[] =>
  view.seat === null ? [] : (view.players[view.seat]?.known ?? []);

/** What happens to everybody is read together. */
const TOGETHER = ["Offered", "Dealt", "Mined", "Discarded", "Unloaded"];

const pace: Pace = (event, next) =>
  event.event === next?.event && TOGETHER.includes(event.event ?? "") ? 0.35 : 1;

export const kit: Kit = {
  Board,
  Face,
  Back,
  Scores,
  score,
  pace,
  showsSeats: true,
  tells: true,
  handOf,
  held: {
    title: () => language.pick(words).carts,
    cards: (view: TrokView) => (view.seat === null ? [] : (view.players[view.seat]?.stored ?? [])),
  },
  offersAll: () => true,
};
