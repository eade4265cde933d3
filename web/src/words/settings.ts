/** What the settings say. */
const en = {
  title: "Settings",
  kept: "Settings are kept in this browser.",
  you: "You",
  look: "Look",
  language: "Language",
  theme: "Colours",
  themes: { auto: "like the device", light: "light", dark: "dark" },
  motion: "Movement",
  motions: { auto: "like the device", less: "as little as possible" },
  table: "At the table",
  speed: "How fast is told what happened?",
  speeds: { slow: "slowly", normal: "normally", fast: "fast", off: "all at once" },
  confirm: "Ask once more before a choice that cannot be taken back",
  forced: "Answer by itself where there is only one choice and all others are bots",
  sound: "Sound",
  soundOn: "Play sounds",
  volume: "Volume",
  data: "Your data",
  dataHelp:
    "The server keeps your name, your games and what you said at tables. You can take all of it with you.",
  export: "Download my data",
  exporting: "One moment …",
  nobody: "You have not played here yet, so nothing is kept about you.",
};

const fr: typeof en = {
  title: "Réglages",
  kept: "Les réglages sont conservés dans ce navigateur.",
  you: "Vous",
  look: "Apparence",
  language: "Langue",
  theme: "Couleurs",
  themes: { auto: "comme l’appareil", light: "claires", dark: "sombres" },
  motion: "Mouvement",
  motions: { auto: "comme l’appareil", less: "le moins possible" },
  table: "À la table",
  speed: "À quelle vitesse raconter ce qui s’est passé ?",
  speeds: { slow: "lentement", normal: "normalement", fast: "vite", off: "tout d’un coup" },
  confirm: "Demander confirmation avant un choix définitif",
  forced: "Répondre automatiquement quand il n’y a qu’un choix et que tous les autres sont des bots",
  sound: "Son",
  soundOn: "Jouer les sons",
  volume: "Volume",
  data: "Vos données",
  dataHelp:
    "Le serveur garde votre nom, vos parties et ce que vous avez dit aux tables. Vous pouvez tout emporter.",
  export: "Télécharger mes données",
  exporting: "Un instant…",
  nobody: "Vous n’avez pas encore joué ici : rien n’est gardé à votre sujet.",
};

export const words = { en, fr };
