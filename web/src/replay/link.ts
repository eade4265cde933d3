/** The address of a replay, for others: it opens in whatever language they speak, its preview speaks ours. */
import { language } from "../lib/browser/language.svelte";

export function replayPath(id: string, key: string | null, hash = ""): string {
  const query = new URLSearchParams({ ...(key && { key }), language: language.now });
  return `/replay/${id}?${query.toString()}${hash && `#${hash}`}`;
}
