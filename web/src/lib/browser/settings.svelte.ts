/** What a player prefers; kept in the browser. */
import { stored } from "./stored.svelte";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

/** milliseconds that an event stays before the next is shown */
export const PAUSES: Record<Speed, number> = { slow: 2200, normal: 1100, fast: 450, off: 0 };

export const settings = {
  theme: stored<Theme>("theme", "auto"),
  speed: stored<Speed>("speed", "normal"),
  sound: stored<boolean>("sound", true),
  volume: stored<number>("volume", 0.5),
  /** ask once more before a choice that cannot be taken back */
  confirm: stored<boolean>("confirm", true),
  /** answer by itself where there is one choice only and all others are bots */
  forced: stored<boolean>("forced", true),
  /** single letters are shortcuts at the table */
  keys: stored<boolean>("keys", true),
  /** the telephone shakes when it is one's turn */
  vibrate: stored<boolean>("vibrate", false),
  motion: stored<"auto" | "less">("motion", "auto"),
};

const darkScheme = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const lessMotion = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

export const isCalm = () => settings.motion.value === "less" || !!lessMotion?.matches;

export function applyTheme(): void {
  const { value } = settings.theme;
  const dark = value === "dark" || (value === "auto" && !!darkScheme?.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = isCalm() ? "less" : "full";
}

darkScheme?.addEventListener("change", applyTheme);
lessMotion?.addEventListener("change", applyTheme);
