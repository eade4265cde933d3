/** What a game brings to the page: a folder in `games/` with an `index.ts` that exports a `Kit`.
 *
 * A game without one is played on the generic table. */
import type { Component } from "svelte";
import type { CardInfo } from "../server/protocol";
import type { AnyView, Outcome, Told } from "../server/told";

export interface BoardProps<V = AnyView, A = Told> {
  view: V;
  /** what may be answered now; empty when nothing is asked */
  legal: A[];
  names: string[];
  /** the event that is being told; the board may show it */
  event: Told | null;
  /** all that was told so far, the newest last */
  log: readonly Told[];
  /** notation of the own answer that waits to be confirmed or lies face down */
  picked: string;
  choose: (action: A) => void;
}

export interface ScoresProps<V = AnyView> {
  view: V;
  outcome: Outcome;
  names: string[];
  /** all that was told, such as how points were counted */
  log: Told[];
}

/** How long an event stays, as a share of the usual time; `next` is the one after it. */
export type Pace = (event: Told, next: Told | undefined) => number;

export type Sound = "turn" | "card" | "dice" | "coins" | "end" | "tick" | "chat";

export interface Kit {
  Board: Component<any>;
  /** the front of a card, drawn by us, in a box of 5 : 7 whose width is 100cqw */
  Face: Component<{ info: CardInfo }>;
  /** the back of a card of a group */
  Back: Component<{ group: string }>;
  /** how the result came about */
  Scores?: Component<any>;
  /** a short score for the strip of seats */
  score?: (view: any, seat: number) => string | null;
  /** events that are told before the view changes, such as throws of dice */
  lingers?: (events: Told[]) => boolean;
  /** without it, all events stay for the usual time; what happens at once may be told in quick succession */
  pace?: Pace;
  /** events that open a new round: the log begins a chapter there; without it, those called `…Began` */
  opens?: (event: Told) => boolean;
  /** what an event sounds like; without it, its fields decide */
  sound?: (event: Told) => Sound | null;
  /** does the board itself offer every choice?  Then the list of choices is folded */
  offersAll?: (view: any, legal: any[]) => boolean;
}

const kits = import.meta.glob<{ kit: Kit }>("../../games/*/index.ts");

export async function findKit(game: string): Promise<Kit> {
  const load = kits[`../../games/${game}/index.ts`] ?? kits["../../games/generic/index.ts"];
  return (await load!()).kit;
}
