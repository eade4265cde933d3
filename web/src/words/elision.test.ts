import { expect, test } from "vitest";
import { de } from "./elision";

test.each([
  ["Odette", "d’Odette"],
  ["Élise", "d’Élise"],
  ["Yves", "d’Yves"],
  ["Yann", "de Yann"],
  ["Zélia", "de Zélia"],
  ["Y", "de Y"],
])("of %s: %s", (name, text) => {
  expect(de(name)).toBe(text);
});
