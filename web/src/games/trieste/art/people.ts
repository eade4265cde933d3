/** People of Trieste, put together from coats, heads, hats and what they carry; 80 × 72, the face at 40 32. */
import { box, disc, oval, put, type Ink, type Shape } from "./shapes";

const HATS = {
  none: [["M28 29q-1-15 12-15t12 15q-3-8-12-8t-12 8z", "hair"]],
  helmet: [
    ["M26 27q0-17 14-17t14 17l7 3q-21-6-42 0z", "steel"],
    ["M38 8q2-4 4 0v18h-4z", "silver"],
    ["M29 25q1-10 7-13-3 6-3 12z", "gleam"],
  ],
  hood: [
    ["M40 9q-20 0-18 28 0 10 5 14-1-10 2-22 3-8 11-8t11 8q3 12 2 22 5-4 5-14Q60 9 40 9z", "dark"],
    ["M40 9q-20 0-18 28 1-19 18-22z", "gleam"],
  ],
  beret: [
    ["M25 25q-3-12 15-13 20-1 16 9-3 6-14 4-10-1-17 0z", "red"],
    ["M52 16q4-12 14-12-2 9-12 14z", "paper"],
    ["M27 24q13-3 26 1l-1 2q-12-3-25 0z", "dark"],
  ],
  cap: [
    ["M27 26q0-14 13-14t13 14z", "bark"],
    ["M24 25h27q8 0 9 4-18-3-36 0z", "bark"],
    ["M27 23h26v3H27z", "shade"],
  ],
  turban: [
    ["M26 27q-3-8 2-13 5-6 13-5 12 1 13 11 1 4-1 7-13-7-27 0z", "paper"],
    ["M27 21q14-12 24-8-10 1-22 12zM36 24q8-9 17-6l1 4q-7-2-12 2z", "shade"],
    [disc(41, 15, 2.6), "red"],
  ],
  brim: [
    ["M30 22q0-13 10-13t10 13z", "dark"],
    ["M18 23q22-6 44 0-2 6-9 4-13-3-26 0-7 2-9-4z", "dark"],
    ["M30 19h20v3H30z", "brass"],
  ],
  chaperon: [
    ["M26 25q-2-14 14-14 17 0 15 13-14-5-29 1z", "cloth"],
    ["M52 14q12 2 9 22-1 4-4 3 1-14-6-18z", "cloth"],
    ["M25 21q15-6 30 0v5q-15-6-30 0z", "dark"],
  ],
  bandana: [
    ["M27 25q0-13 13-13t13 13q-13-4-26 0z", "red"],
    ["M52 22q7 0 10 6-6 0-9-3z", "red"],
    ["M33 17h2v2h-2zM40 15h2v2h-2zM46 18h2v2h-2z", "paper"],
  ],
  wig: [
    [
      "M26 46q-6-6-2-13-3-8 4-12 3-9 12-9t12 9q7 4 4 12 4 7-2 13-5 0-4-6 2-10-3-15-7 3-14 0-5 5-3 15 1 6-4 6z",
      "paper",
    ],
    ["M24 33q4 2 5 0M24 40q4 2 6 0M56 33q-4 2-5 0M56 40q-4 2-6 0", "line"],
  ],
  laurel: [
    ["M28 29q-1-15 12-15t12 15q-3-8-12-8t-12 8z", "hair"],
    ["M28 28q-5-3-4-8 5 2 5 6 0-6 4-9 2 5-1 9zM52 28q5-3 4-8-5 2-5 6 0-6-4-9-2 5 1 9z", "leaf"],
  ],
  fox: [
    ["M26 27q0-15 14-15t14 15q-14-5-28 0z", "roof"],
    ["M27 17L24 4l11 8zM53 17l3-13-11 8z", "roof"],
    ["M28 14l-1.500-6 5 4zM52 14l1.500-6-5 4z", "paper"],
    ["M53 22q14-2 16 12 1 9-5 14 0-8-4-12-4-5-9-7z", "roof"],
    ["M69 34q1 9-5 14 0-5-1.500-8z", "paper"],
  ],
} satisfies Record<string, Shape[]>;

const CARRIED = {
  nothing: [],
  chains: [
    ["M58 40h4v32h-4z", "bark"],
    ["M60 44q10 2 12 12M60 48q7 3 8 10", "line"],
    ["M66 56h10v3H66zM66 64h10v3H66z", "steel"],
    ["M66 59q-4 3 0 5M76 59q4 3 0 5", "line"],
    [oval(71, 61.5, 6, 6), "steel"],
    [oval(71, 61.5, 3.5, 3.5), "dark"],
  ],
  quill: [
    ["M52 52h22v18H52z", "paper"],
    ["M55 57h12M55 61h14M55 65h8", "line"],
    ["M62 62q2-22 14-32 2 16-9 27l-3 6z", "silver"],
    ["M62 62q6-16 13-29", "line"],
    [disc(72, 68, 4), "red"],
  ],
  necklace: [
    ["M50 52q2 16 13 16t13-16", "line"],
    [disc(51, 57, 2.4), "paper"],
    [disc(55, 63, 2.6), "paper"],
    [disc(60, 67, 2.8), "paper"],
    [disc(66, 67, 2.8), "paper"],
    [disc(71, 63, 2.6), "paper"],
    [disc(75, 57, 2.4), "paper"],
    ["M63 67l4 4-4 5-4-5z", "ice"],
  ],
  halberd: [
    [box(65, 6, 2.4, 66), "bark"],
    ["M66 2l3 8 7 2q2 7-3 12-3-5-7-5z", "steel"],
    ["M65 12l-6 5 6 2z", "steel"],
  ],
  lantern: [
    [disc(66, 52, 15), "gleam"],
    ["M61 46h10l2 16H59z", "gold"],
    ["M60 44h12l-2-4h-8zM58 62h16v3H58zM65 46h2v16h-2z", "ink"],
    ["M62 40q4-7 8 0", "line"],
  ],
  purse: [
    ["M58 70q-3-12 6-17h6q9 5 6 17z", "wood"],
    ["M62 52h10l3-5q-8-3-16 0z", "bark"],
    [disc(67, 62, 4.5), "gold"],
  ],
  ledger: [
    ["M50 52l12 4 14-4v17l-14 4-12-4z", "red"],
    ["M52 50l10 4 12-4v15l-12 4-10-4z", "paper"],
    ["M62 54v15M54 55l6 2M54 59l6 2M65 57l7-2M65 61l7-2", "line"],
  ],
  crate: [
    ["M48 54h28v18H48z", "wood"],
    ["M48 54h28v4H48zM48 66h28v3H48z", "bark"],
    ["M51 58l22 8", "line"],
  ],
  staff: [
    ["M64 72l3-58h3l-3 58z", "bark"],
    ["M66 16q-6-10 3-12 8 0 6 8-2-5-5-4-2 2 0 8z", "brass"],
  ],
  coins: [
    [oval(66, 67, 9, 3.2), "brass"],
    [oval(66, 63, 9, 3.2), "gold"],
    [oval(66, 59, 9, 3.2), "brass"],
    [oval(66, 55, 9, 3.2), "gold"],
    [oval(66, 55, 5, 1.6), "brass"],
  ],
  shield: [
    ["M50 46q12-1 14-4 2 3 14 4 1 18-14 25-15-7-14-25z", "cloth"],
    ["M64 42q2 3 14 4 1 18-14 25z", "shade"],
    ["M53 48q9-1 11-3 2 2 11 3 0 14-11 20-11-6-11-20zm1 1q0 12 10 18 10-6 10-18-8-1-10-2-2 1-10 2z", "brass"],
  ],
  dagger: [
    ["M64 30l3 6v20h-6V36z", "silver"],
    ["M64 30l3 6v20h-3z", "steel"],
    ["M56 55h16v3H56z", "brass"],
    [box(62, 58, 4, 9), "bark"],
    [disc(64, 69, 2.6), "brass"],
  ],
  rope: [
    ["M70 2v38q0 8-7 8t-7-7l2-3q0 7 5 7t5-6V2z", "tan"],
    ["M55 42l-3-5 7 1zM64 47l-2 6h4z", "steel"],
  ],
  picks: [
    ["M58 66L70 40l3 1-12 26zM66 68l6-24q5 0 4 5l-3-1-4 21z", "steel"],
    [disc(61, 66, 5), "brass"],
    [disc(61, 66, 2.4), "dark"],
  ],
  scroll: [
    ["M52 50h22v16H52z", "paper"],
    ["M50 46h26v5H50zM50 65h26v5H50z", "tan"],
    ["M56 54h14M56 58h14M56 62h8", "line"],
    [disc(70, 66, 3.5), "red"],
  ],
  cross: [
    ["M63 40h5v9h8v5h-8v16h-5V54h-8v-5h8z", "bark"],
    ["M65.5 40h2.5v9h8v2.5h-8V70h-2.5z", "wood"],
  ],
  torch: [
    ["M64 46h5l-1 26h-3z", "bark"],
    ["M66 26q10 10 5 18-2 3-5 3t-5-3q-4-8 2-11 0 3 2 4 2-5 1-11z", "roof"],
    ["M66 35q5 6 2 10h-4q-3-4 2-10z", "gold"],
  ],
  apple: [
    [disc(64, 60, 7), "red"],
    ["M64 54q0-5 4-6-1 5-4 6z", "leaf"],
    ["M60 57q1-3 3-3-1 3-1 5z", "gleam"],
  ],
} satisfies Record<string, Shape[]>;

const BEARDS = {
  none: [],
  full: [["M29 34q1 18 11 18t11-18q-3 5-5 5-6-3-12 0-2 0-5-5z", "hair"]],
  grey: [["M29 34q1 20 11 20t11-20q-3 5-5 5-6-3-12 0-2 0-5-5z", "silver"]],
  moustache: [["M32 40q4-4 8-1 4-3 8 1-4 2-8 0-4 2-8 0z", "hair"]],
  goatee: [["M36 43q4-2 8 0l-4 8z", "hair"]],
} satisfies Record<string, Shape[]>;

export type Hat = keyof typeof HATS;
export type Carried = keyof typeof CARRIED;
export type Beard = keyof typeof BEARDS;

export interface Person {
  hat: Hat;
  carries?: Carried;
  beard?: Beard;
  coat?: Ink;
  collar?: Ink;
  skin?: Ink;
  masked?: boolean;
}

const MASK: Shape[] = [
  ["M28 27q12 4 24 0 1 8-5 9-4 0-7-4-3 4-7 4-6-1-5-9z", "ink"],
  ["M32 30.5q3-2 5 1-2 2.5-5-1zM48 30.5q-3-2-5 1 2 2.5 5-1z", "paper"],
];
const EYES: Shape[] = [
  [disc(35.5, 31, 1.5), "ink"],
  [disc(44.5, 31, 1.5), "ink"],
  ["M32 28q3-2 6-.5M42 27.5q3-1.5 6 .5", "line"],
];

export function person({
  hat,
  carries = "nothing",
  beard = "none",
  coat = "cloth",
  collar = "paper",
  skin = "skin",
  masked = false,
}: Person): Shape[] {
  return [
    ["M10 72q0-18 16-22l14-4 14 4q16 4 16 22z", coat],
    ["M10 72q0-18 16-22l6-2-4 24z", "shade"],
    ["M35 42h10v8l-5 4-5-4z", skin],
    ["M35 45q5 4 10 0v3q-5 3-10 0z", "shade"],
    ["M30 49l5-3 5 5 5-5 5 3-6 9-4-5-4 5z", collar],
    [oval(40, 32, 11.5, 14), skin],
    ["M40 18q-11 2-11 14t11 14q-8-6-8-14t8-14z", "shade"],
    ...(masked ? MASK : EYES),
    ["M40 32l-1.5 5h3", "line"],
    ["M37 41q3 2 6 0", "line"],
    ...BEARDS[beard],
    ...HATS[hat],
    ...CARRIED[carries],
  ] as Shape[];
}

/** The same fellow thrice. */
export const three = (shape: Shape[]): Shape[] => [
  put(shape, -8, 16, 0.62),
  put(shape, 40, 16, 0.62),
  put(shape, 10, 14, 0.78),
];
