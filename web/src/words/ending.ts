import { de } from "./elision";

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

/** What is said after the game. */
const en = {
  title: "The result",
  youWin: "You win!",
  win: (names: string, many: boolean) => `${names} ${many ? "win" : "wins"}!`,
  own: (rank: number, of: number) => `You came ${ORDINALS[rank - 1] ?? `number ${rank}`} of ${of}.`,
  turning: (name: string, from: string, to: string) =>
    `The turning point: ${name}’s chances rose from ${from} to ${to}.`,
  seeking: "Looking for the turning point …",
  seeTurning: (step: number) => `See decision ${step}`,
  turningMark: "The turning point",
  series: "The evening so far",
  laid: "Laid open",
  laidHelp: "What each player held at the end, and where everything came from.",
  held: "Held at the end",
  heldNothing: "nothing",
  source: "From",
  sum: "Together",
  laying: "Turning everything up …",
  nobody: "Nobody wins.",
  ended: "Ended without a result",
  endedBy: {
    vote: "All players voted to end the game here.",
    rules:
      "The server was updated, and this game could not go on by the rules it was begun with. Nobody has won or lost.",
    length: "The game had become too long for this server. Nobody has won or lost.",
  },
  notReplayable:
    "This server does not know the rules or the cards of this game any more, so it cannot be shown step by step. Its record is kept.",
  kept: "The record",
  ranking: "Ranking",
  rank: "Place",
  points: "Score",
  total: "All games",
  wins: "Wins",
  how: "How it came about",
  chances: "How the chances moved",
  chancesHelp:
    "Before each decision a few hundred games were played on at random from the true position, all hidden cards included.",
  computing: "Playing on from every moment of the game …",
  chancesFailed: "The chances could not be computed:",
  luck: "Was the luck fair?",
  fingerprint: "The fingerprint shown before the game",
  number: "The secret number, shown now",
  same: "The SHA-256 of the number, computed by this page, is the fingerprint that was shown at the start.",
  differs: "The SHA-256 of the number is NOT the fingerprint that was shown at the start.",
  notSeen:
    "This browser did not see the beginning of the game; it compared with the fingerprint the server gives now.",
  brought:
    "This game was played on a device, which drew the number itself. The game follows from it; nobody else can say whether the device drew only once.",
  checking: "Checking …",
  rematch: "Rematch",
  join: "Join the rematch",
  replay: "See the replay",
  share: "Link to the replay",
  record: "Download the record",
  table: "See the table",
  home: "Other games",
};

const fr: typeof en = {
  title: "Le résultat",
  youWin: "Vous gagnez !",
  win: (names, many) => `${names} ${many ? "gagnent" : "gagne"} !`,
  own: (rank, of) => `Vous terminez à la ${rank === 1 ? "1ʳᵉ" : `${rank}ᵉ`} place sur ${of}.`,
  turning: (name, from, to) => `Le tournant : les chances ${de(name)} sont passées de ${from} à ${to}.`,
  seeking: "On cherche le tournant de la partie…",
  seeTurning: (step) => `Voir la décision ${step}`,
  turningMark: "Le tournant",
  series: "La soirée jusqu’ici",
  laid: "Tout est dévoilé",
  laidHelp: "Ce que chacun tenait à la fin, et d’où tout est venu.",
  held: "En main à la fin",
  heldNothing: "rien",
  source: "Provenance",
  sum: "En tout",
  laying: "On retourne tout…",
  nobody: "Personne ne gagne.",
  ended: "Arrêtée sans résultat",
  endedBy: {
    vote: "Tous les joueurs ont voté pour arrêter la partie ici.",
    rules:
      "Le serveur a été mis à jour, et cette partie ne pouvait pas continuer selon les règles avec lesquelles elle avait commencé. Personne n’a gagné ni perdu.",
    length: "La partie était devenue trop longue pour ce serveur. Personne n’a gagné ni perdu.",
  },
  notReplayable:
    "Ce serveur ne connaît plus les règles ou les cartes de cette partie : elle ne peut plus être revue pas à pas. Son compte rendu est conservé.",
  kept: "Le compte rendu",
  ranking: "Classement",
  rank: "Rang",
  points: "Score",
  total: "Toutes les parties",
  wins: "Victoires",
  how: "Comment on en est arrivé là",
  chances: "Comment les chances ont bougé",
  chancesHelp:
    "Avant chaque décision, quelques centaines de parties ont été jouées au hasard depuis la vraie position, cartes cachées comprises.",
  computing: "On rejoue depuis chaque moment de la partie…",
  chancesFailed: "Les chances n’ont pas pu être calculées :",
  luck: "Le hasard était-il honnête ?",
  fingerprint: "L’empreinte montrée avant la partie",
  number: "Le nombre secret, dévoilé maintenant",
  same: "Le SHA-256 du nombre, calculé par cette page, est bien l’empreinte montrée au début.",
  differs: "Le SHA-256 du nombre n’est PAS l’empreinte montrée au début.",
  notSeen:
    "Ce navigateur n’a pas vu le début de la partie ; il a comparé avec l’empreinte que donne le serveur maintenant.",
  brought:
    "Cette partie a été jouée sur un appareil, qui a tiré le nombre lui-même. La partie en découle bien ; personne d’autre ne peut dire si l’appareil n’a tiré qu’une fois.",
  checking: "Vérification…",
  rematch: "Revanche",
  join: "Rejoindre la revanche",
  replay: "Revoir la partie",
  share: "Lien de la partie à revoir",
  record: "Télécharger la partie",
  table: "Voir la table",
  home: "Autres jeux",
};

export const words = { en, fr };
