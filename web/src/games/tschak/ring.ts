/** Around the table: hands pass to the left, from one place to the next. */
import type { TschakView } from "../../lib/server/games";

/** Where a place lies, counted from the viewer's own to the left. */
export const RING = ["own", "left", "across", "right"] as const;
export type Corner = (typeof RING)[number];

export const ownPlace = (view: TschakView) =>
  view.places.find((place) => place.seat !== null && place.seat === view.seat)?.place ?? null;

export const cornerOf = (place: number, own: number | null): Corner => RING[(place - (own ?? 0) + 4) % 4]!;

/** In the order of reading: the others from the left, the viewer last. */
export function around<P extends { place: number }>(places: readonly P[], own: number | null): P[] {
  const turn = (place: P) => (place.place - (own ?? 0) + 3) % 4;
  return places.toSorted((a, b) => turn(a) - turn(b));
}
