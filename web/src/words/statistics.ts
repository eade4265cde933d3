/** How one has played on this device. */
const en = {
  title: "Your games in figures",
  game: "Game",
  played: "Played",
  won: "Won",
  accuracy: "Accuracy",
  help: "Only on this device, and nobody else sees it. The accuracy comes from replays in which you have had your decisions judged: the share of the chances they found that they kept, on average.",
  none: "As soon as you have finished a game here, it is counted.",
  download: "Download as JSON",
  clear: "Clear the figures",
  sure: "Yes, clear them",
};

const fr: typeof en = {
  title: "Vos parties en chiffres",
  game: "Jeu",
  played: "Jouées",
  won: "Gagnées",
  accuracy: "Justesse",
  help: "Seulement sur cet appareil, et personne d’autre ne les voit. La justesse vient des parties revues où vous avez fait juger vos décisions : la part des chances trouvées qu’elles ont gardée, en moyenne.",
  none: "Dès que vous aurez fini une partie ici, elle sera comptée.",
  download: "Télécharger en JSON",
  clear: "Effacer les chiffres",
  sure: "Oui, les effacer",
};

export const words = { en, fr };
