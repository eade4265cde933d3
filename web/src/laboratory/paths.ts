/** Places in a data file, as the server names them: `card[3].effect[0].level`. */
import type { Data } from "../setup/data";

export type Step = string | number;

export const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/([^.[\]]+)/g)].map(([, part = ""]) => (/^\d+$/.test(part) ? Number(part) : part));

export const under = (path: string, key: Step): string =>
  typeof key === "number" ? `${path}[${key}]` : path ? `${path}.${key}` : key;

export function at(data: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (value, step) => (value as Record<Step, unknown> | undefined)?.[step],
    data,
  );
}

/** The same file with another value there; nothing takes the value away. */
export function changed(data: Data, path: string, value: unknown): Data {
  const copy = structuredClone(data);
  const steps = stepsOf(path);
  const last = steps.pop();
  let place = copy as Record<Step, any>;
  for (const step of steps) place = place[step] ??= {};
  if (last === undefined) return copy;
  if (value !== undefined) place[last] = value;
  else if (Array.isArray(place)) place.splice(Number(last), 1);
  else delete place[last];
  return copy;
}

/** The name of the last field of a path. */
export const nameOf = (path: string): string => String(stepsOf(path).at(-1) ?? "");

/** Is it a field of this very object, not of one within it? */
export function isChild(path: string, parent: string): boolean {
  const rest = parent ? (path.startsWith(`${parent}.`) ? path.slice(parent.length + 1) : "") : path;
  return rest !== "" && !/[.[]/.test(rest);
}

/** The rows of a file that can be edited one by one: lists of objects, and objects. */
export interface DataPart {
  path: string;
  section: string;
}

export function partsOf(data: Data): DataPart[] {
  return Object.entries(data).flatMap(([section, value]) => {
    if (Array.isArray(value)) return value.map((_, n) => ({ path: under(section, n), section }));
    return typeof value === "object" && value !== null ? [{ path: section, section }] : [];
  });
}
