/** What the live region says: everything new, but never a flood. */
import { plain } from "../../lib/cards/marks";
import type { Told } from "../../lib/server/told";

const MOST = 8;

export function announcement(events: readonly Told[], prompt: string, many: (n: number) => string): string {
  const told = events.filter((event) => event.say).map((event) => plain(event.say!));
  const left = told.length - MOST;
  const latest = left > 0 ? [many(left), ...told.slice(-MOST)] : told;
  return [...latest, plain(prompt)].filter(Boolean).join(" ");
}
