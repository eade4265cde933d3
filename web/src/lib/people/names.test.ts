import { expect, test } from "vitest";
import { ownName } from "./names";

test("one's own name is marked, but nobody is “You (you)”", () => {
  expect(ownName("Odette", "you")).toBe("Odette\u00a0(you)");
  expect(ownName("You", "you")).toBe("You");
});
