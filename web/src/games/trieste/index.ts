import type { TriesteView } from "../../lib/server/games";
import type { Kit } from "../../lib/game/kit";
import { language } from "../../lib/browser/language.svelte";
import type { Told } from "../../lib/server/told";
import "./factions.css";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Scores from "./Scores.svelte";
import { score } from "./progress";
import { words } from "./words";

/** What everybody does at the beginning of every round is read together. */
const isDraw = ({ event }: Told) => event === "DrewTreasure" || event === "DrewCards";

export const kit: Kit = {
  Board,
  Face,
  Back,
  Scores,
  pace: (event, next) => (isDraw(event) && next && isDraw(next) ? 0.35 : 1),
  score: (view: TriesteView, seat: number) => score(view, seat, language.pick(words).short),
  showsSeats: true,
  tells: true,
  facesTell: true,
  handOf: (view: TriesteView) => {
    const own = view.sides.find((side) => side.seat === view.seat);
    return own ? [...own.hand, ...own.treasures] : [];
  },
  offersAll: () => true,
};
