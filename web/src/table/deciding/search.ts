/** Finding one's way through a long list of choices. */
import { fold } from "../../lib/ui/letters";
import { plain } from "../../lib/cards/marks";
import type { Told } from "../../lib/server/told";

/** The choices that have all the words of a query, in sentence or notation, as one types them. */
export function matching(legal: Told[], query: string): Told[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return legal;
  return legal.filter((action) => {
    const text = fold(`${plain(action.say ?? "")} ${action.text ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where an arrow leads from here. */
export function neighbour<T>(all: readonly T[], here: T, key: string): T | undefined {
  const step = STEPS[key];
  const at = all.indexOf(here);
  if (!step || at < 0) return undefined;
  return all[(at + step + all.length) % all.length];
}
