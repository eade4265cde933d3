/** Opening tables: at once against bots, or for friends. */
import { api } from "../lib/server/api";
import { guest } from "../lib/server/guest.svelte";
import type { GameInfo, Seen, Settings } from "../lib/server/protocol";
import { router } from "../lib/browser/router.svelte";

export const USUAL_BOT = "normal";
const LIKED = [4, 3]; // tables of this size are the liveliest

export function usualSeats(seats: readonly number[]): number {
  return LIKED.find((number) => seats.includes(number)) ?? Math.max(...seats);
}

/** Open it, sit down, start if nobody else is expected, and go there. */
export async function open(settings: Settings): Promise<void> {
  await guest.need();
  const seen = await api.openTable(settings);
  const { id } = seen.table;
  const seat = freeSeat(seen);
  if (seat !== null) await api.command(id, { type: "sit", seat, id: "sit" });
  if (isForOne(settings)) await api.command(id, { type: "start", id: "start" });
  router.go(`/t/${id}`);
}

export const playNow = (game: GameInfo) => {
  const seats = usualSeats(game.seats);
  return open({ game: game.key, seats, bots: [null, ...Array<string>(seats - 1).fill(USUAL_BOT)] });
};

export const playWithFriends = (game: GameInfo) => open({ game: game.key, seats: usualSeats(game.seats) });

/** Do bots hold all seats but one? */
export const isForOne = ({ seats, bots = [] }: Settings) => bots.filter(Boolean).length === seats - 1;

function freeSeat({ table, you }: Seen): number | null {
  if (you.seat !== null) return null;
  return table.places.find((place) => place.kind === "free")?.seat ?? null;
}
