/** What is said where several people play at one device. */
const en = {
  handTo: (name: string) => `Hand the device to ${name}`,
  hidden: "The cards are hidden until then.",
  nobody: "The bots are playing",
  bots: "As soon as somebody is asked, the name appears here.",
  iAm: (name: string) => `I am ${name}: show my cards`,
  again: (name: string) => `${name} looks again`,
  lookAgain: "Look again",
  leave: "Leave the table; come back at any time",
  looks: (name: string) => `${name} is looking`,
  hide: "Hide the cards",
  person: "A person here",
  personHelp: "You hand the device to each other. Between turns the cards are hidden.",
  name: (seat: number) => `The name of whoever plays at seat ${seat}`,
  nameHere: "Name",
  together: "Several people here",
  sameName: "Everybody needs a name of their own, so that the device knows to whom it is handed.",
};

const fr: typeof en = {
  handTo: (name) => `Passez l’appareil à ${name}`,
  hidden: "D’ici là, les cartes sont cachées.",
  nobody: "Les bots jouent",
  bots: "Dès que l’un de vous doit répondre, son nom s’affiche ici.",
  iAm: (name) => `Je suis ${name} : montrer mes cartes`,
  again: (name) => `${name} regarde encore`,
  lookAgain: "Regarder encore",
  leave: "Quitter la table ; on peut y revenir à tout moment",
  looks: (name) => `${name} regarde`,
  hide: "Cacher les cartes",
  person: "Une personne ici",
  personHelp: "Vous vous passez l’appareil. Entre deux tours, les cartes sont cachées.",
  name: (seat) => `Le nom de la personne à la place ${seat}`,
  nameHere: "Nom",
  together: "À plusieurs, ici",
  sameName: "Chacun doit avoir un nom à soi, pour que l’appareil sache à qui on le passe.",
};

export const words = { en, fr };
