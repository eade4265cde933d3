// Made from the types of the game by `tripot types snatch`: change those, not this file.

/** The number of a seat, from 0. */
export type Seat = number;
/** The key of a card; empty where it may not be seen. */
export type Card = string;
/** A key of the game's words. */
export type Word = string;

export interface GameEvent {
  /** the sentence, if a language was asked for */
  say?: string;
}

export interface GameAction {
  /** the notation */
  text: string;
  /** the sentence, if a language was asked for */
  say?: string;
  /** what it is worth at sight, in figures by the game's own names; among legal actions only */
  brings?: Record<string, number>;
}

/** What every game shows. */
export interface View {
  game: string;
  /** None for a spectator */
  seat: Seat | null;
  phase: Word;
  /** the seats that owe an answer */
  waiting: Seat[];
  /** the seats whose answer lies face down */
  answered: Seat[];
}

/** `key` names a message and `values` are its variables. `blocks` are phrases within it, each list under the key of the message that introduces it as $text. */
export interface Phrase {
  key: string;
  values: Record<string, string | number>;
  blocks: [string, Phrase[]][];
}

export interface SnatchPlayerView {
  seat: Seat;
  hand_size: number;
  hand: Card[];
  points: number;
}

export interface SnatchView extends View {
  game: "snatch";
  discard: Card[];
  players: SnatchPlayerView[];
  question: number[][];
  answer: Card[] | null;
}

export interface SnatchDrawnEvent extends GameEvent {
  event: "Drawn";
  seat: Seat;
  number: number;
  cards: Card[];
}

export interface SnatchLaidEvent extends GameEvent {
  event: "Laid";
  seat: Seat;
  card: Card;
}

export interface SnatchVetoedEvent extends GameEvent {
  event: "Vetoed";
  seat: Seat;
  target: Seat;
}

export interface SnatchSnatchedEvent extends GameEvent {
  event: "Snatched";
  seat: Seat;
}

export interface SnatchGameEndedEvent extends GameEvent {
  event: "GameEnded";
  winners: Seat[];
  reason: Word;
}

export type SnatchEvent =
  | SnatchDrawnEvent
  | SnatchLaidEvent
  | SnatchVetoedEvent
  | SnatchSnatchedEvent
  | SnatchGameEndedEvent;

export interface SnatchLayAction extends GameAction {
  action: "Lay";
  card: Card;
}

export interface SnatchAcceptAction extends GameAction {
  action: "Accept";
}

export interface SnatchObjectAction extends GameAction {
  action: "Object";
}

export type SnatchAction =
  | SnatchLayAction
  | SnatchAcceptAction
  | SnatchObjectAction;

/** Everything about a game that is the same at every table with its data file, in one language. */
export interface Book {
  game: string;
  language: string;
  title: string;
  tagline: string;
  authors: string[];
  publisher: string;
  minutes: number;
  /** the address of the module that shows the game, where its package brings one */
  kit: string | null;
  cards: CardInfo[];
  /** names of factions, steps and the like, by their message id */
  words: Record<string, string>;
  phases: PhaseInfo[];
  chapters: Chapter[];
}

/** A card, or whatever else views and events name by key: an upgrade, a prey, a hero. */
export interface CardInfo {
  key: string;
  name: string;
  /** empty for a card that has only a name */
  text: string;
  /** the game's own word; empty where it has none */
  group: string;
  /** none where there is no fixed number */
  copies: number | null;
  /** the printed figures */
  facts: Record<string, boolean | number | string | (number | string)[]>;
}

/** A phase in which somebody is asked. */
export interface PhaseInfo {
  key: string;
  name: string;
  help: string;
  /** ids of those at hand */
  clauses: string[];
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

export interface Clause {
  id: string;
  text: string;
  /** does this project settle a part of it? */
  ruling: boolean;
  /** that part; empty without a ruling */
  ruling_text: string;
  source: string[];
}

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
