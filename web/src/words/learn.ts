/** What a lesson says besides its own texts. */
const en = {
  of: (game: string, title: string) => `Learn ${game}: ${title}`,
  you: "You",
  board: "Table",
  lesson: "Lesson",
  progress: (step: number, of: number) => `Decision ${step} of ${of}`,
  task: "Your turn:",
  tried: "That is allowed too. Here, try this:",
  show: "Show me",
  play: "Do it for me",
  happened: "What happened",
  skip: "Skip",
  goOn: "Go on",
  finish: "Finish",
  done: "You know how to play",
  playNow: "Play now",
  again: "Once more",
  rules: "Read the rules",
  opening: "Laying the table …",
};

const fr: typeof en = {
  of: (game, title) => `Apprendre ${game} : ${title}`,
  you: "Vous",
  board: "Table",
  lesson: "Leçon",
  progress: (step, of) => `Décision ${step} sur ${of}`,
  task: "À vous :",
  tried: "C’est permis aussi. Ici, essayez ceci :",
  show: "Montrez-moi",
  play: "Faites-le pour moi",
  happened: "Ce qui s’est passé",
  skip: "Passer",
  goOn: "Continuer",
  finish: "Terminer",
  done: "Vous savez jouer",
  playNow: "Jouer tout de suite",
  again: "Recommencer",
  rules: "Lire les règles",
  opening: "On dresse la table…",
};

export const words = { en, fr };
