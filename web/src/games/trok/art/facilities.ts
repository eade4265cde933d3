import { brass, disc, glow, iron, line, rock, shape, wood, type Shape } from "./shapes";

const mine: Shape[] = [
  shape(rock.dark, "M0 64C2 34 14 6 34 6s28 28 30 58z"),
  shape(rock.mid, "M0 64C2 34 14 6 34 6c-8 8-14 22-16 58z"),
  shape(rock.light, "M34 6c10 0 17 7 22 17l-9-3-7-8-9 3z"),
  shape("#160f0a", "M17 64V34q15-12 30 0v30z"),
  glow("#ffca4a", "M32 30l13 34H19z"),
  shape(wood.mid, "M12 64V30h7v34zM45 64V30h7v34z"),
  shape(wood.light, "M12 64V30h3v34zM45 64V30h3v34z"),
  shape(wood.mid, "M8 24h48v8H8z"),
  shape(wood.light, "M8 24h48v3H8z"),
  line(iron.mid, 2, "M26 64l4-17M38 64l-4-17M27 58h10M28.5 52h7"),
  line(iron.dark, 1.5, "M32 32v4"),
  shape("#ffd86b", disc(32, 39, 3.5)),
  shape("#fff6d6", disc(32, 39, 1.6)),
];

const vein: Shape[] = [
  shape(rock.dark, "M3 60L8 22 24 5l24 3 13 22-4 30z"),
  shape(rock.mid, "M3 60L8 22 24 5l6 17-10 14 6 24z"),
  shape(rock.light, "M24 5l24 3-9 15-9-1zM8 22l12 14-9 8z"),
  line(brass.dark, 9, "M46 6L35 24l9 12-14 12 5 14"),
  line(brass.mid, 6, "M46 6L35 24l9 12-14 12 5 14"),
  line(brass.light, 2, "M45 8L34 24l9 12-14 12 4 12"),
  line(brass.mid, 3, "M35 24L22 20M44 36l10 2M30 48l-10 2"),
  shape(
    "#fffbe6",
    "M17 24l1.5 4.500L23 30l-4.5 1.500L17 36l-1.5-4.500L11 30l4.5-1.500zM52 44l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",
  ),
];

const cart: Shape[] = [
  line(iron.dark, 3, "M0 59h64"),
  line(wood.dark, 4, "M8 62h6M24 62h6M40 62h6M54 62h6"),
  shape(rock.mid, "M9 27q3-15 14-10 6-12 16-3 12-4 15 13z"),
  shape(rock.light, "M9 27q3-15 14-10l-4 10z"),
  shape(brass.mid, "M26 24l6-9 7 8-4 6h-7zM44 22l6-4 4 9h-9z"),
  shape(brass.light, "M26 24l6-9 1 8-4 3z"),
  shape(wood.mid, "M4 25h56l-8 25H12z"),
  shape(wood.light, "M4 25h56l-2 8H7z"),
  line(wood.dark, 1.8, "M9 41h46M22 26l3 24M42 26l-3 24"),
  shape(iron.dark, "M2 22h60v6H2z"),
  shape(iron.light, "M2 22h60v2H2z"),
  shape(iron.dark, disc(20, 53, 7) + disc(44, 53, 7)),
  shape(iron.light, disc(20, 53, 3) + disc(44, 53, 3)),
];

export const facilities: Record<string, Shape[]> = { mine, vein, cart };
