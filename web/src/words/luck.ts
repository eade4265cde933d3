/** Why the luck can be trusted. */
const en = {
  title: "Luck that can be checked",
  help: "When the game starts, the server draws a secret number from which all shuffling and all dice follow, and shows its fingerprint. Nobody can change the luck afterwards without changing the fingerprint. At the end the number is shown, and this page checks both.",
  fair: "Provably fair shuffle",
};

const fr: typeof en = {
  title: "Un hasard vérifiable",
  help: "Au début de la partie, le serveur tire un nombre secret dont découlent tous les mélanges et tous les dés, et en montre l’empreinte. Personne ne peut changer le hasard ensuite sans changer l’empreinte. À la fin, le nombre est dévoilé, et cette page vérifie les deux.",
  fair: "Mélange vérifiable",
};

export const words = { en, fr };
