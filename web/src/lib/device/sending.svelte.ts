/** Games that were played on this device, brought to the server from which the page came. */
import { language } from "../browser/language.svelte";
import { stored } from "../browser/stored.svelte";
import { api, online } from "../server/api";
import { guest } from "../server/guest.svelte";
import type { BroughtGame, TableInfo } from "../server/protocol";

const sent = stored<string[]>("device.sent", []);

export const isSent = (id: string) => sent.value.includes(id);

export async function send(id: string, played?: number): Promise<void> {
  const { table, you } = await api.table(id);
  const game: BroughtGame = {
    record: await api.record(id),
    data: table.data_hash ? await api.tableData(id) : null,
    seat: you.seat ?? 0,
    seats: seatsOf(table),
    played: played ?? null,
  };
  if (!(await online.me()))
    await online.becomeGuest({ name: guest.name || language.t.guest.usual, language: language.now });
  await online.bring(game);
  if (!isSent(id)) sent.value = [...sent.value, id];
}

const seatsOf = ({ places }: TableInfo) =>
  places.map(({ kind, bot, name }) => (kind === "bot" ? { bot } : { name }));
