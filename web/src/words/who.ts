import { de } from "./elision";

/** Who one is at a table. */
const en = {
  name: "Your name",
  colour: "Your colour",
  colours: {
    red: "red",
    blue: "blue",
    green: "green",
    orange: "orange",
    violet: "violet",
    teal: "teal",
    pink: "pink",
    brown: "brown",
  },
  taken: (colour: string, name: string) => `${colour}, which ${name} has`,
  welcome: "Welcome! Who are you?",
  welcomeHelp: (host: string) => `${host} invites you. A name and a colour are all it takes.`,
  welcomeAll: "A name and a colour are all it takes.",
  comeIn: "Come in and take a seat",
  comeInFull: "Come in",
  late: "The game has begun, but you can still play: take the seat of a bot, with its cards.",
  instead: (name: string) => `Play for ${name}`,
  watch: "Only watch",
};

const fr: typeof en = {
  name: "Votre nom",
  colour: "Votre couleur",
  colours: {
    red: "rouge",
    blue: "bleu",
    green: "vert",
    orange: "orange", // the same word
    violet: "violet", // the same word
    teal: "turquoise",
    pink: "rose",
    brown: "brun",
  },
  taken: (colour, name) => `${colour}, la couleur ${de(name)}`,
  welcome: "Bienvenue ! Qui êtes-vous ?",
  welcomeHelp: (host) => `${host} vous invite. Un nom et une couleur suffisent.`,
  welcomeAll: "Un nom et une couleur suffisent.",
  comeIn: "Entrer et prendre une place",
  comeInFull: "Entrer",
  late: "La partie a commencé, mais vous pouvez encore jouer : prenez la place d’un bot, avec ses cartes.",
  instead: (name) => `Jouer pour ${name}`,
  watch: "Seulement regarder",
};

export const words = { en, fr };
