/** The report of a measurement, as `tripot balance --cards --json` gives it. */
export type Interval = [number, number];

interface Side {
  win_share: number;
  win_interval: Interval;
}

export interface CardUse {
  role: string;
  card: string;
  seats: number;
  held: number;
  played: number;
  played_share: number;
  win_share: number;
  opening: number;
  opening_ratio: number | null;
  opening_interval: Interval | null;
}

/** What comes from a card, or from elsewhere, by game. */
export interface SourceTotal {
  total: number;
  mean: number;
  interval: Interval;
}

/** Where what a role gains comes from. */
export interface RoleGain {
  role: string;
  what: string;
  by_source: Record<string, SourceTotal>;
}

export interface Report {
  games: number;
  rounds: { quantiles: Record<string, number> & { "0.5": number } };
  by_seat: (Side & { seat: number })[];
  by_role: (Side & { role: string })[];
  cards: CardUse[];
  sources: RoleGain[];
  warnings: { warning: string; role: string; card: string; by?: string }[];
}

/** The ratios that are wanted. */
export const LOWEST = 0.7;
export const HIGHEST = 1.4;
const WIDEST = 4; // times as often, and as rarely, at the ends of the scale
const MOST_SOURCES = 12; // of one gain that are told

/** Where a ratio lies, 0 to 100; 1 is in the middle, and half as often is as far from it as twice. */
export function onScale(ratio: number): number {
  const bounded = Math.min(WIDEST, Math.max(1 / WIDEST, ratio));
  return 50 + (50 * Math.log(bounded)) / Math.log(WIDEST);
}

/** Why there is no ratio: the word of it. */
export function withoutRatio({ opening, seats }: CardUse): "noRatio" | "noOpening" | "everyOpening" {
  if (!opening) return "noOpening";
  return opening === seats ? "everyOpening" : "noRatio";
}

/** The largest amounts, gained or lost, in the order of what they bring. */
export function largest(gain: RoleGain): [string, SourceTotal][] {
  const sources = Object.entries(gain.by_source);
  const least = sources.map(([, { total }]) => Math.abs(total)).toSorted((a, b) => b - a)[MOST_SOURCES - 1];
  return sources.filter(([, { total }]) => Math.abs(total) >= (least ?? 0)).slice(0, MOST_SOURCES);
}

/** From the least to the most that any of these intervals reaches, 0 included. */
export function span(sources: readonly SourceTotal[]): Interval {
  const ends = sources.flatMap(({ interval }) => interval);
  return [Math.min(0, ...ends), Math.max(0, ...ends)];
}
