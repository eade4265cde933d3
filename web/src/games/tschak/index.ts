import type { TschakView } from "../../lib/server/games";
import type { Kit, Pace, Sound } from "../../lib/game/kit";
import { language } from "../../lib/browser/language.svelte";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Scores from "./Scores.svelte";
import { sorted } from "./cards";
import { words } from "./words";

function score(view: TschakView, seat: number): string | null {
  const place = view.places.find((place) => place.seat === seat);
  return place && place.score !== null ? language.pick(words).score(place.score) : null;
}

const handOf: NonNullable<Kit["handOf"]> = (view: TschakView, info) =>
  sorted(view.places.find(({ seat }) => seat !== null && seat === view.seat)?.known ?? [], info);

/** Teams are revealed and measured almost at once. */
const TOGETHER: Record<string, number> = { Fielded: 0.15, TeamMeasured: 0.5, LastShown: 0.3, Scored: 0.3 };

const pace: Pace = (event, next) => (event.event === next?.event ? (TOGETHER[event.event ?? ""] ?? 1) : 1);

const SOUNDS: Record<string, Sound> = {
  Fielded: "card",
  LastShown: "card",
  TreasureTaken: "coins",
  LootTaken: "coins",
};

export const kit: Kit = {
  Board,
  Face,
  Back,
  Scores,
  tellsSources: ["gold", "points"],
  score,
  pace,
  sound: (event) => SOUNDS[event.event ?? ""] ?? null,
  showsSeats: true,
  tells: true,
  handOf,
  held: { title: () => language.pick(words).lastHands, cards: handOf },
  offersAll: () => true,
};
