/** What a view shows, field by field; the game's texts `field-…` name them, and an empty name hides one. */

export interface Field {
  name: string;
  label: string;
  value: unknown;
}

export type Row = Record<string, unknown>;

const SHOWN_ELSEWHERE = new Set(["game", "seat", "phase", "waiting", "answered"]);

export const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Rows that belong to seats, such as the players. */
export const isSeated = (value: unknown): value is (Row & { seat: number })[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => isRow(row) && typeof row.seat === "number");

export function label(words: Record<string, string>, name: string, isOwn: boolean): string {
  const own = isOwn ? words[`field-${name}-own`] : undefined;
  return own ?? words[`field-${name}`] ?? name.replaceAll("_", " ");
}

/** The fields that say something: not those that are none, empty or false. */
export function fieldsOf(row: Row, words: Record<string, string>, isOwn = false): Field[] {
  return Object.entries(row)
    .filter(([name, value]) => !SHOWN_ELSEWHERE.has(name) && saysSomething(value))
    .map(([name, value]) => ({ name, label: label(words, name, isOwn), value }))
    .filter((field) => field.label);
}

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== "" && value !== false;
}
