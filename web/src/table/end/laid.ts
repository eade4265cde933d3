/** Where everything came from, seat beside seat. */
import type { Reckoning } from "../../lib/server/protocol";

export interface SourceTable {
  what: string;
  /** the largest first */
  rows: { name: string; amounts: number[] }[];
  /** of all sources, those too that have no row */
  sums: number[];
}

const MOST_ROWS = 8;

/** `told` is what has been told elsewhere, by its key. */
export function tablesOf({ seats }: Reckoning, told: readonly string[] = []): SourceTable[] {
  const gained = seats.flatMap(({ gains }) => gains).filter(({ key }) => !told.includes(key));
  const whats = new Set(gained.map(({ what }) => what));
  return [...whats].map((what) => {
    const sources = seats.map(({ gains }) => gains.find((gain) => gain.what === what)?.sources ?? []);
    const names = new Set(sources.flatMap((of) => of.map(({ name }) => name)));
    const rows = [...names].map((name) => ({
      name,
      amounts: sources.map((of) => of.find((source) => source.name === name)?.amount ?? 0),
    }));
    const size = ({ amounts }: { amounts: number[] }) => amounts.reduce((sum, one) => sum + Math.abs(one), 0);
    return {
      what,
      rows: rows.toSorted((one, other) => size(other) - size(one)).slice(0, MOST_ROWS),
      sums: sources.map((of) => of.reduce((sum, { amount }) => sum + amount, 0)),
    };
  });
}
