import type { TschakView } from "../../lib/games";
import type { Kit } from "../../lib/kit";
import { language } from "../../lib/language.svelte";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Scores from "./Scores.svelte";
import { figure, words } from "./words";

function score(view: TschakView, seat: number): string | null {
  const place = view.places.find((place) => place.seat === seat);
  return place && place.score !== null ? language.pick(words).score(figure(place.score)) : null;
}

export const kit: Kit = {
  Board,
  Face,
  Back,
  Scores,
  score,
  lingers: (events) => events.length > 0, // teams are gone from the view once a floor is decided
  offersAll: () => true,
};
