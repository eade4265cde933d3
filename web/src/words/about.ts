/** What is said about the page itself. */
const en = {
  title: "About Tripot",
  what: "A tripot was a gaming den in old France. This one is for four published card games: people play them here with each other and against bots, in French and English.",
  unofficial: "Unofficial",
  unofficialText:
    "This is an unofficial implementation by people who like these games. It is neither made nor endorsed by their authors or publishers, to whom the games and their names belong. If you enjoy a game here, buy the box: it is worth it.",
  games: "The games",
  by: (authors: string) => `by ${authors}`,
  publisher: "published by",
  version: (version: string) => `rules version ${version}`,
  ours: "What is ours",
  oursText:
    "All pictures are our own drawings, and all texts our own words; nothing of the boxes was copied. Where a rulebook leaves a question open, our rulings are marked in the rules.",
  fair: "Fair luck",
  fairText:
    "Every shuffle and every die comes from a secret seed whose fingerprint is shown before the game. After the end the seed is published, so that anybody can check the luck.",
  free: "Free software",
  freeText: "The program is free software under the MIT licence.",
  programs: "Programs may play too:",
  protocol: "the protocol",
  privacy: "Privacy",
  privacyText:
    "No account, no tracking, nothing from other servers. A cookie remembers who you are at the table.",
  takeData: "Your data",
};

const fr: typeof en = {
  title: "À propos de Tripot",
  what: "Un tripot, c’était une maison de jeu. Celui-ci accueille quatre jeux de cartes du commerce : on y joue entre amis ou contre des bots, en français et en anglais.",
  unofficial: "Non officiel",
  unofficialText:
    "Ceci est une adaptation non officielle, faite par des gens qui aiment ces jeux. Elle n’est ni faite ni approuvée par les auteurs ou les éditeurs, à qui appartiennent les jeux et leurs noms. Si un jeu vous plaît ici, achetez la boîte : elle le mérite.",
  games: "Les jeux",
  by: (authors) => `de ${authors}`,
  publisher: "édité par",
  version: (version) => `version ${version} des règles`,
  ours: "Ce qui vient de nous",
  oursText:
    "Toutes les images sont nos propres dessins, et tous les textes nos propres mots ; rien n’est copié des boîtes. Là où un livret laisse une question ouverte, nos décisions sont marquées dans les règles.",
  fair: "Un hasard honnête",
  fairText:
    "Chaque mélange et chaque dé viennent d’une graine secrète dont l’empreinte est montrée avant la partie. Après la fin, la graine est publiée : chacun peut vérifier le hasard.",
  free: "Logiciel libre",
  freeText: "Le programme est un logiciel libre sous licence MIT.",
  programs: "Les programmes peuvent jouer aussi :",
  protocol: "le protocole",
  privacy: "Vie privée",
  privacyText:
    "Pas de compte, pas de pistage, rien qui vienne d’autres serveurs. Un cookie se souvient de qui vous êtes à la table.",
  takeData: "Vos données",
};

export const words = { en, fr };
