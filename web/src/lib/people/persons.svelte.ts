/** The people of this device: a cookie for each, since no browser looks after those of a worker. */
import { stored } from "../browser/stored.svelte";

/** whose device it is; everybody else goes by the name with which they sat down */
export const OWNER = "";
const kept = stored<Record<string, string>>("device.cookies", {});

/** Everybody but the owner who has ever played here. */
export const knownPeople = (): string[] => Object.keys(kept.value).filter((person) => person !== OWNER);

export const cookieOf = (person: string): string => kept.value[person] ?? "";

/** As a browser does with what a server tells it to keep. */
export function noteCookie(person: string, told: string | undefined): void {
  if (told === undefined) return;
  const others = Object.entries(kept.value).filter(([other]) => other !== person);
  const cookie = told.split(";")[0]!;
  const isOver = told.includes("Max-Age=0");
  kept.value = Object.fromEntries(isOver ? others : [...others, [person, cookie]]);
}
