/** The language of the page: chosen once, kept, and switchable at any moment. */
import { en, type Words } from "../../words/en";
import { fr } from "../../words/fr";
import { stored } from "./stored.svelte";

export type Language = "en" | "fr";
export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français" };

const WORDS: Record<Language, Words> = { en, fr };
const usual: Language = globalThis.navigator?.language.startsWith("fr") ? "fr" : "en";
const kept = stored<Language>("language", usual);
const PERCENT: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en", { style: "percent" }),
  fr: new Intl.NumberFormat("fr", { style: "percent" }),
};
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const DECIMAL: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en", TWO_DECIMALS),
  fr: new Intl.NumberFormat("fr", TWO_DECIMALS),
};

export const language = {
  get now(): Language {
    return kept.value;
  },
  set now(value: Language) {
    kept.value = value;
    document.documentElement.lang = value;
  },
  /** all words of the page in this language */
  get t(): Words {
    return WORDS[kept.value];
  },
  /** one of two words that a game brings */
  pick<T>(words: Record<Language, T>): T {
    return words[kept.value];
  },
  percent(share: number): string {
    return PERCENT[kept.value].format(share);
  },
  /** with two decimals, and a minus as wide as a plus */
  decimal(value: number): string {
    return DECIMAL[kept.value].format(value).replace("-", "−");
  },
};
