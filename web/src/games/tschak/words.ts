/** What the table of Tschak! says besides the names of cards. */

const en = {
  dungeon: (n: number) => `Dungeon ${n} of 4`,
  floor: (n: number) => `Floor ${n}`,
  over: "All four dungeons are explored",
  lastHands: "The hands of the last dungeon",
  tower: "The dungeon and its three floors",
  now: "You are here",
  explored: "explored",
  guards: "guards",
  steps: { 1: "one card, one card, one card", 2: "one card, then two", 3: "all three cards at once" },
  you: "you",
  road: "On the road",
  roadHelp: "Ten cards that nobody plays in this dungeon. They travel on with the other hands.",
  team: "team",
  strength: (n: number) => `strength ${n}`,
  ready: "has chosen",
  hand: (known: number, size: number) =>
    `hand, ${size === 1 ? "1 card" : `${size} cards`}, ${known === size ? "all known" : `${known} of them known`}`,
  unknown: (n: number) => `${n} unknown`,
  spent: "played on earlier floors",
  inHand: "hand",
  played: "played",
  gold: (n: number) => `${n} gold`,
  treasures: (n: number) => (n === 1 ? "1 treasure" : `${n} treasures`),
  monsters: (n: number) => (n === 1 ? "1 monster" : `${n} monsters`),
  score: (n: number) => `${figure(n)} ${Math.abs(n) === 1 ? "pt" : "pts"}`,
  passes: (name: string) => `After this dungeon the hand passes on to ${name}.`,
  toRoad: "the road",
  last: "last card",
  wins: "Strongest!",
  loses: "Weakest!",
  winsTie: "Wins the tie!",
  losesTie: "Loses the tie!",
  yourHand: "Your hand",
  pick: (left: number) => (left === 0 ? "Ready!" : left === 1 ? "Choose one card" : `Choose ${left} cards`),
  enough: (n: number) =>
    n === 1
      ? "That does not go with it: take the card back first"
      : `These ${n} are enough: take one back first`,
  lying: "Your choice lies face down. Choose another card to change your mind.",
  chosen: "chosen",
  scores: {
    title: "How the points came about",
    gold: "Gold",
    chests: "Chests",
    rings: "Rings",
    trophy: "Trophy",
    creatures: "Creatures",
    troglodytes: "Troglodytes",
    total: "Total",
    spoils: "Treasures and monsters",
    elixir: "gone thanks to the elixir:",
  },
};

export type Words = typeof en;

const fr: Words = {
  dungeon: (n) => `Donjon ${n} sur 4`,
  floor: (n) => `Étage ${n}`,
  lastHands: "Les mains du dernier donjon",
  over: "Les quatre donjons sont explorés",
  tower: "Le donjon et ses trois étages",
  now: "Vous êtes ici",
  explored: "exploré",
  guards: "garde",
  steps: { 1: "une carte, une carte, une carte", 2: "une carte, puis deux", 3: "les trois cartes à la fois" },
  you: "vous",
  road: "En route",
  roadHelp: "Dix cartes que personne ne joue dans ce donjon. Elles voyagent avec les autres mains.",
  team: "équipe",
  strength: (n) => `force ${n}`,
  ready: "a choisi",
  hand: (known, size) =>
    known === size
      ? `main de ${size} ${size < 2 ? "carte, connue" : "cartes, toutes connues"}`
      : `main de ${size} ${size < 2 ? "carte" : "cartes"}, dont ${known} ${known < 2 ? "connue" : "connues"}`,
  unknown: (n) => (n > 1 ? `${n} inconnues` : `${n} inconnue`),
  spent: "jouées aux étages précédents",
  inHand: "main",
  played: "jouées",
  gold: (n) => (n > 1 ? `${n} pièces d’or` : `${n} pièce d’or`),
  treasures: (n) => (n > 1 ? `${n} trésors` : `${n} trésor`),
  monsters: (n) => (n > 1 ? `${n} monstres` : `${n} monstre`),
  score: (n) => `${figure(n)} ${Math.abs(n) < 2 ? "pt" : "pts"}`,
  passes: (name) => `Après ce donjon, la main passe à ${name}.`,
  toRoad: "la route",
  last: "dernière carte",
  wins: "La plus forte !",
  loses: "La plus faible !",
  winsTie: "L’emporte au départage !",
  losesTie: "Perd au départage !",
  yourHand: "Votre main",
  pick: (left) =>
    left === 0 ? "C’est prêt !" : left === 1 ? "Choisissez une carte" : `Choisissez ${left} cartes`,
  enough: (n) =>
    n === 1
      ? "Cela ne va pas ensemble : reprenez d’abord la carte"
      : `Ces ${n} cartes suffisent : reprenez-en d’abord une`,
  lying: "Votre choix est posé face cachée. Choisissez une autre carte pour changer d’avis.",
  chosen: "choisie",
  scores: {
    title: "D’où viennent les points",
    gold: "Or",
    chests: "Coffres",
    rings: "Anneaux",
    trophy: "Trophée",
    creatures: "Créatures",
    troglodytes: "Troglodytes",
    total: "Total",
    spoils: "Trésors et monstres",
    elixir: "chassé par l’élixir :",
  },
};

export const words = { en, fr };

/** A number with its sign; `plus` stands before what is not negative. */
export const figure = (n: number, plus = "") => (n < 0 ? `−${-n}` : `${plus}${n}`);
