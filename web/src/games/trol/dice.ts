/** Faces of dice that fit a throw.
 *
 * The engine tells how many dice of each colour were thrown and their sum.  What each die shows is drawn so that it fits:
 * among all ways to get the sum, each as often as real dice would show it. */

export type Colour = "red" | "white";

export interface Die {
  colour: Colour;
  pips: number;
}

/** TRL-1.2 */
const FACES: Record<Colour, number[]> = { white: [0, 1, 1, 1, 2, 2], red: [0, 0, 2, 3, 3, 4] };

/** For each sum, in how many ways the dice can show it. */
function ways(colours: readonly Colour[]): number[] {
  return colours.reduce<number[]>(
    (before, colour) => {
      const after: number[] = [];
      before.forEach((count, sum) => {
        for (const face of FACES[colour]) after[sum + face] = (after[sum + face] ?? 0) + count;
      });
      return after;
    },
    [1],
  );
}

/** Numbers from 0 to 1 that look like luck and are the same for the same seed. */
function lots(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the faces, by its weight; `lot` is from 0 to 1. */
function drawn(faces: readonly number[], weight: (face: number) => number, lot: number): number {
  let left = lot * faces.reduce((sum, face) => sum + weight(face), 0);
  return faces.find((face) => (left -= weight(face)) < 0) ?? 0;
}

export function facesFor(red: number, white: number, total: number, seed: number): Die[] {
  const colours: Colour[] = [...Array<Colour>(red).fill("red"), ...Array<Colour>(white).fill("white")];
  const lot = lots(seed);
  let left = total;
  return colours.map((colour, n) => {
    const others = ways(colours.slice(n + 1));
    const pips = drawn(FACES[colour], (face) => others[left - face] ?? 0, lot());
    left -= pips;
    return { colour, pips };
  });
}
