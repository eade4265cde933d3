/** What is said about playing on one's own device, without a server. */
const en = {
  fetching: (share: string) => `The games are coming to this device: ${share}`,
  starting: "The games start on this device …",
  troubles: {
    missing: "The games are not on this device yet. Connect once, and take them with you.",
    storage:
      "This browser does not let the page save anything (a private window, or storage that is switched off or full), so no game could be kept. Allow storage in the browser’s settings, then load the page again.",
    "taken-over": "Tripot is open in another tab or window, and goes on there.",
    start: "The games could not be started on this device. Load the page again.",
  },
  here: "Play here instead",
  again: "Load the page again",
  take: "Take it with you",
  takeHelp: (size: string) =>
    `All four games, their rules, lessons and bots on this device, for trains and planes: ${size} to download, once.`,
  takeNow: (size: string) => `Download (${size})`,
  taking: (share: string) => `Downloading: ${share}`,
  cancel: "Cancel",
  taken: "Everything is on this device and works without a connection.",
  newer: (size: string) => `There is a newer version (${size}).`,
  update: "Update",
  play: "Play on this device",
  remove: "Remove from this device",
  removed: "The games are no longer on this device. Your saved games stay.",
  notTaken: "The download did not finish. What has arrived is kept.",
  noRoom: "The device has no room for it, or the browser does not allow it.",
  playing: "On this device, without a connection",
  online: "Back to the server",
  send: (games: number) =>
    games === 1
      ? "Add the finished game to mine on the server"
      : `Add ${games} finished games to mine on the server`,
  sending: (games: number) => `On the way: ${games} to go`,
  sent: (games: number): string =>
    games === 1
      ? "This game is among yours on the server."
      : "All finished games are among yours on the server.",
  notSent: "Not everything has arrived.",
};

const fr: typeof en = {
  fetching: (share) => `Les jeux arrivent sur cet appareil : ${share}`,
  starting: "Les jeux démarrent sur cet appareil…",
  troubles: {
    missing: "Les jeux ne sont pas encore sur cet appareil. Connectez-vous une fois et emportez-les.",
    storage:
      "Ce navigateur ne laisse pas la page enregistrer quoi que ce soit (fenêtre privée, stockage désactivé ou plein) : aucune partie ne serait conservée. Autorisez le stockage dans les réglages du navigateur, puis rechargez la page.",
    "taken-over": "Tripot est ouvert dans un autre onglet ou une autre fenêtre, et continue là-bas.",
    start: "Les jeux n’ont pas pu démarrer sur cet appareil. Rechargez la page.",
  },
  here: "Jouer plutôt ici",
  again: "Recharger la page",
  take: "À emporter",
  takeHelp: (size) =>
    `Les quatre jeux, leurs règles, leçons et bots sur cet appareil, pour le train et l’avion : ${size} à télécharger, une seule fois.`,
  takeNow: (size) => `Télécharger (${size})`,
  taking: (share) => `Téléchargement : ${share}`,
  cancel: "Annuler",
  taken: "Tout est sur cet appareil et marche sans connexion.",
  newer: (size) => `Il existe une version plus récente (${size}).`,
  update: "Mettre à jour",
  play: "Jouer sur cet appareil",
  remove: "Retirer de cet appareil",
  removed: "Les jeux ne sont plus sur cet appareil. Vos parties enregistrées restent.",
  notTaken: "Le téléchargement n’est pas allé au bout. Ce qui est arrivé est conservé.",
  noRoom: "L’appareil n’a pas assez de place, ou le navigateur ne le permet pas.",
  playing: "Sur cet appareil, sans connexion",
  online: "Retour au serveur",
  send: (games) =>
    games === 1
      ? "Ajouter la partie terminée à mes parties sur le serveur"
      : `Ajouter ${games} parties terminées à mes parties sur le serveur`,
  sending: (games) => `En route : encore ${games}`,
  sent: (games) =>
    games === 1
      ? "Cette partie est parmi les vôtres sur le serveur."
      : "Toutes les parties terminées sont parmi les vôtres sur le serveur.",
  notSent: "Tout n’est pas arrivé.",
};

export const words = { en, fr };
