/** How large a name can be written, as a share of the usual size: its longest word must fit a narrow card. */
const ROOM = 11; // letters

export function fitting(name: string): number {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return Math.min(1, ROOM / longest);
}
