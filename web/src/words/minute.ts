/** A game in one minute, and the first one that somebody plays. */
const en = {
  title: "In one minute",
  welcome: (game: string) => `Your first game of ${game}`,
  opponents: (names: string, many: boolean) =>
    many
      ? `You play against ${names}. They take it easy, and so can you.`
      : `You play against ${names}, who takes it easy. So can you.`,
  begin: "Let’s go",
  next: "Next",
  done: "Got it",
  skip: "No more tips",
  tip: (n: number, of: number) => `Tip ${n} of ${of}`,
  tips: {
    asked: "Here you read what you are asked, and here you confirm. There is no hurry.",
    board:
      "What is lit can be chosen. Choose once to see what it does, and confirm below; a card shows its text.",
    narrow:
      "Not sure? The lamp asks a strong bot, and behind the three lines are the rules of this very moment.",
    tools: "Not sure? The lamp asks a strong bot, and the question mark opens the rules of this very moment.",
  },
};

const fr: typeof en = {
  title: "En une minute",
  welcome: (game) => `Votre première partie de ${game}`,
  opponents: (names, many) =>
    many
      ? `Vous jouez contre ${names}. Ils ne sont pas pressés, et vous non plus.`
      : `Vous jouez contre ${names}, qui n’est pas bien méchant.`,
  begin: "C’est parti",
  next: "Suite",
  done: "Compris",
  skip: "Sans conseils",
  tip: (n, of) => `Conseil ${n} sur ${of}`,
  tips: {
    asked: "Ici, vous lisez ce qu’on vous demande, et ici vous confirmez. Rien ne presse.",
    board:
      "Ce qui est éclairé peut être choisi. Choisissez une fois pour voir, et confirmez en bas ; une carte montre son texte.",
    narrow:
      "Un doute ? La lampe demande à un bot de haut niveau, et derrière les trois traits se trouvent les règles du moment.",
    tools:
      "Un doute ? La lampe demande à un bot de haut niveau, et le point d’interrogation ouvre les règles du moment.",
  },
};

export const words = { en, fr };
