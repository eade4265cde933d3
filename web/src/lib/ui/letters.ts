/** Letters as one types them in a search: without accents, capitals and typographic signs. */
const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", "’": "'", "\u00a0": " ", "\u202f": " " };

export const plainLetter = (letter: string) =>
  LETTERS[letter.toLowerCase()] ?? letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const fold = (text: string) => Array.from(text, plainLetter).join("");
