/** Where the preview of a card goes: beside its row of cards, and over nothing that one needs just now. */

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 4;

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));

function overlap(a: Edges, b: Edges): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Above, right, left or below of the row in which the card lies: the first of those that hide the least of what has to stay clear. */
export function placeFor(size: Size, card: Edges, row: Edges, clear: readonly Edges[], screen: Size) {
  const middle = (card.left + card.right - size.width) / 2;
  const spots = [
    { left: middle, top: row.top - size.height - GAP },
    { left: row.right + GAP, top: card.top },
    { left: row.left - size.width - GAP, top: card.top },
    { left: middle, top: row.bottom + GAP },
    { left: card.right + GAP, top: card.top },
    { left: card.left - size.width - GAP, top: card.top },
  ].map(({ left, top }) => ({
    left: within(left, screen.width - size.width),
    top: within(top, screen.height - size.height),
  }));
  const hides = ({ left, top }: { left: number; top: number }) => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    return [card, row, ...clear].reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}
