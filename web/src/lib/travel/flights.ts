/** Which card has gone where: cards have no names of their own, so it is told by what lies where, before and after. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A card, or several alike, in a zone of the table. */
export interface Lying<N> {
  /** empty: face down */
  card: string;
  group: string;
  zone: string;
  /** whose it is, where zones of several players have cards alike */
  owner: string;
  count: number;
  box: Box;
  node: N;
}

/** A pile whose cards are not shown: cards come out of it, or go into it. */
export interface Pile {
  kind: "deck" | "discard";
  /** of whose cards, and of which; empty: of any */
  owner: string;
  group: string;
  box: Box;
}

export interface Table<N> {
  cards: Lying<N>[];
  piles: Pile[];
}

export interface Flight<N> {
  from: Box;
  to: Box;
  /** the card where it was, and where it is; none: a pile */
  source: N | null;
  target: N | null;
}

export interface Moves<N> {
  flights: Flight<N>[];
  /** cards of a zone that make room for others, or close up */
  shifts: { from: Box; to: Box; node: N }[];
  /** cards that come from nowhere */
  appears: N[];
}

const far = (a: Box, b: Box) => Math.hypot(a.left - b.left, a.top - b.top);
const nearest = <B extends { box: Box }>(found: B[], box: Box): B | undefined =>
  found.reduce<B | undefined>(
    (best, one) => (!best || far(one.box, box) < far(best.box, box) ? one : best),
    undefined,
  );

/** Each card of a zone, those of a heap one by one. */
const each = <N>(lying: Lying<N>[]) => lying.flatMap((one) => Array<Lying<N>>(one.count).fill(one));

function byPlace<N>(cards: Lying<N>[]): Map<string, Lying<N>[]> {
  const places = new Map<string, Lying<N>[]>();
  for (const card of cards) {
    const place = `${card.zone} ${card.card} ${card.owner}`;
    places.set(place, [...(places.get(place) ?? []), card]);
  }
  return places;
}

export function movesOf<N>(before: Table<N>, after: Table<N>): Moves<N> {
  const [was, is] = [byPlace(before.cards), byPlace(after.cards)];
  const gone: Lying<N>[] = [];
  const come: Lying<N>[] = [];
  const shifts: Moves<N>["shifts"] = [];
  for (const place of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(place) ?? [], is.get(place) ?? []];
    now.forEach(({ box, node }, n) => old[n] && shifts.push({ from: old[n].box, to: box, node }));
    gone.push(...each(old).slice(each(now).length));
    come.push(...each(now).slice(each(old).length));
  }
  return { ...match(gone, come, after.piles), shifts: shifts.filter(({ from, to }) => far(from, to) > 1) };
}

/** The same card first, then a card that is turned over, then the piles. */
function match<N>(gone: Lying<N>[], come: Lying<N>[], piles: Pile[]): Omit<Moves<N>, "shifts"> {
  const flights: Flight<N>[] = [];
  const fits = [
    (old: Lying<N>, now: Lying<N>) => old.card === now.card && old.owner === now.owner,
    (old: Lying<N>, now: Lying<N>) => old.card === now.card,
    (old: Lying<N>, now: Lying<N>) => !old.card || !now.card,
  ];
  for (const fit of fits) {
    come = come.filter((now) => {
      const old = nearest(
        gone.filter((one) => fit(one, now)),
        now.box,
      );
      if (!old) return true;
      gone.splice(gone.indexOf(old), 1);
      flights.push({ from: old.box, to: now.box, source: old.node, target: now.node });
      return false;
    });
  }
  const appears: N[] = [];
  for (const now of come) {
    const deck = pileFor(piles, "deck", now);
    if (deck) flights.push({ from: deck.box, to: now.box, source: null, target: now.node });
    else appears.push(now.node);
  }
  for (const old of gone) {
    const heap = pileFor(piles, "discard", old);
    if (heap) flights.push({ from: old.box, to: heap.box, source: old.node, target: null });
  }
  return { flights, appears };
}

function pileFor<N>(piles: Pile[], kind: Pile["kind"], card: Lying<N>): Pile | undefined {
  const open = piles.filter(
    (pile) =>
      pile.kind === kind &&
      (!pile.owner || pile.owner === card.owner) &&
      (!pile.group || pile.group === card.group),
  );
  return nearest(open, card.box);
}
