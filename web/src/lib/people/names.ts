/** A player's name with a word that it is oneself, unless the name says so already: in a lesson one is called “You”. */
export const ownName = (name: string, you: string) =>
  name.toLowerCase() === you.toLowerCase() ? name : `${name}\u00a0(${you})`;
