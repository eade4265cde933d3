/** What every game tells; the games' own types are in `games.ts`. */
import type { View } from "./games";

export type AnyView = View;

/** An event or an action, with its sentence. */
export interface Told {
  say?: string;
  event?: string;
  action?: string;
  /** an action's notation */
  text?: string;
  [field: string]: unknown;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  ranks: number[];
  reason: string;
}
