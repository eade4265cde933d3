/** Which cards does a text name? */
import { fold } from "../lib/ui/letters";
import type { CardInfo } from "../lib/server/protocol";

const ENDINGS = "(?:s|x|es)?"; // of plurals in both languages

/** A function that finds cards by their names, in the order in which a text names them. */
export function namer(cards: readonly CardInfo[]): (text: string) => string[] {
  const keys = new Map(cards.map(({ key, name }) => [fold(name), key]));
  const names = [...keys.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`\\b(${names.map(escaped).join("|")})${ENDINGS}\\b`, "g");
  return (text) => {
    const named = Array.from(fold(text).matchAll(pattern), ([, name = ""]) => keys.get(name) ?? "");
    return [...new Set(named)];
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
