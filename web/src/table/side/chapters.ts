/** The log in chapters: each begins with the event that opens a round. */
import type { Told } from "../../lib/server/told";

export interface LogChapter {
  /** the number of its first event */
  first: number;
  /** none: what came before the first round */
  opening: Told | null;
  events: Told[];
}

export const opensByName = (event: Told) => /(^|[a-z])Began$/.test(event.event ?? "");

export function chapters(log: readonly Told[], opens: (event: Told) => boolean): LogChapter[] {
  const found: LogChapter[] = [];
  log.forEach((event, number) => {
    if (!event.say) return;
    if (opens(event)) found.push({ first: number, opening: event, events: [] });
    else if (found.length) found.at(-1)!.events.push(event);
    else found.push({ first: number, opening: null, events: [event] });
  });
  return found;
}
