/** Everything the page itself says.  What games say comes from the server, in the same language. */
export const en = {
  net: {
    offline: "The server cannot be reached.",
    internal: "Something went wrong on the server.",
    joining: "Joining the table …",
    lost: "Connection lost. Trying again …",
  },
  guest: { usual: "Guest" },
  card: { hidden: "card face down" },
  nav: {
    home: "Home",
    rules: "Rules",
    settings: "Settings",
    about: "About",
    main: "Main",
    skip: "Skip to the content",
  },
  chart: {
    picture: "Chart of everyone’s chances to win",
    table: "As a table",
    step: "Decision",
    start: "Start",
    end: "End",
  },
  missing: { title: "There is nothing here", back: "Back to the games" },
  bots: {
    name: (bot: string) => (bot ? `Bot (${bot})` : "Free"),
  },
  ask: {
    wait: "Wait for the others.",
    watching: "You are watching.",
    over: "The game is over.",
    telling: "See what happened …",
    skip: "Skip",
    again: "Again",
    choices: "All choices",
    find: "Find a choice",
    confirm: "Play it",
    cancel: "Something else",
    sure: "This cannot be taken back:",
    chosen: "You have chosen. Until the last player has chosen you may still change your mind:",
  },
  seats: {
    all: "Players",
    you: "you",
    choosing: "is choosing",
    chosen: "has chosen",
    away: "away",
    covered: "a bot plays",
  },
  log: { title: "Log", empty: "Nothing has happened yet." },
};

export type Words = typeof en;
