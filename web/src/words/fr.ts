import type { Words } from "./en";

export const fr: Words = {
  net: {
    offline: "Le serveur est injoignable.",
    internal: "Le serveur a rencontré une erreur.",
    joining: "On rejoint la table…",
    lost: "Connexion perdue. Nouvel essai…",
  },
  guest: { usual: "Invité" },
  card: { hidden: "carte face cachée" },
  nav: {
    home: "Accueil",
    rules: "Règles",
    settings: "Réglages",
    about: "À propos",
    main: "Principal",
    skip: "Aller au contenu",
  },
  chart: {
    picture: "Courbes des chances de victoire de chacun",
    table: "En tableau",
    step: "Décision",
    start: "Début",
    end: "Fin",
  },
  missing: { title: "Il n’y a rien ici", back: "Retour aux jeux" },
  bots: {
    name: (bot) => (bot ? `Bot (${bot})` : "Libre"),
  },
  ask: {
    wait: "Attendez les autres.",
    watching: "Vous regardez la partie.",
    over: "La partie est finie.",
    telling: "Voyez ce qui s’est passé…",
    skip: "Passer",
    again: "Revoir",
    choices: "Tous les choix",
    find: "Chercher un choix",
    confirm: "Jouer",
    cancel: "Autre chose",
    sure: "Ce choix est définitif :",
    chosen: "Vous avez choisi. Vous pouvez changer d’avis jusqu’au choix du dernier joueur :",
  },
  seats: {
    all: "Joueurs",
    you: "vous",
    choosing: "choisit",
    chosen: "a choisi",
    away: "absent",
    covered: "un bot joue",
  },
  log: { title: "Journal", empty: "Il ne s’est encore rien passé." },
};
