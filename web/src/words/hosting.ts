/** What the host can do besides playing. */
const en = {
  title: "For the host",
  handOver: (name: string) => `Make ${name} the host`,
  giveTime: (name: string) => `Give ${name} a minute more`,
  watching: "Who is watching",
  sendAway: (name: string) => `Send ${name} away`,
  admit: "Others may watch",
  renew: "Make new links",
  renewHelp: "The old links to this table and its free seats then open nothing. Whoever is here stays.",
  renewed: "The links have changed. Pass the new ones on.",
};

const fr: typeof en = {
  title: "Pour l’hôte",
  handOver: (name) => `Confier la table à ${name}`,
  giveTime: (name) => `Donner une minute de plus à ${name}`,
  watching: "Qui regarde",
  sendAway: (name) => `Renvoyer ${name}`,
  admit: "D’autres peuvent regarder",
  renew: "Créer de nouveaux liens",
  renewHelp:
    "Les anciens liens vers cette table et ses places libres n’ouvrent alors plus rien. Ceux qui sont là restent.",
  renewed: "Les liens ont changé. Transmettez les nouveaux.",
};

export const words = { en, fr };
