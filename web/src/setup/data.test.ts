import { expect, test } from "vitest";
import { isData, parse } from "./data";

test("a data file is JSON or TOML, by its name", async () => {
  expect(await parse("box.json", '{"cards": [1]}')).toEqual({ cards: [1] });
  expect(await parse("Box.TOML", "cards = [1]\n")).toEqual({ cards: [1] });
});

test("what cannot be read is refused", async () => {
  await expect(parse("box.json", "{")).rejects.toThrow();
  await expect(parse("box.toml", "cards = [")).rejects.toThrow();
});

test("only an object is data", () => {
  expect(isData({})).toBe(true);
  expect([[], null, 3, "x"].some(isData)).toBe(false);
});
