// Copied by `make protocol` from the server's `package_kit.ts`: change that, not this file.
import type { GameAction, GameEvent, View } from "../server/games";
import type { Book, CardInfo } from "../server/protocol";

/** What a package of its own brings to the page: its module `kit/kit.js` exports a `kit` of this type.
 *
 * Its functions draw into an element of the page, with any framework or none, and are called again whenever what they are
 * given has changed.  The page's security policy holds: no inline styles and scripts, nothing from other hosts. */
export interface PackageKit<V = View, A = GameAction, E = GameEvent> {
  /** addresses of style sheets, relative to the module */
  styles?: string[];
  board: Draw<PackageBoard<V, A, E>>;
  /** the front of a card, in a box of 5 : 7 whose width is 100cqw; without it, the card's name */
  face?: Draw<{ info: CardInfo }>;
  /** the back of a card of a group */
  back?: Draw<{ group: string }>;
  /** the page is about to drop an element that was drawn into */
  remove?: (element: HTMLElement) => void;
  /** a short score for the list of players */
  score?: (view: V, seat: number) => string | null;
  /** does the board itself offer every choice?  Then the list of choices is folded */
  offersAll?: (view: V, legal: A[]) => boolean;
}

export type Draw<Given> = (element: HTMLElement, given: Given, tools: KitTools) => void;

export interface PackageBoard<V = View, A = GameAction, E = GameEvent> {
  /** at the event that is being told, or now */
  view: V;
  /** what may be answered now; empty when nothing is asked */
  legal: A[];
  names: string[];
  /** the event that is being told; the board may show it */
  event: E | null;
  /** notation of the own answer that waits to be confirmed or lies face down */
  picked: string;
  /** nothing: what was picked before is no choice any more */
  choose: (action: A | null) => void;
}

export interface KitTools {
  language: "en" | "fr";
  /** cards, words and phases of the game in this language */
  book: Book;
  /** show a card in an empty element as the page does: to be read, pointed at, and reached by keyboard; again: change it */
  card: (element: HTMLElement, card: KitCard) => void;
}

export interface KitCard {
  /** its key; empty: face down */
  card: string;
  /** of a card face down */
  group?: string;
  size?: "s" | "m" | "l";
  count?: number;
  lit?: boolean;
  chosen?: boolean;
  dimmed?: boolean;
  /** for the ear, besides the card's name */
  label?: string;
  /** it can be chosen */
  onclick?: (() => void) | undefined;
}
