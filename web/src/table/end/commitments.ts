/** The fingerprint of the luck that this browser was shown, to be compared at the end. */
import type { TableInfo } from "../../lib/server/protocol";
import { stored } from "../../lib/browser/stored.svelte";

const MOST = 40; // tables
const seen = stored<Record<string, string>>("commitments", {});

/** The first that was shown counts. */
export function remember(table: TableInfo): void {
  if (table.status !== "playing" || !table.commitment || seen.value[table.id]) return;
  const known = Object.entries(seen.value).slice(1 - MOST);
  seen.value = Object.fromEntries([...known, [table.id, table.commitment]]);
}

export const shownFor = (id: string): string | null => seen.value[id] ?? null;

/** Does the seed fit what was shown? */
export async function fits(seed: string, commitment: string): Promise<boolean> {
  const [{ sha256 }, { bytesToHex, hexToBytes }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/utils.js"),
  ]);
  return bytesToHex(sha256(hexToBytes(seed))) === commitment;
}
