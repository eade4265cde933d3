/** Things that stand for actions, specials and treasure; 80 × 72. */
import { box, disc, oval, put, turned, type Ink, type Shape } from "./shapes";

const coin = (x: number, y: number, r: number, face: Ink, edge: Ink): Shape[] => [
  [disc(x, y + r * 0.14, r), "shade"],
  [disc(x, y, r), edge],
  [disc(x, y, r * 0.84), face],
  [
    `M${x - r * 0.6} ${y - r * 0.25}a${r * 0.66} ${r * 0.66} 0 0 1 ${r * 0.7} ${-r * 0.38}l${r * 0.03} ${r * 0.16}a${r * 0.5} ${r * 0.5} 0 0 0 ${-r * 0.56} ${r * 0.3}z`,
    "gleam",
  ],
];

/** a small ship as the mint stamps it */
const stamp = (x: number, y: number, size: number): Shape =>
  put(
    [
      ["M-10 5q10 4 20 0l-3 6H-7z", "shade"],
      ["M0 4v-15q8 6 7 13zM-2 4v-12q-6 5-5 10z", "shade"],
    ],
    x,
    y,
    size,
  );

const bars: Shape[] = [
  ["M22 10h4v58h-4zM34 10h4v58h-4zM46 10h4v58h-4zM58 10h4v58h-4z", "steel"],
  ["M22 10h1.500v58H22zM34 10h1.500v58H34zM46 10h1.500v58H46zM58 10h1.500v58H58z", "gleam"],
  ["M16 20h52v4H16zM16 56h52v4H16z", "steel"],
];
const window: Shape[] = [
  ["M12 72V32Q12 4 42 4t30 28v40z", "stone"],
  ["M18 72V32Q18 10 42 10t24 22v40z", "night"],
];
const sheet: Shape[] = [
  ["M20 8h40v56H20z", "paper"],
  ["M16 4h48v7H16zM16 61h48v7H16z", "tan"],
  ["M16 9h48v2H16zM16 61h48v1.500H16z", "shade"],
];
const seal: Shape[] = [
  ["M52 50l-3 18 5-3 4 4 1-18zM62 50l5 16-5-1-3 5-3-18z", "red"],
  [disc(57, 48, 9), "red"],
  [disc(57, 48, 6), "shade"],
  ["M53 44q1-2 4-2.500l.5 1.500q-2 .5-3 2z", "gleam"],
];
const hand: Shape[] = [
  ["M0 44l18-6q8-6 14-4 4 2 14 3 5 2 3 6-6 3-12 2 10 1 15-4 5-3 7 1-4 10-18 14-12 4-22 0L0 62z", "skin"],
  ["M0 40l14-5 5 26-19 6z", "cloth"],
  ["M14 35l4-1 5 26-4 1z", "paper"],
];

const warrant: Shape[] = [...sheet, ["M26 18h28M26 25h28M26 32h28M26 39h18M26 46h18", "line"], ...seal];
const poster: Shape[] = [
  ["M16 6l48 2-2 60-47-3z", "paper"],
  ["M16 6l48 2v4l-48-2z", "shade"],
  put(
    [
      ["M10 72q0-18 16-22l14-4 14 4q16 4 16 22z", "dark"],
      [oval(40, 32, 12, 14), "tan"],
      ["M28 27q12 4 24 0 1 8-5 9-4 0-7-4-3 4-7 4-6-1-5-9z", "ink"],
      ["M18 23q22-8 44 0-2 6-9 4-13-3-26 0-7 2-9-4zM30 22q0-13 10-13t10 13z", "dark"],
    ],
    19,
    9,
    0.52,
  ),
  ["M24 53h30M24 58h30", "line"],
  [disc(40, 4.5, 2.5), "red"],
  ...coin(59, 57, 9, "gold", "brass"),
];
const barrier: Shape[] = [
  [box(10, 26, 6, 46), "bark"],
  ["M10 26l62-10 1.5 9L11 36z", "paper"],
  ["M18 25l9-1.5 2 9-9 1.500zM36 22l9-1.5 2 9-9 1.500zM54 19l9-1.5 2 9-9 1.500z", "red"],
  [disc(13, 30, 5), "brass"],
  ["M34 46h34v22H34z", "wood"],
  ["M34 46h34v5H34zM34 60h34v4H34z", "bark"],
  ["M48 46h6v22h-6z", "bark"],
  ["M45 54h12v9H45z", "steel"],
];
const tax: Shape[] = [
  ["M14 34h52l-4 34H18z", "wood"],
  ["M14 34h52l-1 7H15zM17 56h46l-.5 5h-45z", "steel"],
  ["M32 34h16v3H32z", "ink"],
  ["M33 44h14v11H33z", "brass"],
  ["M40 46a2.5 2.5 0 0 1 1 4.700l1 3h-4l1-3a2.5 2.5 0 0 1 1-4.700z", "ink"],
  ...coin(40, 22, 11, "gold", "brass"),
  stamp(40, 22, 0.7),
];
const curfew: Shape[] = [
  ["M40 8q20 4 20 30 0 12 6 18H14q6-6 6-18Q20 12 40 8z", "brass"],
  ["M40 8q20 4 20 30 0 12 6 18H52q-4-30-12-48z", "shade"],
  ["M28 20q-4 8-4 20-1 8-4 14h5q3-10 3-18t4-16z", "gleam"],
  ["M12 56h56v5H12z", "gold"],
  [disc(40, 64, 5), "bark"],
  ["M36 4h8v6h-8z", "bark"],
];
const scales: Shape[] = [
  [box(38.5, 10, 3, 50), "brass"],
  ["M26 60h28l4 7H22z", "brass"],
  ["M14 16l25-4h2l25 4-.5 2.500L40 15l-25.5 3.500z", "gold"],
  [disc(40, 10, 4), "gold"],
  ["M15 18L7 40M15 18l8 22M65 18l-8 20M65 18l8 20", "line"],
  ["M4 40h22q-1 9-11 9T4 40zM54 38h22q-1 9-11 9t-11-9z", "gold"],
  ...coin(15, 35, 6, "copper", "bark"),
  ...coin(65, 33, 6, "silver", "steel"),
];
const handshake: Shape[] = [
  put([...hand], 0, 2, 1),
  {
    transform: "matrix(-1 0 0 1 80 0)",
    shapes: [
      ["M0 44l18-6q10-5 18 0l4 6q2 5-4 6l-12 6-6 4L0 62z", "tan"],
      ["M0 40l14-5 5 26-19 6z", "leaf"],
      ["M14 35l4-1 5 26-4 1z", "paper"],
    ],
  },
  ...coin(40, 18, 11, "gold", "brass"),
  stamp(40, 18, 0.7),
];
const keys: Shape[] = [
  ...window,
  ...bars,
  turned(
    [
      ["M40 26a11 11 0 1 1-.1 0zm0 6a5 5 0 1 0 .1 0z", "gold"],
      ["M38 47h4v22h-4zM42 58h7v4h-7zM42 65h5v4h-5z", "gold"],
    ],
    -35,
    40,
    44,
  ),
];
const whisper: Shape[] = [
  ["M2 72q0-22 12-28l14-5 14 9v24z", "red"],
  ["M78 72q0-22-12-28l-14-5-14 9v24z", "leaf"],
  ["M38 48l4-2v26h-4z", "shade"],
  [oval(25, 27, 10, 13), "skin"],
  [oval(56, 27, 10, 13), "tan"],
  ["M13 24q-1-15 13-14 10 1 10 9-12-4-23 5z", "bark"],
  ["M67 24q1-15-13-14-10 1-10 9 12-4 23 5z", "silver"],
  ["M60 34q-2 12-9 10-5-2-5-8 5 5 14-2z", "silver"],
  ["M30 25l3 .5M31 34q2 1 3 0M50 25l-3 .5", "line"],
  [disc(30, 25.5, 1.4), "ink"],
  [disc(51, 25.5, 1.4), "ink"],
  ["M28 40q6-8 10-5 3 3-1 7l-6 6z", "skin"],
  ["M33 58q-4 10 7 12 11-2 7-12l-4-6h-6z", "wood"],
  ["M36 51h8v3h-8z", "bark"],
  [disc(40, 62, 3.5), "gold"],
];
const smoke: Shape[] = [
  [disc(24, 26, 13), "stone"],
  [disc(42, 18, 15), "silver"],
  [disc(60, 28, 13), "stone"],
  [disc(50, 36, 13), "silver"],
  [disc(28, 40, 12), "paper"],
  [disc(40, 54, 14), "ink"],
  ["M31 50q2-8 9-8-5 3-5 9z", "gleam"],
  ["M46 40l5-7", "line"],
  ["M50 24l2 6 6 1-5 3 2 6-5-4-5 4 2-6-5-3 6-1z", "gold"],
];
const hound: Shape[] = [
  ["M16 72q-2-24 10-36h28q14 12 12 36z", "wood"],
  ["M22 38q-14-4-14 16 0 8 5 10 6-4 10-18zM58 38q14-4 14 16 0 8-5 10-6-4-10-18z", "bark"],
  ["M24 40q0-22 16-22t16 22q0 8-4 12-2 16-12 16t-12-16q-4-4-4-12z", "wood"],
  ["M40 18q16 0 16 22 0 8-4 12-2 16-12 16 8-14 4-30z", "shade"],
  [disc(33, 39, 2.4), "ink"],
  [disc(47, 39, 2.4), "ink"],
  ["M29 34q4-3 7 0M44 34q4-3 7 0", "line"],
  ["M33 54q7-5 14 0-2 6-7 6t-7-6z", "ink"],
  ["M40 60v5q-4 4-8 1M40 65q4 4 8 1", "line"],
  ["M36 66q4 3 8 0v6h-8z", "red"],
];
const chest: Shape[] = [
  ["M14 40h52v26H14z", "wood"],
  ["M14 36q0-20 26-20t26 20z", "bark"],
  ["M18 36q0-6 22-6t22 6v4H18z", "gold"],
  ["M24 34l4-5 4 5zM36 33a4 4 0 0 1 8 0zM50 35l5-7 5 7z", "ice"],
  ["M14 40h52v4H14zM20 44h5v22h-5zM55 44h5v22h-5z", "brass"],
  ["M35 42h10v11H35z", "brass"],
  ["M40 44a2.3 2.3 0 0 1 1 4.300l.8 3h-3.600l.8-3a2.3 2.3 0 0 1 1-4.300z", "ink"],
];
const cellar: Shape[] = [
  ["M8 72V30q0-24 32-24t32 24v42z", "stone"],
  ["M16 72V32q0-18 24-18t24 18v40z", "dark"],
  ["M16 72h48v-8H24v-8h40v-8H32v-8h32v-8H40v-6h24", "bark"],
  ["M16 32q0-18 24-18v58H16z", "wood"],
  ["M24 24v48M32 16v56M16 46h24M16 60h24", "seam"],
  [disc(35, 46, 2.6), "brass"],
  ["M52 30q6 6 3 11h-6q-3-5 3-11z", "gold"],
];
const broken: Shape[] = [
  ...window,
  ["M22 10h4v58h-4zM58 10h4v58h-4z", "steel"],
  [
    "M34 10h4q2 12-5 22-4 8 1 18 4 8 4 18h-4q0-9-4-17-6-11 0-21 6-9 4-20zM46 10h4q-2 11 4 20 6 10 0 21-4 8-4 17h-4q0-10 4-18 5-10 1-18-7-10-5-22z",
    "steel",
  ],
  ["M16 18h52v4H16z", "steel"],
  ["M38 34h8l2 12-3 12 3 14h-9l-3-13 3-13z", "paper"],
  ["M36 43h11l1 5H36zM36 57h11l1 5H36z", "tan"],
  ["M41 36l1 7M42 48l-1 9M41 62l1 8", "line"],
];
const wheel: Shape[] = [
  [disc(36, 40, 26), "bark"],
  [disc(36, 40, 20), "dusk"],
  [
    "M34 16h4v48h-4zM12 38h48v4H12zM17.6 24.400l2.8-2.8 34 34-2.8 2.800zM51.6 21.600l2.8 2.8-34 34-2.8-2.800z",
    "wood",
  ],
  [disc(36, 40, 6), "brass"],
  ["M46 6l30 54-5 3L41 9z", "silver"],
  ["M44 4q10-2 14 8l-6 4-8-6z", "steel"],
  ["M62 8l3 5M70 14l-6 3M74 6l-6 6", "line"],
];
const letter: Shape[] = [
  ["M10 20h60v40H10z", "paper"],
  ["M10 20l30 24 30-24M10 60l22-22M70 60L48 38", "line"],
  ["M10 20h60L40 44z", "tan"],
  [disc(40, 42, 8), "red"],
  [disc(40, 42, 5), "shade"],
];
const ship: Shape[] = [
  ["M8 50q32 10 64 0l-8 16H18z", "wood"],
  ["M8 50q32 10 64 0l-1.5 4q-31 10-61 0z", "brass"],
  [box(38.5, 6, 3, 46), "bark"],
  ["M42 10q22 6 20 34-10-4-20-2z", "paper"],
  ["M42 10q22 6 20 34-3-1-6-1.500Q57 20 42 10z", "shade"],
  ["M38 14q-18 8-18 28 9-2 18 0z", "paper"],
  ["M41 6l12 3-12 4z", "cloth"],
];
const mirror: Shape[] = [
  [oval(40, 32, 24, 28), "brass"],
  [oval(40, 32, 19, 23), "ice"],
  ["M26 30q2-14 12-18 2 3-4 8t-5 12z", "gleam"],
  ["M36 60h8l2 12H34z", "brass"],
];

/** a net thrown over the quay, with a hat in it */
const net: Shape[] = [
  ["M8 60q-2-40 32-48 34 8 32 48-32 14-64 0z", "shade"],
  ["M30 52q0-14 10-14t10 14z", "dark"],
  ["M18 53q22-7 44 0-2 6-9 4-13-3-26 0-7 2-9-4z", "dark"],
  ["M30 48h20v3H30z", "brass"],
  [
    "M40 12Q14 26 10 62M40 12Q28 32 26 68M40 12v57M40 12q12 20 14 56M40 12q26 14 30 50M26 17q14 10 28 0M17 29q23 16 46 0M11 43q29 20 58 0M9 56q31 18 62 0",
    "seam",
  ],
  ["M40 2l3 10h-6z", "bark"],
  [disc(10, 61, 3.5), "steel"],
  [disc(26, 67, 3.5), "steel"],
  [disc(40, 69, 3.5), "steel"],
  [disc(54, 67, 3.5), "steel"],
  [disc(70, 61, 3.5), "steel"],
];
/** an iron box that nobody gets open */
const strongbox: Shape[] = [
  ["M12 26h50v40H12z", "steel"],
  ["M12 26l8-10h50l-8 10z", "silver"],
  ["M62 26l8-10v40l-8 10z", "shade"],
  ["M12 34h50v4H12zM12 56h50v4H12zM18 26h4v40h-4zM52 26h4v40h-4z", "dark"],
  [disc(37, 47, 9), "brass"],
  [disc(37, 47, 6), "gold"],
  ["M37 43a2.5 2.5 0 0 1 1 4.700l1 4h-4l1-4a2.500 2.500 0 0 1 1-4.700z", "ink"],
  ["M32 16q0-9 9-9t9 9h-4q0-5-5-5t-5 5z", "brass"],
  ["M14 28h20l-14 6h-6z", "gleam"],
];
/** a stall where all must go */
const stall: Shape[] = [
  ["M12 22h3v50h-3zM65 22h3v50h-3z", "bark"],
  ["M8 24L14 8h52l6 16z", "paper"],
  ["M8 24L14 8h9l-4 16zM31 24l1.500-16H41v16zM53 24L50 8h9l6 16z", "red"],
  ["M8 24h64v3H8z", "shade"],
  ["M12 48h56v24H12z", "wood"],
  ["M12 48h56v4H12zM12 62h56v2H12z", "bark"],
  ["M18 48q0-9 7-9t7 9z", "cloth"],
  ["M36 48v-10h9v10zM38 38v-4h5v4z", "leaf"],
  ["M50 48q-1-8 6-10 7 2 6 10z", "roof"],
  turned(
    [
      ["M44 28h16v10H44z", "paper"],
      ["M47 31l10 4M57 31l-10 4", "line"],
    ],
    8,
    52,
    33,
  ),
];
/** the lion’s mouth, into which one drops what one knows */
const lion: Shape[] = [
  [box(8, 6, 64, 62), "stone"],
  ["M8 6h64v3H8zM8 65h64v3H8z", "shade"],
  [
    "M40 10q14 0 19 9 8 4 6 14 5 9-3 16-1 9-10 10-6 5-12 4-6 1-12-4-9-1-10-10-8-7-3-16-2-10 6-14 5-9 19-9z",
    "brass",
  ],
  ["M40 18q17 0 17 20 0 18-17 18T23 38q0-20 17-20z", "wood"],
  ["M29 31q4-4 8 0M43 31q4-4 8 0", "line"],
  [disc(33, 33.5, 2.2), "ink"],
  [disc(47, 33.5, 2.2), "ink"],
  ["M36 38h8l-4 6z", "dark"],
  ["M27 47h26v6H27z", "ink"],
  turned(
    [
      ["M32 44h18v11H32z", "paper"],
      ["M32 44l9 6 9-6", "line"],
      [disc(41, 50, 2.4), "red"],
    ],
    -9,
    41,
    52,
  ),
];
/** a cloak and a hat on a broom */
const dummy: Shape[] = [
  [box(38.5, 26, 3, 46), "bark"],
  [box(14, 42, 52, 3), "bark"],
  ["M16 42q24-12 48 0l6 24-14-5-8 9-8-7-8 7-8-9-14 5z", "dark"],
  ["M16 42q12-6 24-6v31l-8 7-8-9-14 5z", "shade"],
  [oval(40, 26, 9, 11), "tan"],
  ["M35 25l4 4M39 25l-4 4M42 25l4 4M46 25l-4 4M35 33h10", "line"],
  ["M30 18q0-12 10-12t10 12z", "bark"],
  ["M18 19q22-6 44 0-2 6-9 4-13-3-26 0-7 2-9-4z", "bark"],
  ["M12 40l6 3-6 5zM68 40l-6 3 6 5z", "gold"],
];

const copper: Shape[] = [...coin(40, 38, 25, "copper", "bark"), stamp(40, 38, 1.45)];
const silver: Shape[] = [
  ...coin(31, 31, 20, "silver", "steel"),
  ...coin(48, 43, 21, "silver", "steel"),
  stamp(48, 43, 1.25),
];
const gold: Shape[] = [
  ...coin(27, 45, 17, "gold", "brass"),
  ...coin(54, 46, 17, "gold", "brass"),
  ...coin(40, 31, 19, "gold", "brass"),
  stamp(40, 31, 1.1),
];
const diamond: Shape[] = [
  ["M22 16h36l14 17-32 35L8 33z", "ice"],
  ["M22 16l-14 17h18zM40 16L26 33h28zM8 33l32 35-14-35z", "gleam"],
  ["M58 16L54 33h18zM72 33L40 68l14-35z", "shade"],
  ["M62 6l1.5 4.500L68 12l-4.5 1.500L62 18l-1.5-4.500L56 12l4.5-1.500z", "paper"],
];

export const THINGS = {
  warrant,
  poster,
  barrier,
  tax,
  curfew,
  scales,
  handshake,
  keys,
  whisper,
  smoke,
  hound,
  chest,
  cellar,
  broken,
  wheel,
  letter,
  ship,
  mirror,
  net,
  strongbox,
  stall,
  lion,
  dummy,
  copper,
  silver,
  gold,
  diamond,
};
export type Thing = keyof typeof THINGS;
