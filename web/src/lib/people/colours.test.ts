import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS, coloursOf } from "./colours";

test("everybody at a table has another colour, and the chosen one where nobody has it yet", () => {
  const chosen = (...colours: string[]) => colours.map((colour) => ({ colour }) as { colour: "red" });
  expect(coloursOf(chosen("teal", "", "teal"))).toEqual(["teal", "red", "blue"]);
  expect(new Set(coloursOf(chosen(...Array<string>(8).fill("red")))).size).toBe(8);
  expect(coloursOf(chosen(...Array<string>(10).fill("")))).toHaveLength(10);
});

const css = readFileSync("src/app.css", "utf8"); // vite leaves nothing of an imported style;
const themes = { light: css.slice(0, css.indexOf("data-theme")), dark: css.slice(css.indexOf("data-theme")) };
const value = (theme: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme)![1]!;

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

test.each(Object.entries(themes))("names in these colours can be read in the %s theme", (_, theme) => {
  for (const colour of COLOURS)
    for (const ground of ["paper", "panel"])
      expect(contrast(value(theme, `who-${colour}`), value(theme, ground))).toBeGreaterThan(4.5);
});
