/** What a key means at the table. */

export type Key =
  "hint" | "help" | "log" | "chat" | "players" | "again" | "undo" | "sound" | "keys" | "question" | "find";

const LETTERS: Record<string, Key> = {
  h: "hint",
  "?": "help",
  l: "log",
  c: "chat",
  p: "players",
  a: "again",
  u: "undo",
  m: "sound",
  k: "keys",
  q: "question",
  "/": "find",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** Does the key write a letter where it is pressed? */
export function isWriting({ target }: Pressed): boolean {
  return (
    (target as Element | null)?.matches?.("input:not([type=checkbox], [type=range]), textarea, select") ??
    false
  );
}

const isPlain = (event: Pressed) => !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event);

export const meaning = (event: Pressed): Key | null => (isPlain(event) ? (LETTERS[event.key] ?? null) : null);

/** 0 for the key 1, and so on; 9 for the key 0, which is the tenth on a keyboard. */
export function number(event: Pressed): number | null {
  return isPlain(event) && /^[0-9]$/.test(event.key) ? (Number(event.key) + 9) % 10 : null;
}

/** What is written beside the nth choice. */
export const keyOf = (n: number): string => (n < 10 ? String((n + 1) % 10) : "");
