import { de } from "./elision";

/** What the host can do besides playing. */
const en = {
  title: "For the host",
  handOver: (name: string) => `Make ${name} the host`,
  giveTime: (name: string) => `Give ${name} a minute more`,
  watching: "Who is watching",
  nobody: "Nobody is watching.",
  sendAway: (name: string) => `Send ${name} away`,
  admit: "Others may watch",
};

const fr: typeof en = {
  title: "Pour l’hôte",
  handOver: (name) => `Faire ${de(name)} l’hôte`,
  giveTime: (name) => `Donner une minute de plus à ${name}`,
  watching: "Qui regarde",
  nobody: "Personne ne regarde.",
  sendAway: (name) => `Renvoyer ${name}`,
  admit: "D’autres peuvent regarder",
};

export const words = { en, fr };
