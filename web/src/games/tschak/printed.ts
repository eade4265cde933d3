/** The figures that are printed on a card, as the book has them. */
import type { CardInfo } from "../../lib/server/protocol";
import { SYMBOLS } from "./symbols";
import { figure } from "./words";

export interface Facts {
  strength: number;
  weapon: string;
  skulls: number;
  points: number;
  /** counts by the square of its number */
  squared: boolean;
}

const NOTHING: Facts = { strength: 0, weapon: "", skulls: 0, points: 0, squared: false };

export const facts = (info: CardInfo): Facts => ({ ...NOTHING, ...(info.facts as Partial<Facts>) });

const MARKS: Record<string, string> = { chameleon: "?", artefact: "×2" };

/** What stands for a card where there is little room: its own symbol, or that of its group. */
export const glyph = (info: CardInfo) => (info.key in SYMBOLS ? info.key : info.group);

/** The short text in the corner of a card; empty where only its picture tells. */
export function mark(info: CardInfo): string {
  const { strength, skulls, points, squared } = facts(info);
  if (squared) return info.group === "monster" ? "−n²" : "n²";
  if (strength) return `${strength}`;
  return MARKS[info.key] ?? (points || skulls ? figure(points - skulls) : "");
}
