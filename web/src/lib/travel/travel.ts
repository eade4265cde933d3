/** Cards travel from where they were to where they are.  Only transforms and opacity move; where less motion is wanted, cards fade.
 *
 * A board names its zones with `data-zone`, and piles whose cards are not shown with `data-pile`.  Cards within `data-told` are
 * pictures of what is told and lie nowhere. */
import { isCalm, settings } from "../browser/settings.svelte";
import { movesOf, type Box, type Flight, type Pile, type Table } from "./flights";

const TIME = 420; // milliseconds
const MOST = 24; // flights at once
const EASING = "cubic-bezier(0.2, 0.7, 0.3, 1)";

const ownerOf = (node: HTMLElement) =>
  node.closest<HTMLElement>("[data-tribe]")?.dataset.tribe ??
  node.closest<HTMLElement>("[data-faction]")?.dataset.faction ??
  "";

/** What lies where. */
export function read(board: HTMLElement): Table<HTMLElement> {
  const table: Table<HTMLElement> = { cards: [], piles: [] };
  for (const node of board.querySelectorAll<HTMLElement>("[data-card], [data-pile]")) {
    const box = node.getBoundingClientRect();
    const { card, group = "", pile, count = "1" } = node.dataset;
    const owner = ownerOf(node);
    if (!box.width) continue; // folded away
    if (pile) table.piles.push({ kind: pile as Pile["kind"], owner, group, box });
    else if (!node.closest("[data-told], [data-pile]")) {
      const zone = node.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
      table.cards.push({ card: card ?? "", group, zone, owner, count: Number(count), box, node });
    }
  }
  return table;
}

/** From how it was to how it is; flights are drawn in `sky`, which lies over the board. */
export function travel(before: Table<HTMLElement>, board: HTMLElement, sky: HTMLElement): void {
  if (document.hidden || settings.speed.value === "off") return;
  const { flights, shifts, appears } = movesOf(before, read(board));
  if (isCalm()) {
    for (const { target } of flights) if (target) fade(target);
    appears.forEach(fade);
    return;
  }
  for (const { from, to, node } of shifts) node.animate({ transform: [shift(from, to), "none"] }, timing());
  appears.forEach(fade);
  const origin = sky.getBoundingClientRect();
  for (const flight of flights.slice(0, MOST)) fly(flight, sky, origin);
}

const timing = () => ({ duration: TIME, easing: EASING });
const fade = (node: HTMLElement) => void node.animate({ opacity: [0, 1] }, { duration: TIME / 2 });

const shift = (from: Box, to: Box) => `translate(${from.left - to.left}px, ${from.top - to.top}px)`;

/** Laid at `to`, it looks as if it lay at `from`. */
const between = (from: Box, to: Box) => `${shift(from, to)} scale(${from.width / to.width})`;

/** A picture of the card crosses the board, so that no zone's edge cuts it off. */
function fly({ from, to, source, target }: Flight<HTMLElement>, sky: HTMLElement, origin: Box): void {
  const isShrinking = !!source && (!target || from.width > to.width);
  const box = isShrinking ? from : to;
  const ghost = pictureOf((isShrinking ? source : target)!, box, origin);
  sky.append(ghost);
  target?.animate({ opacity: [0, 0] }, { duration: TIME });
  ghost.animate(
    { transform: [between(from, box), between(to, box)] },
    { ...timing(), fill: "both" },
  ).onfinish = () => ghost.remove();
}

function pictureOf(card: HTMLElement, box: Box, origin: Box): HTMLElement {
  const ghost = document.createElement("div");
  const picture = card.cloneNode(true) as HTMLElement;
  const owner = card.closest<HTMLElement>("[data-tribe], [data-faction]");
  if (owner) Object.assign(ghost.dataset, { tribe: owner.dataset.tribe, faction: owner.dataset.faction });
  picture.removeAttribute("data-card");
  picture.classList.remove("chosen", "lit");
  ghost.style.left = `${box.left - origin.left}px`;
  ghost.style.top = `${box.top - origin.top}px`;
  ghost.style.width = `${box.width}px`;
  picture.style.setProperty("--card-width", `${box.width}px`);
  ghost.append(picture);
  return ghost;
}
