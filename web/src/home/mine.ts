/** Which of one's own tables are worth showing, and in what order. */
import type { OwnTable } from "../lib/server/protocol";

const MOST_OVER = 4;

const isOver = ({ status }: OwnTable) => status === "over" || status === "ended";

export function tablesToShow(tables: readonly OwnTable[]): OwnTable[] {
  const newest = tables.toSorted((one, other) => other.created - one.created);
  const mine = newest.filter((table) => table.your_turn);
  const going = newest.filter((table) => !table.your_turn && !isOver(table));
  return [...mine, ...going, ...newest.filter(isOver).slice(0, MOST_OVER)];
}
