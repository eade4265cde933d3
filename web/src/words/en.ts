/** A bot with a budget, such as `expert:500`, is of the level that it names. */
export function levelOf(levels: Record<string, string>, bot: string): string {
  const [level = "", budget] = bot.split(":");
  return [levels[level] ?? level, budget].filter(Boolean).join(" ");
}

const LEVELS: Record<string, string> = {
  random: "random",
  greedy: "greedy",
  beginner: "beginner",
  easy: "easy",
  normal: "normal",
  hard: "hard",
  expert: "expert",
};
const HELP: Record<string, string> = {
  random: "Plays anything that is allowed. Good for trying things out.",
  greedy: "Takes what looks best at once and never looks ahead.",
  beginner: "Overlooks a lot. For your very first game.",
  easy: "Knows the game but misses a few things.",
  normal: "Looks ahead a little. A good opponent after some games.",
  hard: "Looks ahead further and rarely errs.",
  expert: "Thinks a whole second about every choice.",
};

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
    language: "Language",
    dark: "Dark colours",
    light: "Light colours",
  },
  chart: {
    picture: "Chart of everyone’s chances to win",
    table: "As a table",
    step: "Decision",
    start: "Start",
    end: "End",
  },
  missing: {
    title: "There is nothing here",
    help: "No game, no table and no rule lives at this address.",
    back: "Back to the games",
  },
  offline: {
    title: "You are offline",
    help: "The server cannot be reached, so nobody can play for now. The page will try again by itself.",
    notice: "No connection. The page goes on as soon as there is one.",
    wrong: "That did not work",
    newer: "There is a newer version of this page. Load it again to go on.",
    again: "Try again",
    waiting: "One moment …",
  },
  bots: {
    name: (bot: string) => (bot ? `Bot (${levelOf(LEVELS, bot)})` : "Free"),
    level: (bot: string) => levelOf(LEVELS, bot),
    help: (bot: string) => HELP[bot] ?? "",
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
