import type { TrolAction, TrolView } from "../../lib/games";
import type { Kit } from "../../lib/kit";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Scores from "./Scores.svelte";
import { isShow } from "./stage";
import "./trol.css";

/** The tribes of a seat by their trophies, which win in the end. */
function score(view: TrolView, seat: number): string {
  const own = view.tribes.filter((camp) => camp.seat === seat);
  return own.map((camp) => `★ ${camp.trophy_symbols}`).join(" · ");
}

export const kit: Kit = {
  Board,
  Face,
  Back,
  Scores,
  score,
  lingers: (events) => events.some((event) => isShow(event.event)),
  offersAll: (_view: TrolView, legal: TrolAction[]) => legal.length > 0,
};
