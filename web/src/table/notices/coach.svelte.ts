/** Who has been shown around: once in each game, unless somebody has had enough of it. */
import { stored } from "../../lib/browser/stored.svelte";

const known = stored<string[]>("coached", []);
const switched = stored<"on" | "off">("coach", "on");

export const coach = {
  wants: (game: string) => switched.value === "on" && !known.value.includes(game),
  know(game: string): void {
    known.value = [...known.value, game];
  },
  stop(): void {
    switched.value = "off";
  },
};
