/** A table as its host is about to set it. */
import { USUAL_BOT, usualSeats } from "../home/opening";
import type { GameInfo, Settings } from "../lib/server/protocol";

export type Clock = NonNullable<Settings["clock"]>;
export type Value = boolean | number | string | null;

export interface Draft {
  seats: number;
  /** who plays at each seat but the first, which is one's own: a bot, or empty for a person */
  others: string[];
  options: Record<string, Value>;
  data: Record<string, unknown> | null;
  clock: Clock;
  visibility: "link" | "public";
  spectators: boolean;
  hints: boolean;
  chat: "free" | "off" | "presets";
  away: number | null;
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
    options: Object.fromEntries(game.options.map((option) => [option.key, option.default])),
    data: null,
    clock: CLOCKS.none,
    visibility: "link",
    spectators: true,
    hints: true,
    chat: "free",
    away: 120,
    pace: 1500,
  };
}

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
  const { others, ...rest } = draft;
  return { ...rest, game, bots: [null, ...others.map((bot) => bot || null)] };
}

export const countBots = (draft: Draft) => draft.others.filter(Boolean).length;
