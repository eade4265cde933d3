/** What pictures are made of: filled paths, in the inks of the game. */

export type Ink =
  | "ink"
  | "line"
  | "cloth"
  | "dark"
  | "stone"
  | "wall"
  | "sky"
  | "dusk"
  | "night"
  | "sea"
  | "foam"
  | "roof"
  | "wood"
  | "bark"
  | "brass"
  | "gold"
  | "copper"
  | "silver"
  | "steel"
  | "paper"
  | "skin"
  | "tan"
  | "hair"
  | "red"
  | "leaf"
  | "ice"
  | "seam"
  | "shade"
  | "gleam";

export type Path = readonly [d: string, ink: Ink];
export interface Group {
  transform: string;
  shapes: Shape[];
}
export type Shape = Path | Group;

export const isGroup = (shape: Shape): shape is Group => "transform" in shape;

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const put = (shapes: Shape[], x: number, y: number, size = 1): Group => ({
  transform: `translate(${x} ${y}) scale(${size})`,
  shapes,
});
export const turned = (shapes: Shape[], angle: number, x: number, y: number): Group => ({
  transform: `rotate(${angle} ${x} ${y})`,
  shapes,
});
