/** What lies behind a picture of 80 × 72: the city wall, the harbour, the roofs at night, a room. */
import { box, disc, type Shape } from "./shapes";

const wall: Shape[] = [
  [box(0, 0, 80, 72), "sky"],
  ["M0 26h8v-7h8v7h8v-7h8v7h16v-7h8v7h8v-7h8v7h8v46H0z", "wall"],
  [
    "M0 36h80M0 48h80M0 60h80M14 26v10M44 26v10M68 26v10M28 36v12M58 36v12M10 48v12M40 48v12M70 48v12",
    "seam",
  ],
  [box(0, 26, 80, 2.5), "shade"],
  ["M66 19V4l10 3-10 4", "cloth"],
  [box(65, 3, 1.4, 17), "ink"],
];

const harbour: Shape[] = [
  [box(0, 0, 80, 72), "sky"],
  [disc(64, 15, 7), "gold"],
  ["M0 44V34l6-5 6 5v-9l5-4 5 4v12h7v-6l6-5 6 5v13z", "roof"],
  ["M0 44V37h12v-8h10v8h19v7z", "wall"],
  [box(0, 44, 80, 28), "sea"],
  [
    "M0 52q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0v2q-5-4-10 0t-10 0-10 0-10 0-10 0-10 0-10 0-10 0z",
    "foam",
  ],
  ["M52 44q9 5 21 0l-3 7H56z", "wood"],
  ["M62 43V24q11 8 9 17zM60 43V27q-8 7-7 14z", "paper"],
];

const roofs: Shape[] = [
  [box(0, 0, 80, 72), "night"],
  ["M58 6a10 10 0 1 0 12 14A12 12 0 0 1 58 6z", "gold"],
  [
    "M12 10l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM34 5l.8 1.7 1.7.8-1.7.8-.8 1.7-.8-1.7-1.7-.8 1.7-.8zM30 20l.8 1.5 1.5.8-1.5.8-.8 1.5-.8-1.5-1.5-.8 1.5-.8z",
    "paper",
  ],
  ["M0 72V44l14-12 14 12v6h10V38l6-5V24h5v5l5 4v9l12-8 14 10v28z", "dark"],
  ["M5 50h6v8H5zM60 50h6v8h-6zM44 44h5v7h-5z", "brass"],
];

const room: Shape[] = [
  [box(0, 0, 80, 72), "dusk"],
  ["M14 72V30Q14 6 40 6t26 24v42z", "sky"],
  ["M14 46h52v26H14z", "sea"],
  ["M14 53q6-4 13 0t13 0 13 0 13 0v2q-6-4-13 0t-13 0-13 0-13 0z", "foam"],
  ["M10 72V30Q10 2 40 2t30 28v42h-5V30Q65 8 40 8T15 30v42z", "wall"],
];

const velvet: Shape[] = [
  [box(0, 0, 80, 72), "cloth"],
  ["M0 0q18 30 0 72zM80 0q-18 30 0 72z", "shade"],
  ["M12 0q14 36 2 72h4Q30 36 18 0zM68 0q-14 36-2 72h-4Q50 36 62 0z", "shade"],
  ["M0 58q40-10 80 0v14H0z", "dark"],
];

const rays: Shape[] = [
  [box(0, 0, 80, 72), "brass"],
  [
    "M40 38L0 30V14zM40 38L6 0h16zM40 38L34 0h14zM40 38L60 0h16zM40 38l40-22v16zM40 38l40 10v16zM40 38L0 48v16zM40 38L18 72H4zM40 38l24 34h14z",
    "gold",
  ],
];

export const SCENES = { wall, harbour, roofs, room, velvet, rays };
export type Scene = keyof typeof SCENES;
