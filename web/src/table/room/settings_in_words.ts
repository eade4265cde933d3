/** How a table is played, in words. */
import { language } from "../../lib/browser/language.svelte";
import type { GameInfo, OptionInfo, Settings, TableInfo } from "../../lib/server/protocol";
import { words } from "../../words/room";
import { words as setup } from "../../words/setup";
import { spell } from "../play/time";

export function settingsInWords(
  { settings, data_hash: data }: Pick<TableInfo, "settings" | "data_hash">,
  game: GameInfo | null,
): [string, string][] {
  const t = language.pick(words);
  const away = settings.away === undefined ? 120 : settings.away;
  return [
    ...(game?.options ?? []).map((option): [string, string] => [
      option.name,
      optionInWords(option, settings),
    ]),
    ...(data ? ([[t.data, t.dataOwn]] as [string, string][]) : []),
    [t.clock, clockInWords(settings)],
    ...expiryInWords(settings),
    [t.hints, settings.hints === false ? t.no : t.yes],
    [t.undo, settings.undo === false || settings.clock?.type === "live" ? t.no : t.yes],
    [t.chat, t.chats[settings.chat ?? "free"] ?? ""],
    [t.watchers, settings.spectators === false ? t.no : t.yes],
    [t.visibility, t.visible[settings.visibility ?? "link"] ?? ""],
    [t.late, settings.late === false ? t.no : t.lateTake],
    [t.rotate, settings.rotate ? t.rotates : t.stays],
    [t.away, away === null ? t.awayWait : t.awayBot(spell(away))],
  ];
}

function optionInWords({ key, choices, names, default: usual }: OptionInfo, settings: Settings): string {
  const t = language.pick(words);
  const value = settings.options?.[key] ?? usual;
  if (choices.length) return names[choices.indexOf(value)] ?? String(value);
  return value === null ? t.lot : t.seat(Number(value) + 1);
}

function clockInWords({ clock }: Settings): string {
  const t = language.pick(words);
  if (clock?.type === "live") return t.clockLive(spell(clock.bank ?? 300), clock.increment ?? 15);
  if (clock?.type === "days") return t.clockDays(clock.days ?? 3);
  return t.clockNone;
}

/** What becomes of whoever runs out of time, where that can happen. */
function expiryInWords({ clock, expired = "answer" }: Settings): [string, string][] {
  const t = language.pick(setup);
  return clock?.type === "live" ? [[t.expired, t.expiries[expired]]] : [];
}
