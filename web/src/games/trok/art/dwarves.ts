/** Twelve dwarves from one box of parts: each has a beard or braids, something on the head, and colours of their own. */
import { both, brass, disc, hide, ink, iron, line, shape, type Shape } from "./shapes";

type Part = (look: Look) => Shape[];

interface Look {
  skin: string;
  shade: string;
  hair: string;
  /** the darker tone of the hair */
  lock: string;
  tunic: string;
  trim: string;
}

const FAIR = { skin: "#f0c39b", shade: "#d99a6c" };
const RUDDY = { skin: "#e5a87c", shade: "#c07a4e" };
const DARK = { skin: "#a86f47", shade: "#80502f" };

const body: Part = ({ tunic, trim }) => [
  shape(tunic, "M2 64q2-17 30-17t30 17z"),
  shape(trim, "M23 48q9 9 18 0l3 1q-12 14-24 0z"),
];

const head: Part = ({ skin, shade }) => [
  ...both(shade, disc(18, 31, 4)),
  shape(skin, "M18 26c0-11 6-16 14-16s14 5 14 16c0 12-5 22-14 22S18 38 18 26z"),
];

const features: Part = ({ skin, shade, lock }) => [
  shape("#fff", disc(26.5, 28, 3) + disc(37.5, 28, 3)),
  shape(ink, disc(27, 28.3, 1.7) + disc(37, 28.3, 1.7)),
  line(lock, 2.2, "M22 24q4-3 8-1M42 24q-4-3-8-1"),
  shape(shade, "M27 35c0-4 3-6 5-6s5 2 5 6c0 5-10 5-10 0z"),
  shape(skin, disc(30.5, 33.5, 1.5)),
];

const stern: Part = ({ lock }) => [line(lock, 3.2, "M21 22l9 3M43 22l-9 3")];
const smile: Part = () => [line("#8d3b2c", 1.8, "M27 41q5 4 10 0")];
const blush: Part = () => [{ ...shape("#d8543b", disc(22, 35, 3) + disc(42, 35, 3)), clear: 0.35 }];

const moustache: Part = ({ lock }) => [
  shape(lock, "M32 37c-5-2-13 0-15 8 6 1 12-1 15-5 3 4 9 6 15 5-2-8-10-10-15-8z"),
];

const fullBeard: Part = ({ hair, lock }) => [
  shape(hair, "M15 27c-1 22 5 36 17 36s18-14 17-36c-3 8-6 11-10 11q-7-3-14 0c-4 0-7-3-10-11z"),
  line(lock, 1.8, "M24 44q1 10 5 16M40 44q-1 10-5 16M32 46v15"),
];

const forkedBeard: Part = ({ hair, lock }) => [
  shape(
    hair,
    "M15 27c-2 16 0 26 6 37l7-8 4-6 4 6 7 8c6-11 8-21 6-37-3 8-6 11-10 11q-7-3-14 0c-4 0-7-3-10-11z",
  ),
  shape(brass.mid, "M19 53l8-2 1 4-8 2zM45 53l-8-2-1 4 8 2z"),
  line(lock, 1.8, "M23 42l1 8M41 42l-1 8"),
];

const roundBeard: Part = ({ hair, lock }) => [
  shape(
    hair,
    "M16 26c-4 8-5 18 2 25 4 5 9 7 14 7s10-2 14-7c7-7 6-17 2-25-1 8-4 12-9 12q-7-3-14 0c-5 0-8-4-9-12z",
  ),
  line(lock, 1.8, "M20 40q0 6 4 10M44 40q0 6-4 10M32 46v8"),
];

const plaitedBeard: Part = ({ hair, lock }) => [
  shape(hair, "M15 27c0 14 4 22 11 25l2 12h8l2-12c7-3 11-11 11-25-3 8-6 11-10 11q-7-3-14 0c-4 0-7-3-10-11z"),
  line(lock, 1.8, "M27 50l10 5M37 50l-10 5M22 42l5 6M42 42l-5 6"),
  shape(brass.mid, "M27 57h10v4H27z"),
];

const braids: Part = ({ hair, lock }) => [
  ...both(hair, "M18 20c-7 4-9 14-7 22l-2 16q4 5 8 1l2-16 3-20z"),
  ...both(lock, "M10 43l8 3-.5 3-8-3zM9.5 50l8 3-.5 3-8-3z"),
  ...both(brass.mid, "M9 56l8 1-1 4H9z"),
];

const longHair: Part = ({ hair, lock }) => [
  shape(
    hair,
    "M32 8C16 8 12 20 12 32c0 12-5 18-7 24q6 4 14 1V28h26v29q8 3 14-1c-2-6-7-12-7-24C52 20 48 8 32 8z",
  ),
  ...both(lock, "M14 34c0 10-3 16-5 21l4 1c2-7 4-14 4-22z"),
];

const bun: Part = ({ hair, lock }) => [
  shape(hair, disc(32, 7, 7)),
  line(lock, 1.5, "M28 5q4-3 8 0M27 9q5 3 10 0"),
  ...both(hair, "M32 9C20 9 15 18 16 32q2 4 4 0 0-10 12-15z"),
];

const fringe: Part = ({ hair, lock }) => [
  shape(hair, "M17 26c-1-12 6-18 15-18s16 6 15 18c-3-5-8-9-15-9s-12 4-15 9z"),
  line(lock, 1.5, "M32 9v7M24 12l2 6M40 12l-2 6"),
];

const bald: Part = ({ skin }) => [
  { ...shape("#fff", "M24 14q6-5 12-2-6 0-10 5z"), clear: 0.5 },
  shape(skin, "M0 0"),
];

// ---- on the head ----

const ironHelm: Part = () => [
  shape(iron.mid, "M15 25C14 10 22 3 32 3s18 7 17 22z"),
  shape(iron.light, "M18 22C18 11 24 6 32 5v17z"),
  shape(brass.mid, "M13 21h38v6H13z"),
  shape(brass.light, "M13 21h38v2H13z"),
];

const horns: Part = () => [
  ...both("#efe0bd", "M16 20C5 19 2 9 6-1c2 7 6 10 13 11z"),
  ...both("#c2a877", "M15 20C8 18 4 12 5 4c3 8 6 9 11 11z"),
];

const wings: Part = () => [
  ...both("#fdf6e3", "M16 22C6 20 1 10 2-2c4 5 8 5 12 10z"),
  ...both("#d8c8a4", "M15 22C9 19 6 14 5 8l9 8z"),
];

const hood: Part = ({ tunic, trim }) => [
  shape(
    tunic,
    "M32-1C14-1 9 14 10 34q1 10 6 16c-2-14 0-24 4-29q6-6 12-6t12 6c4 5 6 15 4 29q5-6 6-16C55 14 50-1 32-1z",
  ),
  line(trim, 2, "M16 49c-2-14 0-23 4-28q6-6 12-6t12 6c4 5 6 14 4 28"),
];

const minersCap: Part = () => [
  shape(hide.dark, "M14 23C14 9 22 4 32 4s18 5 18 19z"),
  shape(hide.mid, "M17 21C18 10 24 6 32 6v15z"),
  shape(hide.dark, "M10 21h44v5H10z"),
  shape("#fff6dc", "M29 3h6v11h-6z"),
  shape("#ffb52e", "M32-7c4 4 4 7 0 10-4-3-4-6 0-10z"),
  shape(brass.mid, "M27 12h10v4H27z"),
];

const crown: Part = () => [
  shape(brass.mid, "M15 22l-3-16 9 7 5-10 6 9 6-9 5 10 9-7-3 16z"),
  shape(brass.light, "M15 22l-.7-4h35.400l-.7 4z"),
  shape("#b8402c", disc(32, 15, 2.6)),
  shape("#2f7d5b", disc(22, 16.5, 1.8) + disc(42, 16.5, 1.8)),
];

const kerchief: Part = ({ trim }) => [
  shape(trim, "M14 27C12 9 22 2 32 2s20 7 18 25c-4-8-10-11-18-11s-14 3-18 11z"),
  shape("#fff4e0", disc(22, 13, 1.7) + disc(31, 8, 1.7) + disc(41, 12, 1.7) + disc(45, 20, 1.5)),
  shape(trim, "M46 26l8 8-4 3-6-6z"),
];

const furCap: Part = ({ trim }) => [
  shape(trim, "M16 18C16 6 23 0 32 0s16 6 16 18z"),
  shape(
    "#f3ead9",
    "M11 22q0-7 5-7 4-3 8-1 4-3 8 0 4-3 8 0 4-2 8 1 5 0 5 7-4 7-9 3-6 3-12 0-6 3-12 0-5 4-9-3z",
  ),
];

const wreath: Part = () => [
  line("#5f8f3c", 4, "M15 22q17-15 34 0"),
  shape("#84b653", "M15 20l-4-6 7 2zM23 14l-2-7 6 4zM41 14l2-7-6 4zM49 20l4-6-7 2z"),
  shape("#d33f2f", disc(19, 18, 3.4) + disc(32, 12.5, 3.8) + disc(45, 18, 3.4)),
  shape("#fff", disc(31, 11.3, 1) + disc(18, 17, 0.9) + disc(44, 17, 0.9)),
];

const headband: Part = ({ trim }) => [
  shape(trim, "M17 18q15-7 30 0v5q-15-7-30 0z"),
  shape(brass.light, disc(32, 17.5, 2.5)),
];

const goggles: Part = () => [
  line(hide.dark, 3, "M16 20q16-8 32 0"),
  shape(brass.mid, disc(26, 18, 5) + disc(38, 18, 5)),
  shape("#9fd8e6", disc(26, 18, 3.3) + disc(38, 18, 3.3)),
  shape("#fff", disc(25, 17, 1) + disc(37, 17, 1)),
];

const eyePatch: Part = () => [line(ink, 1.8, "M17 21l29 9"), shape(ink, "M33 25h9q1 8-4.5 8T33 25z")];

const warPaint: Part = () => [line("#b8402c", 2.4, "M20 32l6 3M44 32l-6 3M21 36l4 2M43 36l-4 2")];

function dwarf(look: Look, behind: Part[], before: Part[]): Shape[] {
  return [...behind, body, head, ...before].flatMap((part) => part(look));
}

const RED_HAIR = { hair: "#c5542a", lock: "#93391a" };
const GOLD = { hair: "#e0ac45", lock: "#b3802a" };
const BLACK = { hair: "#3d3029", lock: "#1f1712" };
const GREY = { hair: "#b9b4ab", lock: "#8b857b" };
const BROWN = { hair: "#7c4e2b", lock: "#573318" };
const WHITE = { hair: "#efeae0", lock: "#c3baab" };

export const dwarves: Record<string, Shape[]> = {
  thrud: dwarf(
    { ...FAIR, ...GOLD, tunic: "#3f6a8a", trim: brass.mid },
    [wings],
    [braids, features, smile, ironHelm],
  ),
  grid: dwarf(
    { ...RUDDY, ...BLACK, tunic: "#7a2f3a", trim: brass.light },
    [longHair],
    [features, stern, smile, fringe, headband],
  ),
  aegur: dwarf(
    { ...RUDDY, ...BROWN, tunic: "#2f5d63", trim: "#8fc0b5" },
    [],
    [fullBeard, features, moustache, bald, stern],
  ),
  dagda: dwarf({ ...DARK, ...BLACK, tunic: "#4d6b2f", trim: "#a9c46c" }, [longHair], [features, smile, hood]),
  kraal: dwarf(
    { ...RUDDY, ...RED_HAIR, tunic: "#5b2a22", trim: "#d1693f" },
    [horns],
    [forkedBeard, features, stern, moustache, warPaint, ironHelm],
  ),
  idunn: dwarf(
    { ...FAIR, ...RED_HAIR, tunic: "#6c8f3f", trim: "#f2e2b0" },
    [longHair],
    [features, blush, smile, fringe, wreath],
  ),
  skaa: dwarf(
    { ...FAIR, ...WHITE, tunic: "#4a5f86", trim: "#7d97c2" },
    [],
    [braids, features, stern, smile, furCap],
  ),
  "mere-dwerg": dwarf(
    { ...FAIR, ...GREY, tunic: "#8a4f6d", trim: "#c2476b" },
    [],
    [features, blush, smile, fringe, kerchief],
  ),
  "pere-dwerg": dwarf(
    { ...FAIR, ...WHITE, tunic: "#4d4a6b", trim: brass.mid },
    [],
    [plaitedBeard, features, blush, moustache, crown],
  ),
  zoral: dwarf(
    { ...DARK, ...BROWN, tunic: "#6b5a3a", trim: "#b08d4c" },
    [],
    [roundBeard, features, moustache, eyePatch, minersCap],
  ),
  astrid: dwarf(
    { ...RUDDY, ...GOLD, tunic: "#2f7d5b", trim: "#bfe3a6" },
    [bun],
    [features, blush, smile, fringe, goggles],
  ),
  ylud: dwarf(
    { ...DARK, ...RED_HAIR, tunic: "#93321f", trim: "#f0b04a" },
    [bun],
    [braids, features, stern, smile, warPaint, fringe, headband],
  ),
};
