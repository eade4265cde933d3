/** How a table is played, in words. */
import { language } from "../lib/language.svelte";
import type { GameInfo, Settings } from "../lib/protocol";
import { spell } from "./time";

export function settingsInWords(settings: Settings, game: GameInfo | null): [string, string][] {
  const t = language.t.room;
  const away = settings.away === undefined ? 120 : settings.away;
  return [
    ...(game?.options ?? []).map(({ key, name, default: usual }): [string, string] => [
      name,
      valueInWords(settings.options?.[key] ?? usual),
    ]),
    ...(settings.data ? ([[t.data, t.dataOwn]] as [string, string][]) : []),
    [t.clock, clockInWords(settings)],
    [t.hints, settings.hints === false ? t.no : t.yes],
    [t.chat, t.chats[settings.chat ?? "free"] ?? ""],
    [t.watchers, settings.spectators === false ? t.no : t.yes],
    [t.visibility, t.visible[settings.visibility ?? "link"] ?? ""],
    [t.away, away === null ? t.awayWait : t.awayBot(spell(away))],
  ];
}

function valueInWords(value: boolean | number | string | null): string {
  const t = language.t.room;
  if (value === null || value === "random") return t.lot;
  if (typeof value === "boolean") return value ? t.yes : t.no;
  return String(value);
}

function clockInWords({ clock }: Settings): string {
  const t = language.t.room;
  if (clock?.type === "live") return t.clockLive(spell(clock.bank ?? 300), clock.increment ?? 15);
  if (clock?.type === "days") return t.clockDays(clock.days ?? 3);
  return t.clockNone;
}
