/** Pictures are lists of flat shapes on a square of 64, painted from the first to the last. */

export interface Shape {
  d: string;
  fill: string;
  /** of a line; it has no filling */
  line?: number;
  move?: string;
  clear?: number;
}

export const shape = (fill: string, d: string, move?: string): Shape => ({ fill, d, ...(move && { move }) });
export const line = (fill: string, width: number, d: string): Shape => ({ fill, d, line: width });
export const glow = (fill: string, d: string): Shape => ({ fill, d, clear: 0.35 });

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** the same shape on both sides of the middle */
export const both = (fill: string, d: string): Shape[] => [
  shape(fill, d),
  shape(fill, d, "translate(64 0) scale(-1 1)"),
];

export const ink = "#2a1c12";
export const wood = { dark: "#5d3a1a", mid: "#8a5a2b", light: "#b98045" };
export const iron = { dark: "#565e67", mid: "#8b939c", light: "#c6ccd2" };
export const brass = { dark: "#9b6a1f", mid: "#d9a441", light: "#f6dc95" };
export const hide = { dark: "#6b3f21", mid: "#a1653a", light: "#c98b57" };
export const rock = { dark: "#4d4239", mid: "#76675a", light: "#9c8b7b" };
