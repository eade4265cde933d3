/** The colours of people; `app.css` has each for light and for dark, with enough contrast on every ground. */
import type { PlaceInfo } from "../server/protocol";

export const COLOURS = ["red", "blue", "green", "orange", "violet", "teal", "pink", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

export const paint = (colour: Colour): string => `var(--who-${colour})`;

/** By seat: the colour that was chosen, or the first that nobody has; the lower seat keeps a colour that two chose. */
export function coloursOf(places: readonly Pick<PlaceInfo, "colour">[]): Colour[] {
  const found: (Colour | undefined)[] = [];
  for (const { colour } of places) found.push(colour && !found.includes(colour) ? colour : undefined);
  for (const seat of found.keys())
    found[seat] ??= COLOURS.find((colour) => !found.includes(colour)) ?? COLOURS[seat % COLOURS.length]!;
  return found as Colour[];
}
