/** The report of a measurement, as `tripot balance --cards --json` gives it. */
export type Interval = [number, number];

interface Side {
  win_share: number;
  win_interval: Interval;
}

export interface Report {
  games: number;
  rounds: { quantiles: Record<string, number> & { "0.5": number } };
  by_seat: (Side & { seat: number })[];
  by_role: (Side & { role: string })[];
  cards: {
    role: string;
    card: string;
    held: number;
    played_share: number;
    opening_ratio: number | null;
    opening_interval: Interval | null;
  }[];
  warnings: { warning: string; role: string; card: string; by?: string }[];
}

/** The ratios that are wanted. */
export const LOWEST = 0.7;
export const HIGHEST = 1.4;
const WIDEST = 4; // times as often, and as rarely, at the ends of the scale

/** Where a ratio lies, 0 to 100; 1 is in the middle, and half as often is as far from it as twice. */
export function onScale(ratio: number): number {
  const bounded = Math.min(WIDEST, Math.max(1 / WIDEST, ratio));
  return 50 + (50 * Math.log(bounded)) / Math.log(WIDEST);
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
