import { describe, expect, test } from "vitest";
import { facesFor } from "./dice";

const sum = (pips: { pips: number }[]) => pips.reduce((total, die) => total + die.pips, 0);

describe("faces for a throw", () => {
  test.each([
    [2, 0, 6],
    [4, 0, 13],
    [1, 2, 5],
    [0, 9, 11],
    [3, 0, 0],
    [1, 0, 4],
  ])("%i red and %i white dice add up to %i", (red, white, total) => {
    for (let seed = 0; seed < 20; seed++) {
      const faces = facesFor(red, white, total, seed);
      expect(sum(faces)).toBe(total);
      expect(faces.map((die) => die.colour)).toEqual([
        ...Array(red).fill("red"),
        ...Array(white).fill("white"),
      ]);
    }
  });

  test("a die shows only faces that it has", () => {
    const seen = Array.from({ length: 200 }, (_, seed) => facesFor(2, 1, 5, seed)).flat();
    expect(seen.some((die) => die.colour === "red" && die.pips === 1)).toBe(false);
    expect(seen.some((die) => die.colour === "white" && die.pips > 2)).toBe(false);
  });

  test("the same throw looks the same, another one may not", () => {
    expect(facesFor(3, 0, 6, 1)).toEqual(facesFor(3, 0, 6, 1));
    const looks = Array.from({ length: 30 }, (_, seed) => JSON.stringify(facesFor(3, 0, 6, seed)));
    expect(new Set(looks).size).toBeGreaterThan(2);
  });
});
