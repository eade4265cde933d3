// @ts-check
/** How the page shows Snatch: a plain module, without a framework and without a build.
 *
 * @import { KitTools, PackageBoard, PackageKit, SnatchAction, SnatchEvent, SnatchPlayerView, SnatchView } from "./types" */

const WORDS = {
  en: { you: "you", point: ["point", "points"], laid: "Laid so far", nothing: "nothing yet", worth: ["1", "2", "3", "veto"] },
  fr: { you: "vous", point: ["point", "points"], laid: "Déjà posées", nothing: "rien encore", worth: ["1", "2", "3", "veto"] },
};
const CARDS = ["pebble", "coin", "crown", "veto"];
const SIGNS = ["●", "◆", "♛", "✖"];

/** @type {PackageKit<SnatchView, SnatchAction, SnatchEvent>} */
export const kit = {
  styles: ["kit.css"],
  board,
  face(element, { info }, { language }) {
    const kind = CARDS.indexOf(info.key);
    element.className = `snatch-face ${info.key}`;
    element.replaceChildren(
      made("span", "sign", SIGNS[kind] ?? ""),
      made("strong", "", info.name),
      made("span", "worth", WORDS[language].worth[kind] ?? ""),
    );
  },
  back(element) {
    element.className = "snatch-back";
  },
  score: (view, seat) => String(view.players[seat]?.points ?? ""),
};

/** @type {PackageKit<SnatchView, SnatchAction, SnatchEvent>["board"]} */
function board(element, given, tools) {
  const { view } = given;
  element.className = "snatch";
  const others = view.players.filter(({ seat }) => seat !== view.seat);
  const boxes = children(element, [...others.map(({ seat }) => `seat-${seat}`), "laid", `seat-${view.seat ?? "none"}`]);
  for (const player of view.players) if (boxes.has(`seat-${player.seat}`)) side(box(boxes, player), player, given, tools);
  laid(/** @type {HTMLElement} */ (boxes.get("laid")), view, tools);
}

/** @param {Map<string, HTMLElement>} boxes @param {SnatchPlayerView} player */
const box = (boxes, player) => /** @type {HTMLElement} */ (boxes.get(`seat-${player.seat}`));

/** A player: name, points, and the hand, which only its owner sees.
 *
 * @param {HTMLElement} element @param {SnatchPlayerView} player
 * @param {PackageBoard<SnatchView, SnatchAction, SnatchEvent>} given @param {KitTools} tools */
function side(element, player, { view, legal, names, event, picked, choose }, tools) {
  const words = WORDS[tools.language];
  const isOwn = player.seat === view.seat;
  const name = names[player.seat] ?? "";
  element.classList.add("side");
  element.classList.toggle("own", isOwn);
  element.classList.toggle("snatches", event?.event === "Snatched" && event.seat === player.seat);
  const parts = children(element, ["head", "hand"]);
  const isOne = player.points === 1 || (player.points === 0 && tools.language === "fr");
  const points = `${"★".repeat(player.points)} ${player.points} ${words.point[isOne ? 0 : 1]}`.trim();
  parts.get("head")?.replaceChildren(
    made("strong", "", isOwn && name !== words.you ? `${name} (${words.you})` : name),
    made("span", "points", points),
  );
  const hand = isOwn ? player.hand : Array(player.hand_size).fill("");
  const keys = hand.map((card, n) => `${card}-${hand.slice(0, n).filter((other) => other === card).length}`);
  const places = children(/** @type {HTMLElement} */ (parts.get("hand")), keys);
  hand.forEach((card, n) => {
    const action = legal.find((one) => "card" in one && one.card === card);
    tools.card(/** @type {HTMLElement} */ (places.get(keys[n] ?? "")), {
      card,
      size: isOwn ? "m" : "s",
      lit: isOwn && !!action,
      chosen: isOwn && !!action && action.text === picked,
      onclick: isOwn && action ? () => choose(action) : undefined,
    });
  });
}

/** What has been laid, by kind.
 *
 * @param {HTMLElement} element @param {SnatchView} view @param {KitTools} tools */
function laid(element, view, tools) {
  const words = WORDS[tools.language];
  element.classList.add("laid");
  const kinds = CARDS.filter((card) => view.discard.includes(card));
  const parts = children(element, ["head", "cards"]);
  parts.get("head")?.replaceChildren(`${words.laid}${kinds.length ? "" : ` – ${words.nothing}`}`);
  const places = children(/** @type {HTMLElement} */ (parts.get("cards")), kinds);
  for (const [card, place] of places)
    tools.card(place, { card, size: "s", count: view.discard.filter((other) => other === card).length });
}

/** The children of an element by name, in this order; those that were there before stay, so that nothing loses its focus.
 *
 * @param {HTMLElement} parent @param {string[]} names @returns {Map<string, HTMLElement>} */
function children(parent, names) {
  const before = new Map([...parent.children].map((child) => [child.getAttribute("data-part"), child]));
  const found = new Map(names.map((name) => [name, /** @type {HTMLElement} */ (before.get(name) ?? part(name))]));
  const wanted = [...found.values()];
  for (const child of before.values()) if (!wanted.includes(/** @type {HTMLElement} */ (child))) child.remove();
  wanted.forEach((child, n) => parent.children[n] !== child && parent.insertBefore(child, parent.children[n] ?? null));
  return found;
}

/** @param {string} name */
function part(name) {
  const element = made("div", "", "");
  element.setAttribute("data-part", name);
  return element;
}

/** @param {string} tag @param {string} name @param {string} text */
function made(tag, name, text) {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}
