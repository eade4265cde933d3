/** Small signs on a square of 24: colours of equipment, and what a dwarf cares for. */
import { disc, line, shape, type Shape } from "./shapes";

const PAPER = "#fff7e3";
const card = (fill: string, x: number, y: number) => shape(fill, `M${x} ${y}h7v10h-7z`);

const leaf = (fill: string, vein: string): Shape[] => [
  shape(fill, "M3 21C1 9 9 2 22 2c1 13-6 20-17 17z"),
  line(vein, 1.8, "M3 22L15 9M9 15l-1-5M9 15l6 0"),
];
const flame = (fill: string, heart: string): Shape[] => [
  shape(fill, "M12 1c1 6 8 8 8 15a8 7.5 0 0 1-16 0c0-4 2-6 3-9 2 1 3 2 3 4 3-3 3-6 2-10z"),
  shape(heart, "M12 12c4 4 4 9 0 9s-4-5 0-9z"),
];
const pick: Shape[] = [line("#f6dc95", 3, "M4 21L16 8"), shape(PAPER, "M5 4q15-2 16 16Q15 8 5 4z")];
const coins: Shape[] = [
  shape("#f6dc95", disc(9, 9, 6) + disc(16, 16, 6)),
  shape("#9b6a1f", disc(9, 9, 3) + disc(16, 16, 3)),
];

export const emblems: Record<string, Shape[]> = {
  green: leaf("#e9f6c9", "#2f6b34"),
  red: flame("#ffe1b8", "#b8402c"),
  none: [shape(PAPER, "M12 3l9 9-9 9-9-9z"), shape("#5d5348", "M12 8l4 4-4 4-4-4z")],
  wild: [shape("#fff3b0", "M12 0l3 9 9 3-9 3-3 9-3-9-9-3 9-3z")],
  // upgrades
  mine: [card(PAPER, 4, 9), shape(PAPER, "M15 3h4v6h5l-7 8-7-8h5z")],
  vein: [...pick, shape("#d6c6ff", "M6 2l1.5 3.500L11 7 7.5 8.5 6 12 4.5 8.5 1 7l3.5-1.500z")],
  cart: [card(PAPER, 9, 3), line("#f6dc95", 2.4, "M4 10v11h16V10")],
  thrud: [card(PAPER, 0.5, 7), card(PAPER, 8.5, 7), card(PAPER, 16.5, 7)],
  grid: [
    line(PAPER, 2, "M12 3v18M6 21h12M3 7h18"),
    shape("#f6dc95", "M0 14l4-7 4 7q-4 4-8 0zM16 14l4-7 4 7q-4 4-8 0z"),
  ],
  aegur: [
    card(PAPER, 2, 9),
    card("#e8d5ac", 5, 6),
    card(PAPER, 8, 3),
    line("#f6dc95", 2.6, "M19.5 12v9M15 16.500h9"),
  ],
  dagda: leaf("#e9f6c9", "#2f6b34"),
  kraal: flame("#ffe1b8", "#b8402c"),
  idunn: [line(PAPER, 3, "M1 22h5v-5h5v-5h5V7h5V2")],
  skaa: [line(PAPER, 2.4, "M5 2q14 10 0 20M5 2v20"), line("#f6dc95", 2, "M3 12h19M18 8l4 4-4 4")],
  "mere-dwerg": [shape(PAPER, `${disc(12, 8, 6)}M2 23q1-9 10-9t10 9z`)],
  "pere-dwerg": [shape(PAPER, "M2 12L12 2l10 10v11H2z"), shape("#5d3a1a", "M9 23v-8h6v8z")],
  zoral: pick,
  astrid: [
    ...coins.map((one) => ({ ...one, move: "translate(9 9) scale(.6)" })),
    ...leaf("#e9f6c9", "#2f6b34").map((one) => ({ ...one, move: "scale(.72)" })),
  ],
  ylud: [
    ...coins.map((one) => ({ ...one, move: "translate(9 9) scale(.6)" })),
    ...flame("#ffe1b8", "#b8402c").map((one) => ({ ...one, move: "scale(.72)" })),
  ],
};
