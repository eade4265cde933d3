import type { TrolAction, TrolView } from "../../lib/server/games";
import type { Kit, Sound } from "../../lib/game/kit";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Scores from "./Scores.svelte";
import "./trol.css";

/** The tribes of a seat by their trophies, which win in the end. */
function score(view: TrolView, seat: number): string {
  const own = view.tribes.filter((camp) => camp.seat === seat);
  return own.map((camp) => `★ ${camp.trophy_symbols}`).join(" · ");
}

const SOUNDS: Record<string, Sound> = {
  Assigned: "card",
  Triggered: "turn",
  LineRevealed: "card",
  Thrown: "dice",
  Duelled: "dice",
  Fed: "coins",
  TrophyTaken: "coins",
};

export const kit: Kit = {
  Board,
  Face,
  Back,
  Scores,
  tellsSources: ["trophies"],
  score,
  pace: (event, next) => (event.event === "Assigned" && next?.event === "Drawn" ? 0.4 : 1),
  opens: (event) => event.event === "Triggered" || event.event === "LastHuntBegan",
  sound: (event) => SOUNDS[event.event ?? ""] ?? null,
  showsSeats: true,
  tells: true,
  handOf: (view: TrolView) => view.tribes.find(({ tribe }) => tribe === view.asked)?.hand ?? [],
  offersAll: (_view: TrolView, legal: TrolAction[]) => legal.length > 0,
};
