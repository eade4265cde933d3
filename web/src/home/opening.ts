/** Opening tables: at once against bots, or for friends. */
import { api } from "../lib/server/api";
import { isOnDevice } from "../lib/device/place";
import { guest } from "../lib/server/guest.svelte";
import type { GameInfo, Seen, Settings } from "../lib/server/protocol";
import { stored } from "../lib/browser/stored.svelte";
import { router } from "../lib/browser/router.svelte";

export const USUAL_BOT = "normal";
const FIRST_BOT = "beginner"; // for the first game, against gentle opponents
const played = stored<string[]>("played", []);
const LIKED = [4, 3]; // tables of this size are the liveliest

export function usualSeats(seats: readonly number[]): number {
  return LIKED.find((number) => seats.includes(number)) ?? Math.max(...seats);
}

/** Nobody of a device is away from it, talks to the others by it, or plays against a clock while it is handed on. */
const ON_DEVICE: Partial<Settings> = { chat: "off", away: null, visibility: "link" };
const IN_TURN: Partial<Settings> = { clock: { type: "none" } };

/** Open it, sit down, start if nobody else is expected, and go there.  `people` share this device. */
export async function open(settings: Settings, people: string[] = []): Promise<void> {
  await guest.need();
  const seen = await api.openTable({
    ...settings,
    ...(isOnDevice && ON_DEVICE),
    ...(people.length && IN_TURN),
  });
  const { id } = seen.table;
  await sitDown(seen);
  if (people.length) {
    const { seatAll } = await import("../lib/people/company");
    await seatAll(await api.table(id), people);
  }
  if (isForOne(settings) || people.length) await start(seen);
  router.go(`/t/${id}`);
}

/** Play on from a moment of a game that is over, against bots. */
export async function playOn(id: string, step: number, seat: number, key: string): Promise<void> {
  await guest.need();
  const seen = await api.branch(id, { step, seat }, key);
  await sitDown(seen);
  await start(seen);
  router.go(`/t/${seen.table.id}`);
}

const start = ({ table }: Seen) => api.command(table.id, { type: "start", id: "start" });

async function sitDown(seen: Seen): Promise<void> {
  const seat = freeSeat(seen);
  if (seat !== null) await api.command(seen.table.id, { type: "sit", seat, id: "sit" });
}

/** Has the game never been opened on this device? */
export const isFirst = (game: string) => !played.value.includes(game);

export async function playNow(game: GameInfo): Promise<void> {
  const seats = usualSeats(game.seats);
  const bot = isFirst(game.key) ? FIRST_BOT : USUAL_BOT;
  await open({ game: game.key, seats, bots: [null, ...Array<string>(seats - 1).fill(bot)] });
  if (isFirst(game.key)) played.value = [...played.value, game.key];
}

export const playWithFriends = (game: GameInfo) => open({ game: game.key, seats: usualSeats(game.seats) });

/** Do bots hold all seats but one? */
export const isForOne = ({ seats, bots = [] }: Settings) => bots.filter(Boolean).length === seats - 1;

function freeSeat({ table, you }: Seen): number | null {
  if (you.seat !== null) return null;
  return table.places.find((place) => place.kind === "free")?.seat ?? null;
}
