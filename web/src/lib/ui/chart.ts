/** Where the lines of a chart run. */

export interface Series {
  name: string;
  /** shares from 0 to 1, by step */
  values: number[];
}

export interface Mark {
  at: number;
  label: string;
}

export interface ChartArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARKERS_APART = 90; // pixels, about

export const across = (box: ChartArea, steps: number, at: number) =>
  box.left + (box.width * at) / Math.max(1, steps - 1);

export const down = (box: ChartArea, share: number) => box.top + box.height * (1 - share);

export function line(box: ChartArea, steps: number, values: readonly number[]): string {
  return values
    .map((share, at) => `${at ? "L" : "M"}${round(across(box, steps, at))} ${round(down(box, share))}`)
    .join("");
}

/** The step that is nearest to a place. */
export function nearest(box: ChartArea, steps: number, x: number): number {
  const at = Math.round(((x - box.left) / box.width) * (steps - 1));
  return Math.min(Math.max(at, 0), steps - 1);
}

/** Steps whose points carry the series' marker; each series has its own, so that lines on each other are told apart. */
export function marked(box: ChartArea, steps: number, series: number, of: number, known: number): number[] {
  const every = Math.max(1, Math.round((steps * MARKERS_APART) / Math.max(1, box.width)));
  const first = Math.round((series * every) / of);
  const found = [];
  for (let at = first; at < known - 1; at += every) found.push(at);
  return known ? [...found, known - 1] : found;
}

const round = (value: number) => Math.round(value * 10) / 10;
