/** The games that were played on this device, as far as one likes to know.  They stay here. */
import { stored } from "../../lib/browser/stored.svelte";

export interface PlayedGame {
  id: string;
  game: string;
  /** where seats are unequal */
  role: string;
  won: boolean;
  seats: number;
  /** seconds since 1970 */
  at: number;
  /** of the chances one had, the share that one's decisions kept; once it was worked out */
  accuracy?: number;
}

export interface Sum {
  game: string;
  role: string;
  played: number;
  won: number;
  /** over the games of which it is known */
  accuracy: number | null;
}

const MOST = 2000;
export const played = stored<PlayedGame[]>("statistics", []);

export function record(game: PlayedGame): void {
  if (!played.value.some(({ id }) => id === game.id)) played.value = [...played.value, game].slice(-MOST);
}

export function judge(id: string, accuracy: number): void {
  if (played.value.some((game) => game.id === id && game.accuracy !== accuracy))
    played.value = played.value.map((game) => (game.id === id ? { ...game, accuracy } : game));
}

export function summed(games: readonly PlayedGame[]): Sum[] {
  const found = new Map<string, PlayedGame[]>();
  for (const game of games) {
    const key = `${game.game} ${game.role}`;
    found.set(key, [...(found.get(key) ?? []), game]);
  }
  return [...found.values()].map((all) => {
    const judged = all.flatMap(({ accuracy }) => (accuracy === undefined ? [] : [accuracy]));
    return {
      game: all[0]!.game,
      role: all[0]!.role,
      played: all.length,
      won: all.filter(({ won }) => won).length,
      accuracy: judged.length ? judged.reduce((sum, one) => sum + one, 0) / judged.length : null,
    };
  });
}
