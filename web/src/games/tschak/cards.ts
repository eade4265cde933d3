/** Order of cards in a hand. */
import type { CardInfo } from "../../lib/server/protocol";
import { facts } from "./printed";

const TYPES = ["sorcerer", "warrior", "dwarf", "artefact"];

/** By type, then strength; of equal ones those without a weapon first, and what has no figure last. */
export function sorted(cards: readonly string[], look: (key: string) => CardInfo): string[] {
  const rank = (key: string) => {
    const info = look(key);
    return TYPES.indexOf(info.group) * 100 + (facts(info).strength || 99);
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}
