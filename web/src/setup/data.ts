/** A game's data file, as the player's own box has it. */

export type Data = Record<string, unknown>;

/** What is in the file; its error tells where it cannot be read. */
export async function parse(name: string, text: string): Promise<unknown> {
  if (!name.toLowerCase().endsWith(".toml")) return JSON.parse(text);
  const { parse: parseToml } = await import("smol-toml");
  return parseToml(text);
}

export const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
