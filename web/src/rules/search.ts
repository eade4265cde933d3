/** Finding words in clauses, whatever their accents and capitals. */
import { fold, plainLetter } from "../lib/ui/letters";
import type { Chapter, Clause } from "../lib/server/protocol";

export interface Piece {
  text: string;
  isFound: boolean;
}

/** What is looked for: each word by itself. */
export const searchWords = (query: string) => fold(query).split(/\s+/).filter(Boolean);

const spoken = (clause: Clause) => fold(`${clause.id} ${clause.text} ${clause.ruling_text}`);

/** The chapters with the clauses that have all these words. */
export function matchingClauses(
  chapters: readonly Chapter[],
  words: readonly string[],
  onlyRulings = false,
): Chapter[] {
  const fits = (clause: Clause) =>
    (clause.ruling || !onlyRulings) && words.every((word) => spoken(clause).includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length > 0);
}

/** The text cut where what is looked for begins and ends. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text);
  const folded = letters.map(plainLetter);
  const marks = marked(folded, words);
  const cut: Piece[] = [];
  letters.forEach((letter, n) => {
    const last = cut.at(-1);
    if (last && last.isFound === marks[n]) last.text += letter;
    else cut.push({ text: letter, isFound: marks[n] ?? false });
  });
  return cut;
}

/** Which letters belong to a word that is looked for? */
function marked(folded: readonly string[], words: readonly string[]): boolean[] {
  const origins = folded.flatMap((plain, n) => Array<number>(plain.length).fill(n)); // a letter may become two
  const whole = folded.join("");
  const marks = folded.map(() => false);
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (const origin of origins.slice(at, at + word.length)) marks[origin] = true;
  return marks;
}
