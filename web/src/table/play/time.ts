/** Times for people. */
import { language } from "../../lib/browser/language.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** 4:05, 1:04:05, 2 d 3 h */
export function spell(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY) return language.t.clocks.days(Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR));
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, "0");
  if (whole < HOUR) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}

/** “Ada, Bo and Cy” */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat(language.now, { type: "conjunction" }).format(names);
