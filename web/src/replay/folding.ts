/** A game that is over, step by step: what was seen and heard at each moment. */
import type { ReplayStep } from "../lib/server/protocol";
import { patched } from "../lib/game/show.svelte";
import type { AnyView, Told } from "../lib/server/told";

/** The whole view at every moment; each step brings the fields that have changed. */
export function fold(steps: readonly ReplayStep[]): AnyView[] {
  const views: AnyView[] = [];
  for (const { view } of steps) views.push(patched(views.at(-1) ?? ({} as AnyView), view));
  return views;
}

export interface Line {
  step: number;
  say: string;
}

/** All that was told up to a step, the newest last; of its events so many are still to come. */
export function linesUntil(steps: readonly ReplayStep[], at: number, toCome = 0): Line[] {
  const told = steps
    .slice(0, at + 1)
    .flatMap(({ number, events }) => (events as Told[]).map(({ say }) => ({ step: number, say: say ?? "" })));
  return told.slice(0, told.length - toCome).filter(({ say }) => say);
}

/** What the board may show of a step: the last thing that was told. */
export const eventOf = (step: ReplayStep | undefined): Told | null =>
  (step?.events as Told[] | undefined)?.findLast(({ say }) => say) ?? null;

export interface ReplayPoint {
  step: number;
  /** none: a spectator; left out: whoever looks */
  seat: number | null | undefined;
}

/** From the part of a link after the `#`, such as `step=12&seat=1`. */
export function pointOf(hash: string): ReplayPoint {
  const given = new URLSearchParams(hash);
  const seat = given.get("seat");
  return {
    step: whole(given.get("step")) ?? 0,
    seat: seat === "none" ? null : (whole(seat) ?? undefined),
  };
}

export const hashOf = (step: number, seat: number | null) => `step=${step}&seat=${seat ?? "none"}`;

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
