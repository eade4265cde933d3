// All that the page says by itself, as JSON: the words of both languages, functions called with sample values.
import { readdirSync } from "node:fs";
import { createServer } from "vite";

const SAMPLES = {
  name: ["Odette"],
  names: ["Odette, Bo"],
  host: ["Odette"],
  player: ["Odette"],
  game: ["Trök"],
  title: ["Une leçon"],
  authors: ["Bruno Cathala"],
  tribe: ["Moss"],
  prey: ["Castortue"],
  bot: ["expert", "greedy"],
  level: ["expert"],
  kind: ["pickaxe"],
  clause: ["TRK-4.9"],
  time: ["2 min"],
  bank: ["10 min"],
  share: ["62 %"],
  lost: ["12 %"],
  kept: ["97 %"],
  card: ["Recruit"],
  by: ["Banker"],
  version: ["1"],
  what: ["link"],
  change: ["+1"],
  seats: [[2, 3, 4], [3]],
  food: [[3, 2, 1]],
  many: [false, true],
};
const NUMBERS = [0, 1, 2, 5];
const PAIRS = [[0, 5], [1, 1], [1, 5], [2, 5], [5, 5]]; // of functions that take several

const server = await createServer({
  configFile: false,
  logLevel: "silent", // standard output is for the words alone
  server: { middlewareMode: true },
  appType: "custom",
});
const files = ["words", ...readdirSync("src/games").map((game) => `games/${game}`)].flatMap((folder) =>
  readdirSync(`src/${folder}`)
    .filter((file) => (folder === "words" ? !/test/.test(file) : file === "words.ts"))
    .map((file) => `${folder}/${file}`),
);
const said = {};
for (const file of files) {
  const module = await server.ssrLoadModule(`/src/${file}`);
  const { en, fr } = module.words ?? module;
  for (const [language, words] of [["en", en], ["fr", fr]]) {
    if (words) (said[file.replace(/words\/(en|fr)\.ts/, "words")] ??= {})[language] = flat(words);
  }
}
await server.close();
process.stdout.write(JSON.stringify(said));

/** The texts of an object by their path. */
function flat(words, path = "") {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) => {
      const at = path ? `${path}.${key}` : key;
      if (typeof value === "function") return calls(value).map(([values, text]) => [`${at}(${values})`, text]);
      return typeof value === "object" ? Object.entries(flat(value, at)) : [[at, value]];
    }),
  );
}

function calls(words) {
  const names = /^\(?([^)=]*)\)?\s*=>/.exec(words.toString())[1].split(",").map((name) => name.trim());
  const choices = names.filter(Boolean).map((name) => SAMPLES[name] ?? NUMBERS);
  const arePairs = choices.length === 2 && choices.every((some) => some === NUMBERS);
  const allValues = choices.reduce((all, some) => all.flatMap((one) => some.map((more) => [...one, more])), [[]]);
  return (arePairs ? PAIRS : allValues).map((values) => [values, words(...values)]);
}
