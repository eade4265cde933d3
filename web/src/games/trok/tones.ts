/** The colours of a card; a sign and a figure always tell the same. */
import type { CardInfo } from "../../lib/server/protocol";

export interface Tone {
  edge: string;
  frame: string;
  back: string;
  floor: string;
}

const WOOD: Tone = { edge: "#4a2f18", frame: "#8a5a2b", back: "#f1dfba", floor: "#d8bd8c" };
const TONES: Record<string, Tone> = {
  green: { edge: "#24562c", frame: "#4c8a4a", back: "#eaf0cd", floor: "#c6d49b" },
  red: { edge: "#8a2418", frame: "#c4553a", back: "#f9e2cb", floor: "#e8bd97" },
  none: { edge: "#4c453d", frame: "#857a6c", back: "#f0e7d6", floor: "#d3c6ae" },
  wild: { edge: "#33246f", frame: "#6b50c8", back: "#241b4d", floor: "#352870" },
  facility: { edge: "#3a2612", frame: "#8a5a2b", back: "#34323f", floor: "#565064" },
  dwarf: { edge: "#3a2612", frame: "#a4702f", back: "#eebf6c", floor: "#ffe9ae" },
};

export function toneOf({ facts }: CardInfo): Tone {
  return TONES[facts.wild ? "wild" : String(facts.sort ?? facts.colour)] ?? WOOD;
}
