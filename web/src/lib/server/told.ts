/** What every game tells; the games' own types are in `games.ts`. */
import type { View } from "./games";

export type AnyView = View;

/** The fields of a view that have changed. */
export type Patch = Record<string, unknown>;

/** An event or an action, with its sentence. */
export interface Told {
  say?: string;
  event?: string;
  action?: string;
  /** an action's notation */
  text?: string;
  /** what an event changes in the viewer's view, at its moment */
  view?: Patch;
  [field: string]: unknown;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  ranks: number[];
  reason: string;
}
