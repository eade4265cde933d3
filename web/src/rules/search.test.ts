import { expect, test } from "vitest";
import { fold } from "../lib/ui/letters";
import type { Chapter, Clause } from "../lib/server/protocol";
import { matchingClauses, pieces, searchWords } from "./search";

const clause = (id: string, text: string, ruling_text = ""): Clause => ({
  id,
  text,
  ruling: ruling_text !== "",
  ruling_text,
  source: [],
});
const chapters: Chapter[] = [
  {
    title: "One",
    clauses: [clause("TRK-1.1", "Les gants valent 3."), clause("TRK-1.2", "Une file d’améliorations.")],
  },
  { title: "Two", clauses: [clause("TRK-2.1", "Le cœur du jeu.", "Égalité : le plus jeune.")] },
];
const ids = (query: string, onlyRulings = false) =>
  matchingClauses(chapters, searchWords(query), onlyRulings).flatMap(({ clauses }) =>
    clauses.map(({ id }) => id),
  );

test("accents, capitals and kinds of apostrophe do not matter", () => {
  expect(fold("Mère d’Œuf")).toBe("mere d'oeuf");
  expect(ids("AMELIORATIONS")).toEqual(["TRK-1.2"]);
  expect(ids("d'ame")).toEqual(["TRK-1.2"]);
  expect(ids("coeur")).toEqual(["TRK-2.1"]);
});

test("all words must be there, in any order, also in the ruling or as the number of the clause", () => {
  expect(ids("valent gants")).toEqual(["TRK-1.1"]);
  expect(ids("gants jeune")).toEqual([]);
  expect(ids("egalite")).toEqual(["TRK-2.1"]);
  expect(ids("trk-1.")).toEqual(["TRK-1.1", "TRK-1.2"]);
  expect(ids("  ")).toHaveLength(3);
});

test("rulings can be looked at alone", () => {
  expect(ids("", true)).toEqual(["TRK-2.1"]);
});

test("what was found is marked, letter by letter, in the text as it is written", () => {
  expect(pieces("Le cœur du Cœur", ["coeur"])).toEqual([
    { text: "Le ", isFound: false },
    { text: "cœur", isFound: true },
    { text: " du ", isFound: false },
    { text: "Cœur", isFound: true },
  ]);
  expect(pieces("nothing", [])).toEqual([{ text: "nothing", isFound: false }]);
});
