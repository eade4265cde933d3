/** A table as its host is about to set it. */
import { USUAL_BOT, usualSeats } from "../home/opening";
import { guest } from "../lib/server/guest.svelte";
import type { GameInfo, Settings } from "../lib/server/protocol";

export type Clock = NonNullable<Settings["clock"]>;
export type Value = boolean | number | string | null;

export interface Draft {
  seats: number;
  /** who plays at each seat but the first, which is one's own: a bot, or empty for a person */
  others: string[];
  /** the names of those who play at this device, in the same order; only a device has them */
  people: string[];
  /** one’s own name, as the others at this device shall read it */
  ownName: string;
  options: Record<string, Value>;
  data: Record<string, unknown> | null;
  clock: Clock;
  visibility: "link" | "public";
  spectators: boolean;
  hints: boolean;
  undo: boolean;
  chat: "free" | "off" | "presets";
  away: number | null;
  expired: "answer" | "cover";
  late: boolean;
  rotate: boolean;
  pace: number;
}

export const CLOCKS: Record<Clock["type"], Clock> = {
  none: { type: "none" },
  live: { type: "live", bank: 300, increment: 15 },
  days: { type: "days", days: 3 },
};

export function usualDraft(game: GameInfo): Draft {
  const seats = usualSeats(game.seats);
  return {
    seats,
    others: others(seats, USUAL_BOT),
    people: [],
    ownName: guest.name,
    options: Object.fromEntries(game.options.map((option) => [option.key, option.default])),
    data: null,
    clock: CLOCKS.none,
    visibility: "link",
    spectators: true,
    hints: true,
    undo: true,
    chat: "free",
    away: 120,
    expired: "answer",
    late: true,
    rotate: false,
    pace: 1500,
  };
}

/** As a table is set by now; what its settings do not name is as usual. */
export function draftOf(game: GameInfo, settings: Settings): Draft {
  const { game: _, bots: __, cover: ___, data: ____, ...known } = settings;
  const usual = usualDraft(game);
  return {
    ...usual,
    ...known,
    options: { ...usual.options, ...settings.options },
    others: others(settings.seats, USUAL_BOT),
  };
}

/** A friend at the same device, and bots for the rest. */
export function companyDraft(game: GameInfo): Draft {
  const draft = usualDraft(game);
  return { ...draft, others: draft.others.map((bot, n) => (n ? bot : "")) };
}

export const areDifferent = (names: string[]): boolean =>
  new Set(names.map((name) => name.trim().toLowerCase())).size === names.length;

export const others = (seats: number, bot: string) => Array<string>(seats - 1).fill(bot);

/** With so many seats; who comes in addition is like the last. */
export function resized(draft: Draft, game: GameInfo, seats: number): Partial<Draft> {
  const added = draft.others.at(-1) ?? USUAL_BOT;
  const kept = Array.from({ length: seats - 1 }, (_, n) => draft.others[n] ?? added);
  const options = Object.fromEntries(
    game.options.map(({ key, choices }) => {
      const value = draft.options[key] ?? null;
      const isGone = !choices.length && typeof value === "number" && value >= seats;
      return [key, isGone ? null : value];
    }),
  );
  return { seats, others: kept, options };
}

export function settingsOf(game: string, draft: Draft): Settings {
  const { others, people: _, ownName: __, ...rest } = draft;
  return { ...rest, game, bots: [null, ...others.map((bot) => bot || null)] };
}

/** Who shares this device, besides oneself. */
export const peopleOf = ({ others, people }: Draft): string[] =>
  others.flatMap((bot, n) => (bot ? [] : [(people[n] ?? "").trim()]));

export const countBots = (draft: Draft) => draft.others.filter(Boolean).length;
