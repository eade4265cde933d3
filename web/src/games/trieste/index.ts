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

/** After these a card leaves the table, so they are told while it still lies there. */
const LAST_SEEN = new Set(["TookEffect", "Countered", "CaptureTried", "CouldNotPay", "Took", "GameWon"]);

export const kit: Kit = {
  Board,
  Face,
  Back,
  Scores,
  score: (view: TriesteView, seat: number) => score(view, seat, language.pick(words).short),
  lingers: (events: Told[]) => events.some(({ event }) => LAST_SEEN.has(event ?? "")),
  offersAll: () => true,
};
