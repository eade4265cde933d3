// Made from the server's types by `make protocol`: change those, not this file.

/** Leave the game for good: a bot plays on. */
export interface Abandon {
  type: "abandon";
  id: string;
}

/** Where others find this server: what links to it begin with. */
export interface Address {
  /** none: where this was asked is as good as any */
  address: string | null;
}

/** The host opens the table to spectators, or closes it. */
export interface Admit {
  type: "admit";
  spectators: boolean;
  id: string;
}

/** What a bot would play. */
export interface Advice {
  action: Record<string, unknown>;
  /** in the client's language */
  why: string;
  /** of winning, as it estimates */
  chance: number | null;
  /** the next best, if it has compared several */
  next?: Record<string, unknown> | null;
  next_chance?: number | null;
}

/** Answer a question; until the last player has answered a secret one, answer it again to change one's mind. */
export interface Answer {
  type: "answer";
  question: number;
  /** in notation */
  action: string;
  id: string;
}

/** Say that one is ready to begin, or not yet. */
export interface BeReady {
  type: "ready";
  ready?: boolean;
  id: string;
}

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

/** To play on from a moment of the game, against bots. */
export interface BranchWanted {
  /** as the replay numbers them: after this decision */
  step: number;
  /** that one takes */
  seat: number;
  /** that has all others */
  bot?: string;
}

export interface Brought {
  /** of the table at which it can be seen again */
  id: string;
}

/** A game that was played to its end on a device. */
export interface BroughtGame {
  record: Record<string, unknown>;
  /** the data file that it was played with */
  data?: Record<string, unknown> | null;
  /** one's own */
  seat: number;
  seats: BroughtSeat[];
  /** seconds since 1970, by the device's clock */
  played?: number | null;
}

/** Who played at a seat of a game on a device: a bot, or a person of this name. */
export interface BroughtSeat {
  name?: string;
  bot?: string;
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

/** What can be played, and by which bots. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  /** of the chat */
  presets: string[];
}

/** Every seat's share of the wins in many games that were played on from each step of a range. */
export interface Chances {
  first: number;
  /** by step, from the first of the range on, then by seat; after the last step the outcome */
  chances: number[][];
}

/** The host changes how the table is set before the game, all but the game itself and its data file.

    Whoever was ready has to say so again.  A clock that changes is full for everybody. */
export interface ChangeSettings {
  type: "change-settings";
  /** `bots` is of no account: `seat-bot` seats them */
  settings: Settings;
  id: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** What was said, oldest first. */
export interface ChatNews {
  type: "chat";
  said: Said[];
}

/** What the game reads in a file: its fields as far as it got, what is wrong, and the cards if nothing is. */
export interface Checked {
  fields: FieldInfo[];
  problem: FileProblem | null;
  /** by language */
  cards: Record<string, CardInfo[]>;
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

/** The host frees a seat before the game. */
export interface Clear {
  type: "clear";
  seat: number;
  id: string;
}

export interface ClockState {
  /** seconds, at the time of the message */
  left: number;
  running?: boolean;
}

/** A data file as it is being written. */
export interface DataFile {
  data: Record<string, unknown>;
}

/** So many days for each answer. */
export interface DaysClock {
  type: "days";
  days?: number;
}

/** The command was carried out, and is durable. */
export interface DoneNews {
  type: "done";
  id: string;
  /** the table of the rematch */
  next?: string;
  hint?: Advice;
}

/** The key of a table or of a seat, from the part of a link after the `#`. */
export interface Entry {
  key: string;
}

/** Everything that is kept about a guest. */
export interface Export {
  me: Me;
  /** records of the games that are over */
  games: Record<string, unknown>[];
  /** ids of tables whose records are still secret */
  unfinished: string[];
  said?: Said[];
}

/** What went wrong: a stable code, and a sentence in the client's language. */
export interface Failure {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

/** A field that the game reads from the file, whether it is there or not: forms are made of these. */
export interface FieldInfo {
  /** such as card[3].cost */
  path: string;
  /** integer, word, text, numbers, steps or options */
  kind: string;
  /** of an integer, and of each number */
  low: number;
  high: number;
  /** that are allowed */
  words: string[];
  /** where it may be left out */
  default: number | string | null;
}

/** The first thing that is wrong with a file. */
export interface FileProblem {
  path: string;
  message: string;
}

/** All that has been worked out about a game so far, for whomever. */
export interface Findings {
  /** whose opinions they are */
  bot: string;
  /** by step, as far as they are known */
  opinions: Opinion[];
  /** from step 0 on, up to the first step of which they are not known */
  chances: number[][];
}

export interface Gain {
  /** of what is counted, in no language */
  key: string;
  /** in the reader's language */
  what: string;
  /** the largest first */
  sources: Source[];
}

export interface GameInfo {
  key: string;
  title: string;
  /** empty where the game has none */
  tagline: string;
  authors: string[];
  publisher: string;
  minutes: number;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  /** may it be played with a data file of one's own? */
  takes_data: boolean;
  /** rules whose other data files can still be had, the last ones that had each */
  former_files: string[];
}

/** The whole game as the seat sees it, and what it has missed. */
export interface GameNews {
  type: "game";
  seq: number;
  view: Record<string, unknown>;
  /** those after the client's last sequence number, or the latest if there are too many */
  events: Record<string, unknown>[];
  /** false: there were more events than are told */
  complete: boolean;
  question: Question | null;
  clocks: ClockState[] | null;
  outcome: Record<string, unknown> | null;
  /** may one's last decision be taken back? */
  undo?: boolean;
}

/** The host gives somebody else more time. */
export interface GiveTime {
  type: "give-time";
  seat: number;
  seconds: number;
  id: string;
}

export interface GuestChange {
  name?: string | null;
  language?: "en" | "fr" | null;
  colour?: "" | "blue" | "brown" | "green" | "orange" | "pink" | "red" | "teal" | "violet" | null;
}

/** The host makes somebody else at the table the host. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  id: string;
}

/** Is the server well?  Any problem makes it failing. */
export interface Health {
  status: "failing" | "ok";
  version: string;
  rooms: number;
  problems: ("damaged" | "no-lease" | "not-stored" | "stopping" | "task-ended")[];
}

/** The first message on a socket; again at any time, to be told everything again. */
export interface Hello {
  type: "hello";
  /** the last sequence number that the client has */
  since?: number;
  /** the last number of the chat that the client has */
  chat?: number;
  /** none: the guest's own */
  language?: "" | "en" | "fr" | null;
  /** shall sentences mark each card that they name, as `[the hammer](hammer)`? */
  marked?: boolean;
  /** shall each event bring the change of the view at its moment, as `view`? */
  moments?: boolean;
  id: string;
}

/** What would a bot play here? */
export interface Hint {
  type: "hint";
  id: string;
}

/** What went wrong: a stable code, and a sentence in the reader's language. */
export interface HttpFailure {
  error: string;
  message: string;
  details: Record<string, unknown>;
}

/** A bank of seconds for the whole game; each question adds the increment. */
export interface LiveClock {
  type: "live";
  bank?: number;
  increment?: number;
}

/** A public table is new or has changed. */
export interface LobbyChange {
  type: "changed";
  table: LobbyTable;
}

/** A table is not public or not open any more. */
export interface LobbyGone {
  type: "gone";
  id: string;
}

export interface LobbyList {
  tables: LobbyTable[];
}

/** All public tables, at the beginning. */
export interface LobbyNews {
  type: "lobby";
  tables: LobbyTable[];
}

/** A public table, as the lobby lists it. */
export interface LobbyTable {
  id: string;
  game: string;
  status: "ended" | "open" | "over" | "playing";
  /** the host's name */
  host: string;
  seats: number;
  free: number;
  clock: NoClock | LiveClock | DaysClock;
  /** seconds since 1970 */
  created: number;
}

export interface Me {
  id: string;
  name: string;
  language: string;
  program: boolean;
  /** once, for programs */
  token?: string | null;
  colour?: "" | "blue" | "brown" | "green" | "orange" | "pink" | "red" | "teal" | "violet";
}

/** Games of bots with a data file; the shipped one where there is none. */
export interface MeasureWanted {
  data?: Record<string, unknown> | null;
  games?: number;
  /** as many as is usual, where nobody says */
  seats?: number | null;
}

/** A line of the answer: the progress, and in the last line what `tripot balance --cards --json` says.

    `names` has, by language, what the report calls its gains (`gain-…`) and the sources of them that are no cards
    (`source-…`). */
export interface Measured {
  played: number;
  games: number;
  report?: Record<string, unknown> | null;
  names?: Record<string, Record<string, string>>;
  /** why nothing more comes, as a sentence */
  failed?: string | null;
}

/** Do not hear this guest any more, or hear them again. */
export interface Mute {
  type: "mute";
  guest: string;
  muted?: boolean;
  id: string;
}

/** A person gets a cookie; a program asks for a token and sends it as `Authorization: Bearer`. */
export interface NewGuest {
  name: string;
  language?: "en" | "fr";
  program?: boolean;
}

/** Everybody may take all the time in the world. */
export interface NoClock {
  type: "none";
}

/** What a bot would have done, knowing only what the seat knew. */
export interface Opinion {
  step: number;
  seat: number;
  played: Record<string, unknown>;
  best: Record<string, unknown>;
  /** the best first; empty for a bot that does not search */
  choices: WeighedAction[];
  why: string;
  /** the best besides, where the bot has compared several */
  second?: Record<string, unknown> | null;
  second_why?: string;
}

export interface OpinionWanted {
  /** as the replay numbers them: the decision that led to it */
  step: number;
  bot?: string;
}

export interface OptionInfo {
  key: string;
  name: string;
  help: string;
  /** empty: a seat, or none for one by lot */
  choices: (boolean | number | string | null)[];
  /** of the choices; of none, where a seat is chosen */
  names: string[];
  default: boolean | number | string | null;
}

export interface OwnTable {
  id: string;
  game: string;
  status: string;
  created: number;
  your_turn: boolean;
  /** it was played on a device */
  brought: boolean;
  /** none: one has left it to a bot */
  seat: number | null;
  /** by seat, of people and bots */
  names: string[];
  /** the seats that the game waits for; empty also where nobody knows without opening it */
  asked: number[];
  outcome: Record<string, unknown> | null;
}

export interface OwnTables {
  tables: OwnTable[];
}

/** A phase in which somebody is asked. */
export interface PhaseInfo {
  key: string;
  name: string;
  help: string;
  /** ids of those at hand */
  clauses: string[];
}

/** A seat, as everybody sees it. */
export interface PlaceInfo {
  seat: number;
  kind: "bot" | "free" | "guest";
  /** of the guest */
  name: string;
  /** its public id */
  guest: string | null;
  /** who plays on a bot's seat, or covers */
  bot: string;
  /** a guest that is a program */
  program: boolean;
  /** connected */
  present: boolean;
  /** a bot plays for the guest, who is away */
  covered: boolean;
  /** to end the game */
  voted: boolean;
  /** of the games before this rematch */
  wins: number | null;
  /** the same, where scores add up */
  points: number | null;
  clock: ClockState | null;
  /** that the guest has chosen; two may have chosen the same */
  colour?: "" | "blue" | "brown" | "green" | "orange" | "pink" | "red" | "teal" | "violet";
  /** before the game: this guest is ready to begin */
  ready?: boolean;
}

/** What the seat is asked.  Stays the same while a secret answer may be changed. */
export interface Question {
  id: number;
  /** in the client's language */
  prompt: string;
  /** all choices: `text` is the notation, `say` a sentence, `brings` its worth at sight; its fields */
  legal: Record<string, unknown>[];
}

/** The end as one seat saw it. */
export interface Reckoned {
  /** all of it, its own secrets included */
  view: Record<string, unknown>;
  /** empty where the game does not count them */
  gains: Gain[];
}

/** The end of a game laid open. */
export interface Reckoning {
  seats: Reckoned[];
}

/** The command was not carried out, and nothing changed. */
export interface RefusedNews {
  type: "refused";
  /** none: it could not even be read */
  id: string | null;
  error: Failure;
}

/** A new table with the same people and settings. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** The host makes new links to the table and its free seats; the old ones open nothing any more. */
export interface RenewLink {
  type: "renew-link";
  id: string;
}

/** A whole game from one seat's point of view, or a spectator's. */
export interface Replay {
  game: string;
  names: string[];
  seats: number;
  seat: number | null;
  steps: ReplayStep[];
  /** none if it was ended by a vote */
  outcome: Record<string, unknown> | null;
  commitment: string;
  seed: string;
}

/** The table after a decision; step 0 is the table before the first. */
export interface ReplayStep {
  number: number;
  /** who decided; none in step 0 */
  seat: number | null;
  /** what was decided, also where the viewer could not know it at the time */
  action: Record<string, unknown> | null;
  /** what the viewer heard, each with the change of the view at its moment, as `view` */
  events: Record<string, unknown>[];
  /** the fields of the view that have changed; all of them in step 0 */
  view: Record<string, unknown>;
}

/** A message of the chat. */
export interface Said {
  type: "said";
  number: number;
  guest: string;
  name: string;
  seat: number | null;
  preset: string;
  /** a preset comes in the client's language */
  text: string;
  at: number;
}

/** A preset or a text of one's own. */
export interface Say {
  type: "say";
  preset?: "" | "bye" | "good-game" | "good-luck" | "hello" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "your-turn";
  text?: string;
  id: string;
}

/** The host gives a free seat to a bot. */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  bot: string;
  id: string;
}

/** A table, and who the guest is there. */
export interface Seen {
  table: TableInfo;
  you: You;
}

/** The host sends a spectator away for good. */
export interface SendAway {
  type: "send-away";
  guest: string;
  id: string;
}

/** What the host chooses. */
export interface Settings {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string | null>;
  /** the content of a data file */
  data?: Record<string, unknown> | null;
  clock?: NoClock | LiveClock | DaysClock;
  /** by seat */
  bots?: (string | null)[];
  visibility?: "link" | "public";
  spectators?: boolean;
  hints?: boolean;
  /** may decisions be taken back by which nobody has learned anything?  Never under a live clock */
  undo?: boolean;
  chat?: "free" | "off" | "presets";
  /** seconds until a bot covers for somebody who is away */
  away?: number | null;
  /** a live clock: a bot answers once, or covers until they are back */
  expired?: "answer" | "cover";
  /** that bot; empty: the server's choice */
  cover?: string;
  /** may a friend who comes late take the seat of a bot while the game is played? */
  late?: boolean;
  /** does everybody sit one seat further in a rematch? */
  rotate?: boolean;
  /** milliseconds that a bot takes, whatever it holds */
  pace?: number;
}

/** Take a free seat before the game, also from another seat; the own seat again to take it by a new name or colour.

    While the game is played, a bot's seat, if the table lets friends come late. */
export interface Sit {
  type: "sit";
  seat: number;
  id: string;
}

/** A card or something else that has brought so much, or cost it. */
export interface Source {
  /** in the reader's language */
  name: string;
  amount: number;
}

/** Leave one's seat before the game. */
export interface Stand {
  type: "stand";
  id: string;
}

/** The host starts the game; free seats go to the bot, if one is named. */
export interface Start {
  type: "start";
  bot?: string | null;
  id: string;
}

/** The host lets two seats change places before the game. */
export interface SwapSeats {
  type: "swap-seats";
  seat: number;
  other: number;
  id: string;
}

/** A table, as everybody at it sees it. */
export interface TableInfo {
  id: string;
  /** but for `data`, which `GET …/data` brings */
  settings: Settings;
  /** SHA-256 of its data file, as records have it */
  data_hash: string | null;
  rules: string;
  status: "ended" | "open" | "over" | "playing";
  /** the host's public id */
  host: string;
  places: PlaceInfo[];
  spectators: number;
  /** SHA-256 of the seed, from the start on */
  commitment: string | null;
  /** after the end only */
  seed: string | null;
  /** the table of the rematch */
  next: string | null;
  /** why there is no result */
  ended_by: "length" | "rules" | "vote" | null;
  /** the result of a game that is over */
  outcome: Record<string, unknown> | null;
  /** false: its rules or cards are not known any more, so that only result and record are left */
  replayable: boolean;
  /** it was played on a device, which drew the luck, and came here when it was over */
  brought: boolean;
  /** the game goes on from a moment of another one */
  branch: boolean;
  /** after the end: what each seat has played, where seats are unequal */
  roles: string[];
  /** many wait for the server's bots, so those of this table answer later and think less */
  busy: boolean;
}

/** The table has changed; this is all of it. */
export interface TableNews {
  type: "table";
  table: TableInfo;
  you: You;
}

/** A prepared position and a few guided decisions, in one language. */
export interface Tutorial {
  game: string;
  title: string;
  names: string[];
  /** the learner's */
  seat: number;
  steps: TutorialStep[];
  closing: string;
}

/** One guided decision. */
export interface TutorialStep {
  /** what to learn here */
  text: string;
  /** all of it, as the learner's seat sees it */
  view: Record<string, unknown>;
  prompt: string;
  legal: Record<string, unknown>[];
  /** the notation of the guided choice */
  answer: string;
  /** after it */
  praise: string;
  /** what happened then, until the learner is asked again; each with its change of the view */
  events: Record<string, unknown>[];
  /** the fields of the view that have changed by then */
  after: Record<string, unknown>;
}

/** Take one's last decision back, as long as the news say `undo`: nobody has learned anything by it. */
export interface Undo {
  type: "undo";
  id: string;
}

/** One thing happened. */
export interface Update {
  type: "update";
  seq: number;
  events: Record<string, unknown>[];
  /** the fields of the view that have changed */
  view: Record<string, unknown>;
  /** left out: as before */
  question?: Question | null;
  clocks?: ClockState[];
  outcome?: Record<string, unknown>;
  /** true: one's last decision may be taken back; left out: it may not */
  undo?: boolean;
}

/** Does the game follow from its seed, and the seed fit the commitment? */
export interface Verification {
  holds: boolean;
  commitment: string;
  seed: string;
  decisions: number;
  message: string;
}

/** To end the game without a result; it ends when all who play have voted so. */
export interface Vote {
  type: "vote";
  end?: boolean;
  id: string;
}

/** A spectator. */
export interface Watcher {
  guest: string;
  name: string;
}

/** An action that the bot has looked at. */
export interface WeighedAction {
  action: Record<string, unknown>;
  /** of winning, as it estimates */
  chance: number;
  visits: number;
}

/** Who the client is at this table. */
export interface You {
  guest: string;
  name: string;
  /** none: a spectator */
  seat: number | null;
  host: boolean;
  /** opens one's own seat on another device; for nobody else's eyes */
  key: string | null;
  /** the table's key, for those who may invite */
  invite: string | null;
  /** of the free seats, for the host */
  keys: Record<string, string>;
  /** who looks on, for the host */
  watching: Watcher[];
  /** opens the replay for others, after the end; none: it needs no key */
  replay: string | null;
}

export type AnyCommand = Hello | Sit | Stand | BeReady | SeatBot | Clear | SwapSeats | ChangeSettings | Start | HandOver | GiveTime | SendAway | Admit | RenewLink | Answer | Undo | Hint | Say | Mute | Vote | Abandon | Rematch;

export type AnyNews = TableNews | GameNews | Update | ChatNews | Said | DoneNews | RefusedNews;

export type AnyLobbyNews = LobbyNews | LobbyChange | LobbyGone;
