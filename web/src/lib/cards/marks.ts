/** Sentences from the server name cards as `[the words](key)`. */

export interface SentencePart {
  text: string;
  card: string | null;
}

const MARK = /\[([^[\]]*)\]\(([a-z0-9-]+)\)/g;

export function sentenceParts(sentence: string): SentencePart[] {
  const found: SentencePart[] = [];
  let at = 0;
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > at) found.push({ text: sentence.slice(at, match.index), card: null });
    found.push({ text: match[1] ?? "", card: match[2] ?? null });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) found.push({ text: sentence.slice(at), card: null });
  return found;
}

export const plain = (sentence: string) => sentence.replace(MARK, "$1");
