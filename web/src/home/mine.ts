/** Which of one's own tables are worth showing, and in what order. */
import type { OwnTable } from "../lib/server/protocol";

const MOST_OVER = 4;

const isOver = ({ status }: OwnTable) => status === "over" || status === "ended";
const newestFirst = (tables: readonly OwnTable[]) =>
  tables.toSorted((one, other) => other.created - one.created);

/** Those that wait for one, then the others that go on. */
export function underWay(tables: readonly OwnTable[]): OwnTable[] {
  const going = newestFirst(tables).filter((table) => !isOver(table));
  return [...going.filter((table) => table.your_turn), ...going.filter((table) => !table.your_turn)];
}

/** The last few that are over. */
export const finished = (tables: readonly OwnTable[]): OwnTable[] =>
  newestFirst(tables).filter(isOver).slice(0, MOST_OVER);
