/** The printed figures of a card in words. */
import type { CardInfo } from "../lib/server/protocol";

export interface FactWords {
  fact: Record<string, string>;
  value: Record<string, string>;
}

export interface Fact {
  name: string;
  /** empty for something that a card simply is */
  value: string;
}

/** `word` finds a word of the game's own. */
export function factsOf(card: CardInfo, words: FactWords, word: (id: string) => string | undefined): Fact[] {
  const say = (value: number | string) =>
    typeof value === "number" ? String(value) : (word(`word-${value}`) ?? words.value[value] ?? value);
  return Object.entries(card.facts)
    .filter(([, value]) => value !== false && value !== "none")
    .map(([key, value]) => ({
      name: words.fact[key] ?? key,
      value:
        value === true
          ? ""
          : [value]
              .flat()
              .map((one) => say(one as number | string))
              .join(" / "),
    }));
}
