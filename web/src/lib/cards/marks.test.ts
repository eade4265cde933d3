import { expect, test } from "vitest";
import { sentenceParts, plain } from "./marks";

test("cards are taken out of a sentence", () => {
  expect(sentenceParts("You take [a lantern](lantern) of Bo [x].")).toEqual([
    { text: "You take ", card: null },
    { text: "a lantern", card: "lantern" },
    { text: " of Bo [x].", card: null },
  ]);
});

test("for the ear, marks go", () => {
  expect(plain("[A lantern](lantern) and [Mère Dwerg](mere-dwerg)")).toBe("A lantern and Mère Dwerg");
});
