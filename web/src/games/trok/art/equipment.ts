import { both, brass, disc, glow, hide, iron, line, shape, wood, type Shape } from "./shapes";

const GLOVE =
  "M18 40V21a4 4 0 0 1 8 0v12h1V15a4 4 0 0 1 8 0v18h1V18a4 4 0 0 1 8 0v16l3-5a4 4 0 0 1 7 4l-8 13q-3 4-8 4H26q-8 0-8-10z";

const pickaxe: Shape[] = [
  shape(wood.dark, "M9 53l6 6L49 24l-7-7z"),
  shape(wood.light, "M9 53l3 3L46 21l-4-4z"),
  shape(iron.dark, "M10 12Q46 2 56 56Q44 24 10 12z"),
  shape(iron.light, "M10 12Q46 2 56 56Q49 14 10 12z"),
  shape(brass.mid, "M36 18l10 10 7-7-10-10z"),
  shape(brass.light, "M36 18l3 3 7-7-3-3z"),
];

const ration: Shape[] = [
  shape("#8c5422", "M4 38c0-15 13-23 27-23s27 8 27 23c0 7-5 10-10 10H14C8 48 4 45 4 38z"),
  shape("#c98743", "M7 35c1-12 12-18 24-18s23 6 24 17c-7-7-14-9-24-9S13 28 7 35z"),
  line("#f3d7a3", 3, "M19 23l5 9M30 20l5 10M41 22l4 8"),
  shape("#e0a92f", "M22 58V46l36-9v16z"),
  shape("#f7d263", "M22 46l36-9c-8-6-17-6-24-3z"),
  shape("#b9811c", disc(33, 51, 2.6) + disc(44, 47, 2) + disc(51, 50, 2.4)),
];

const gloves: Shape[] = [
  shape(hide.dark, GLOVE, "translate(67 3) scale(-.95 .95) rotate(-9 32 32)"),
  shape(hide.mid, GLOVE, "translate(-5 2) rotate(-6 32 32)"),
  shape(hide.light, "M15 41l-1-18a3 3 0 0 1 4-2l1 22z"),
  shape("#5a7d3a", "M13 45l29-2 2 16H16z"),
  shape("#7da353", "M13 45l29-2 .6 5-29 2.500z"),
  shape(brass.light, disc(24, 55, 2) + disc(35, 54, 2)),
];

const lantern: Shape[] = [
  glow("#ffd257", disc(32, 36, 27)),
  line(iron.dark, 3, "M24 14c0-12 16-12 16 0"),
  shape(iron.dark, "M18 23h28l-6-10H24z"),
  shape("#fff0b8", "M20 23h24l2 25H18z"),
  shape("#ffcf4d", "M20 23h8v25H18z"),
  shape("#ef7d1a", "M32 25c8 8 7 14 5 18a6 6 0 0 1-10 0c-3-5 0-10 5-18z"),
  shape("#fff3c4", "M32 34c4 4 3 7 2 9h-4c-2-3 0-6 2-9z"),
  line(iron.dark, 2.5, "M19.5 23L17.5 48M44.5 23l2 25M32 23v3M32 46v2"),
  shape(iron.dark, "M14 48h36v10H14z"),
  shape(brass.mid, "M14 48h36v4H14zM18 20h28l1 3H17z"),
];

const armour: Shape[] = [
  shape(iron.dark, "M15 9l10 4q7 5 14 0l10-4 11 10-5 15q-1 18-23 26Q10 52 9 34L4 19z"),
  shape(iron.mid, "M17 12l8 4q7 5 14 0l8-4 9 9-4 12q-2 16-20 23Q13 49 12 33L8 21z"),
  shape(iron.light, "M17 12l8 4q4 3 7 3v37Q13 49 12 33L8 21z"),
  line(iron.dark, 2, "M32 19v37M13 35q19 8 38 0"),
  shape(brass.mid, "M9 38q23 12 46 0l-1 6q-22 11-44 0z"),
  shape("#b8402c", "M32 22l7 6-7 9-7-9z"),
  shape(brass.light, disc(32, 29, 2.6) + disc(32, 46, 3)),
];

const helmet: Shape[] = [
  ...both("#efe0bd", "M15 31C3 30-1 16 5 3c2 9 8 13 15 14z"),
  ...both("#c9b184", "M15 31C6 29 2 20 4 9c3 10 7 13 13 15z"),
  shape(iron.mid, "M11 40C11 20 19 9 32 9s21 11 21 31z"),
  shape(iron.light, "M15 36C15 21 22 12 32 11v25z"),
  shape(iron.dark, "M14 44l7 1v12q-7-3-7-13zM50 44l-7 1v12q7-3 7-13z"),
  shape(brass.mid, "M8 36h48v9H8z"),
  shape(brass.light, "M8 36h48v3H8z"),
  shape(brass.mid, "M29 8h6v28h-6z"),
  shape(iron.dark, "M27 40h10v15l-5 6-5-6z"),
  shape(brass.dark, disc(14, 41, 1.7) + disc(23, 41, 1.7) + disc(41, 41, 1.7) + disc(50, 41, 1.7)),
];

const TILT = "rotate(-24 32 32)";
const hammer: Shape[] = [
  shape(wood.dark, "M27 28h10v37H27z", TILT),
  shape(wood.light, "M27 28h4v37h-4z", TILT),
  shape(hide.dark, "M26 48h12v4H26zM26 55h12v4H26z", TILT),
  shape(iron.dark, "M8 5h42l8 6v15l-8 7H8l-5-6V11z", TILT),
  shape(iron.mid, "M10 7h39l7 5v8H5v-8z", TILT),
  shape(iron.light, "M10 7h39l3 3H7z", TILT),
  shape(brass.mid, "M25 4h14v30H25z", TILT),
  shape("#b8402c", "M32 11l5 8-5 8-5-8z", TILT),
];

const stone: Shape[] = [
  glow("#b79bff", disc(32, 33, 29)),
  shape("#3f2b86", "M32 3l20 19-6 27-14 12-14-12-6-27z"),
  shape("#7a5be0", "M32 3l20 19-12 6-8-8-8 8-12-6z"),
  shape("#a98cff", "M32 3v17l-8 8-12-6z"),
  shape("#5f43c4", "M24 28l8 33-14-12-6-27z"),
  shape("#c9b6ff", "M24 28l8-8 8 8-8 33z"),
  shape("#fff", "M32 26l2 7 6 2-6 2-2 8-2-8-6-2 6-2z"),
  shape("#fff3b0", "M54 6l1.5 5 5 1.5-5 1.500L54 19l-1.5-5-5-1.5 5-1.500zM9 46l1 4 4 1-4 1-1 4-1-4-4-1 4-1z"),
];

export const equipment: Record<string, Shape[]> = {
  pickaxe,
  ration,
  gloves,
  lantern,
  armour,
  helmet,
  hammer,
  stone,
};
