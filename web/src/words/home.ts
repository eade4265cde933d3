import { de } from "./elision";

/** What the first screen says. */
const en = {
  title: "Four card games, one table",
  lead: "Play Trök, Tschak!, Trieste and Trôl with friends or against bots. No account, nothing to install.",
  games: "Games",
  players: (seats: number[]) =>
    seats.length === 1 ? `${seats[0]} players` : `${seats[0]} to ${seats.at(-1)} players`,
  minutes: (minutes: number) => `${minutes} min`,
  play: "Play now",
  against: (bots: number) => (bots === 1 ? "you and a bot" : `you and ${bots} bots`),
  friends: "With friends",
  learn: "Learn",
  rules: "Rules",
  cards: "Cards",
  options: "Options",
  opening: "Laying the table …",
  mine: "Your games",
  turn: "Your turn",
  waiting: "Not started",
  playing: "Under way",
  over: "Finished: see it again",
  goOn: "Go on",
  look: "Replay",
  open: "Open tables",
  none: "Nobody is waiting for players just now. Open a public table, and it will show up here.",
  host: (name: string) => `${name}’s table`,
  free: (free: number, seats: number) =>
    free === 0 ? `full, ${seats} play` : `${free} of ${seats} seats free`,
  join: "Join",
  watch: "Watch",
  clock: {
    none: "no clock",
    live: "live clock",
    days: (days: number) => (days === 1 ? "a day per answer" : `${days} days per answer`),
  },
  name: "Your name at the table",
  save: "Save",
  playAs: "You play as",
  change: "Change your name",
};

const fr: typeof en = {
  title: "Quatre jeux de cartes, une table",
  lead: "Jouez à Trök, Tschak!, Trieste et Trôl entre amis ou contre des bots. Sans compte, sans rien installer.",
  games: "Jeux",
  players: (seats) => (seats.length === 1 ? `${seats[0]} joueurs` : `${seats[0]} à ${seats.at(-1)} joueurs`),
  minutes: (minutes) => `${minutes} min`,
  play: "Jouer tout de suite",
  against: (bots) => (bots === 1 ? "vous et un bot" : `vous et ${bots} bots`),
  friends: "Entre amis",
  learn: "Apprendre",
  rules: "Règles",
  cards: "Cartes",
  options: "Options",
  opening: "On dresse la table…",
  mine: "Vos parties",
  turn: "À vous de jouer",
  waiting: "Pas commencée",
  playing: "En cours",
  over: "Terminée : la revoir",
  goOn: "Continuer",
  look: "Revoir",
  open: "Tables ouvertes",
  none: "Personne n’attend de joueurs pour l’instant. Ouvrez une table publique, elle apparaîtra ici.",
  host: (name) => `Table ${de(name)}`,
  free: (free, seats) =>
    free === 0
      ? `complète, à ${seats} joueurs`
      : `${free} ${free === 1 ? "place libre" : "places libres"} sur ${seats}`,
  join: "Rejoindre",
  watch: "Regarder",
  clock: {
    none: "sans pendule",
    live: "pendule",
    days: (days) => (days === 1 ? "un jour par réponse" : `${days} jours par réponse`),
  },
  name: "Votre nom à la table",
  save: "Enregistrer",
  playAs: "Vous jouez sous le nom de",
  change: "Changer de nom",
};

export const words = { en, fr };
