import { expect, test } from "vitest";
import type { GameInfo } from "../lib/server/protocol";
import { easiestFirst } from "./order";

test("games come from the easiest to the hardest, and unknown ones last", () => {
  const games = ["snatch", "trieste", "trok", "trol", "tschak"].map((key) => ({ key }) as GameInfo);
  expect(easiestFirst(games).map(({ key }) => key)).toEqual(["tschak", "trok", "trol", "trieste", "snatch"]);
});
