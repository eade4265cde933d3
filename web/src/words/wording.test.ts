/** Words of the page that were wrong or unnatural stay away, and those that were chosen stand in their place. */
import { expect, test } from "vitest";
import { words as trieste } from "../games/trieste/words";
import { words as trok } from "../games/trok/words";
import { words as trol } from "../games/trol/words";
import { words as tschak } from "../games/tschak/words";
import { words as cards } from "./cards";
import { words as luck } from "./luck";
import { words as replay } from "./replay";
import { words as room } from "./room";
import { texts } from "./testing";

test.each([
  ["touching, where there may be a mouse", /\btouch(?!es$)|toucher|touchez/iu],
  ["luck that is fixed, which means rigged", /luck is fixed|hasard (est )?(fixé|figé)/iu],
  ["installations", /installations?/iu],
  ["poings", /poings|fists/iu],
  ["usual cards, where the shipped ones are meant", /usual cards|cartes habituelles/iu],
  ["a per cent sign set apart in English", /\d[ \u00a0]% (interval|of)/u],
  ["a prey that flees", /got away|enfui|\bflees\b/iu],
  ["danger, where the rulebook has its own word", /\bdanger (à|jusqu’à)/iu],
  [
    "what is “of us”, “mine” without a noun, or two subjects of one verb",
    /est de nous|aux miennes|n’habitent/iu,
  ],
])("nobody reads of %s", (_, wrong) => {
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
});

test("one point is no points", () => {
  expect([0, 1, -1, 2].map(tschak.en.score)).toEqual(["0 pts", "1 pt", "−1 pt", "2 pts"]);
  expect([0, 1, -1, 2].map(tschak.fr.score)).toEqual(["0 pt", "1 pt", "−1 pt", "2 pts"]);
  expect([1, 2].map(room.en.pointsSoFar)).toEqual(["1 point so far", "2 points so far"]);
  expect([1, 2].map(room.fr.pointsSoFar)).toEqual(["1 point jusqu’ici", "2 points jusqu’ici"]);
});

test("a hand is that of its owner, elided", () => {
  expect(trok.fr.handOf("Odette")).toBe("Main d’Odette");
  expect(trok.fr.handOf("Zélia")).toBe("Main de Zélia");
});

test("a stone is worth something in an offer, and not alone", () => {
  expect([cards.en.fact.worth, cards.fr.fact.worth]).toEqual(["worth in an offer", "vaut dans une offre"]);
});

test("a game without a result may have ended otherwise than by a vote", () => {
  expect([replay.en.ended, replay.fr.ended]).toEqual([
    "The game was ended without a result.",
    "La partie a été arrêtée sans résultat.",
  ]);
});

test("one thief, one decision", () => {
  expect([1, 7].map(trieste.en.goal.watch)).toEqual(["1 thief in prison", "7 thieves in prison"]);
  expect([1, 9].map(trieste.fr.goal.thief)).toEqual(["1 infamie", "9 infamies"]);
  expect(replay.fr.judgement(1, 5, 0)).toContain("1 décision sur 5");
});

test("a shuffle is provably fair", () => {
  expect([luck.en.fair, luck.fr.fair]).toEqual(["Provably fair shuffle", "Mélange vérifiable"]);
});

test("the last upgrade of the row is called so, and no row has more than it has", () => {
  expect([trok.en.reach(1, 1), trok.fr.reach(1, 1)]).toEqual([
    "the last upgrade",
    "la dernière amélioration",
  ]);
  expect(trok.fr.reachAll(6)).toBe("2 des 5 premières améliorations, ou 1 de toute la file");
});

test("the least brave tribe goes too, but not with three", () => {
  expect([3, 4].map((tribes) => trol.en.howWon(tribes).includes("then the least brave"))).toEqual([
    false,
    true,
  ]);
  expect([3, 4].map((tribes) => trol.fr.howWon(tribes).includes("puis la moins brave"))).toEqual([
    false,
    true,
  ]);
  expect(trol.fr.howWon(3)).toContain("celle qui a le plus de trophées l’emporte");
});
