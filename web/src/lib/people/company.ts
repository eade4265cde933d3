/** Several people at this device, who hand it to each other: each is a guest of their own to the server in it. */
import { language } from "../browser/language.svelte";
import type { Me, Seen, TableInfo } from "../server/protocol";
import { device } from "../device/device.svelte";
import { knownPeople, OWNER } from "./persons.svelte";

/** What one of them asks; null if it is refused. */
async function ask<T>(person: string, method: string, path: string, body?: unknown): Promise<T | null> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const headers = { "Accept-Language": language.now, "Content-Type": "application/json" };
  const answer = await device.ask({ method, target: path, headers, body: text, person });
  return answer.status < 300 ? (JSON.parse(answer.body) as T) : null;
}

const whoIs = (person: string) => ask<Me>(person, "GET", "/api/me");

async function need(person: string): Promise<void> {
  if (!(await whoIs(person)))
    await ask<Me>(person, "POST", "/api/guests", { name: person, language: language.now });
}

/** Everybody takes a free seat of a table that its host has just opened. */
export async function seatAll({ table, you }: Seen, people: string[]): Promise<void> {
  const free = table.places.filter(({ kind, seat }) => kind === "free" && you.keys[seat]);
  for (const [n, person] of people.entries()) {
    const seat = free[n]?.seat;
    if (seat === undefined) return;
    await need(person);
    await ask(person, "POST", `/api/tables/${table.id}/enter`, { key: you.keys[seat] });
  }
}

/** Who of this device plays at the table, by seat. */
export async function peopleAt(table: TableInfo): Promise<string[]> {
  const guests = table.places.filter(({ kind, guest }) => kind === "guest" && guest !== null);
  if (guests.length < 2) return [];
  const found = await Promise.all(
    [OWNER, ...knownPeople()].map(async (person) => [(await whoIs(person))?.id, person] as const),
  );
  const byId = new Map(found);
  return guests.map(({ guest }) => byId.get(guest!)).filter((person) => person !== undefined);
}
