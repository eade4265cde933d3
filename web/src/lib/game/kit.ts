/** What a game brings to the page: a folder in `games/` with an `index.ts` that exports a `Kit`.
 *
 * A game without one brings it in its own package (`lib/packages`), or is played on the generic table. */
import type { Component, Snippet } from "svelte";
import type { Book, CardInfo } from "../server/protocol";
import type { AnyView, Outcome, Told } from "../server/told";
import { loadKit } from "../packages/load_kit";

export interface BoardProps<V = AnyView, A = Told> {
  /** at the event that is being told, or now */
  view: V;
  /** what may be answered now; empty when nothing is asked */
  legal: A[];
  names: string[];
  /** the event that is being told; the board may show it */
  event: Told | null;
  /** what has been told of the same decision so far, with it; empty when nothing is told */
  told: readonly Told[];
  /** all that was told up to it, the newest last */
  log: readonly Told[];
  /** the events whose sentences the board may show, since nothing else does */
  saying?: readonly Told[];
  /** notation of the own answer that waits to be confirmed or lies face down */
  picked: string;
  /** nothing: what was picked before is no choice any more */
  choose: (action: A | null) => void;
  /** what is to be known of the player at a seat: clock, absence, has chosen; for the board to put beside the name */
  note?: Snippet<[seat: number]>;
}

export interface ScoresProps<V = AnyView> {
  view: V;
  outcome: Outcome;
  names: string[];
  /** all that was told, such as how points were counted */
  log: Told[];
  /** the end as each seat saw it, once that is known: nothing is hidden any more */
  laid: V[];
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
  /** of what is counted, that of which its scores tell where it came from: it is not told once more */
  tellsSources?: readonly string[];
  /** does the board show every player, with the note of their seat?  Then they do not stand above it once more */
  showsSeats?: boolean;
  /** does the board show the sentences of what is told, where it is large? */
  tells?: boolean;
  /** does a large face have the card's text? */
  facesTell?: boolean;
  /** the cards of the own hand as they lie on the board; choices are listed in this order */
  handOf?: (view: any, info: (key: string) => CardInfo) => string[];
  /** what each player held in the end, where that is not a hand: how it is called, and the cards */
  held?: { title: () => string; cards: (view: any, info: (key: string) => CardInfo) => string[] };
  /** a short score for the list of players */
  score?: (view: any, seat: number) => string | null;
  /** without it, all events stay for the usual time; what happens at once is told in quick succession and read together */
  pace?: Pace;
  /** events that open a new round: the log begins a chapter there; without it, those called `…Began` */
  opens?: (event: Told) => boolean;
  /** what an event sounds like; without it, its fields decide */
  sound?: (event: Told) => Sound | null;
  /** does the board itself offer every choice?  Then the list of choices is folded */
  offersAll?: (view: any, legal: any[]) => boolean;
}

const kits = import.meta.glob<{ kit: Kit }>("../../games/*/index.ts");

/** `book` tells where the game's own package has one. */
export async function findKit(game: string, book: Promise<Book>): Promise<Kit> {
  const load = kits[`../../games/${game}/index.ts`];
  if (load) return (await load()).kit;
  const [{ kit: generic }, { kit: address }] = await Promise.all([
    kits["../../games/generic/index.ts"]!(),
    book,
  ]);
  return address ? loadKit(address, generic) : generic;
}
