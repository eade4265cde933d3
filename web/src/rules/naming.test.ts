import { expect, test } from "vitest";
import type { CardInfo } from "../lib/server/protocol";
import { namer } from "./naming";

const card = (key: string, name: string): CardInfo => ({
  key,
  name,
  text: "",
  group: "",
  copies: 1,
  facts: {},
});
const named = namer([
  card("chief", "chief"),
  card("daughter", "chief’s daughter"),
  card("stone", "pierre d'arcane"),
  card("gloves", "Gants"),
]);

test("cards are found by name, each once, in the order of the text", () => {
  expect(named("Les gants, puis la pierre d’arcane, puis des gants.")).toEqual(["gloves", "stone"]);
});

test("the longest name wins, and a plural is the same card", () => {
  expect(named("The chief's daughter and 2 chiefs")).toEqual(["daughter", "chief"]);
});

test("a part of a word is no name", () => {
  expect(named("mischief, chieftain")).toEqual([]);
});
