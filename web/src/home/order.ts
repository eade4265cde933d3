/** Games from the easiest to the hardest to learn; those that we do not know come last. */
import type { GameInfo } from "../lib/server/protocol";

const EASIEST_FIRST = ["tschak", "trok", "trol", "trieste"];

export function easiestFirst(games: readonly GameInfo[]): GameInfo[] {
  const place = ({ key }: GameInfo) => {
    const found = EASIEST_FIRST.indexOf(key);
    return found < 0 ? EASIEST_FIRST.length : found;
  };
  return games.toSorted((one, other) => place(one) - place(other));
}
