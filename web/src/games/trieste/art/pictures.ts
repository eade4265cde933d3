/** Which picture a card has: drawn for it, or for a card that only a data file knows, put together from its facts. */
import type { CardInfo } from "../../../lib/server/protocol";
import { person, three, type Beard, type Carried, type Hat, type Person } from "./people";
import { SCENES, type Scene } from "./scenes";
import type { Shape } from "./shapes";
import { THINGS, type Thing } from "./things";

type Subject = Person | Thing;

const KNOWN: Record<string, Subject> = {
  "patrol-officer": { hat: "helmet", carries: "halberd", beard: "moustache" },
  bloodhound: "hound",
  "undercover-agent": { hat: "brim", carries: "scroll", coat: "bark", collar: "cloth" },
  sbirro: { hat: "brim", carries: "chains", beard: "moustache", coat: "dark", collar: "red" },
  dragnet: "net",
  recruit: { hat: "helmet", carries: "shield", skin: "tan" },
  "search-warrant": "warrant",
  bounty: "poster",
  "contraband-checkpoint": "barrier",
  "protection-tax": "tax",
  "curfew-levy": "curfew",
  "business-as-usual": "scales",
  apprentice: { hat: "cap", carries: "crate", coat: "tan" },
  shopkeeper: { hat: "chaperon", carries: "purse", beard: "full", coat: "wood" },
  "caravan-master": { hat: "turban", carries: "staff", beard: "goatee", coat: "roof", skin: "tan" },
  banker: { hat: "beret", carries: "coins", beard: "grey", coat: "dark", collar: "gold" },
  "hired-guard": { hat: "bandana", carries: "dagger", beard: "full", coat: "bark", skin: "tan" },
  "trade-deal": "handshake",
  bail: "keys",
  lobbyist: { hat: "beret", carries: "purse", beard: "goatee", coat: "red", collar: "gold" },
  strongbox: "strongbox",
  "clearance-sale": "stall",
  denunciation: "lion",
  "street-urchin": { hat: "cap", carries: "apple", coat: "tan", collar: "roof" },
  pickpocket: { hat: "bandana", carries: "purse", masked: true, coat: "bark" },
  "cat-burglar": { hat: "hood", carries: "rope", masked: true, coat: "dark" },
  "master-thief": { hat: "brim", carries: "dagger", beard: "goatee", masked: true, collar: "gold" },
  "crooked-clerk": { hat: "none", carries: "quill", beard: "goatee", coat: "stone", collar: "dark" },
  decoy: "dummy",
  "smoke-bomb": "smoke",
  fence: { hat: "bandana", carries: "necklace", coat: "leaf", skin: "tan" },
  hideout: "cellar",
  jailbreak: "broken",
  sabotage: "wheel",
  captain: { hat: "helmet", carries: "torch", beard: "full", collar: "gold" },
  magistrate: { hat: "wig", carries: "scroll", coat: "red" },
  confessor: { hat: "none", carries: "cross", beard: "grey", coat: "dark" },
  guildmaster: { hat: "chaperon", carries: "ledger", beard: "grey", collar: "gold" },
  diplomat: { hat: "beret", carries: "scroll", beard: "goatee", collar: "paper" },
  moneylender: { hat: "turban", carries: "coins", beard: "full", coat: "dark" },
  ringleader: { hat: "brim", carries: "lantern", beard: "moustache", coat: "bark" },
  acrobat: { hat: "bandana", carries: "rope", masked: true, coat: "red", collar: "gold" },
  kingpin: { hat: "laurel", carries: "dagger", beard: "full", coat: "dark", collar: "gold" },
};
/** A crowd of people who look alike. */
const CROWDS: Record<string, Person> = {
  "raiding-party": { hat: "helmet", carries: "torch" },
  "foxtail-gang": { hat: "fox", masked: true, coat: "bark" },
};

const HATS: Record<string, Hat[]> = {
  watch: ["helmet", "brim", "wig", "none"],
  merchant: ["chaperon", "beret", "turban", "cap"],
  thief: ["hood", "bandana", "brim", "cap"],
};
const CARRIED: Record<string, Carried[]> = {
  watch: ["halberd", "shield", "torch", "lantern", "scroll"],
  merchant: ["ledger", "crate", "coins", "purse", "staff"],
  thief: ["dagger", "picks", "rope", "purse", "lantern"],
};
const BEARDS: Beard[] = ["none", "full", "moustache", "goatee", "grey"];
const DEEDS: Record<string, Thing[]> = {
  watch: ["warrant", "barrier", "poster", "tax", "letter"],
  merchant: ["ship", "scales", "chest", "handshake", "whisper", "letter"],
  thief: ["cellar", "broken", "chest", "mirror", "letter"],
};
const ANSWERS: Record<string, Thing> = { capture: "smoke", take: "hound", counter: "mirror" };
const PLACES: Record<string, Scene> = { watch: "wall", merchant: "harbour", thief: "roofs" };

/** The same for a key at every table. */
export function lot(key: string): number {
  let sum = 7;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003;
  return sum;
}

const oneOf = <T>(things: readonly T[], number: number): T => things[number % things.length]!;

/** Was a picture drawn for this very card? */
export const isDrawn = (key: string): boolean => key in KNOWN || key in CROWDS;

export function subjectOf(info: CardInfo): Subject {
  const known = KNOWN[info.key] ?? (info.group === "treasure" ? (info.key as Thing) : null);
  if (known) return known;
  const faction = factionOf(info);
  const number = lot(info.key);
  if (info.facts.type === "special") return ANSWERS[String(info.facts.reaction)] ?? "mirror";
  if (info.facts.type === "action") return oneOf(DEEDS[faction] ?? DEEDS.merchant!, number);
  return {
    hat: oneOf(HATS[faction] ?? HATS.merchant!, number),
    carries: oneOf(CARRIED[faction] ?? CARRIED.merchant!, number >> 3),
    beard: oneOf(BEARDS, number >> 6),
    masked: faction === "thief" && number % 2 === 0,
    skin: number % 3 === 0 ? "tan" : "skin",
  };
}

export const factionOf = (info: CardInfo) => String(info.facts.faction ?? info.group);

function sceneOf(info: CardInfo, subject: Subject): Scene {
  if (info.group === "treasure") return "velvet";
  if (info.group === "hero") return "rays";
  if (typeof subject === "string" && subject !== "hound") return "room";
  return PLACES[factionOf(info)] ?? "harbour";
}

export function pictureOf(info: CardInfo): Shape[] {
  const crowd = CROWDS[info.key];
  if (crowd) return [...SCENES[PLACES[factionOf(info)] ?? "wall"], ...three(person(crowd))];
  const subject = subjectOf(info);
  const shapes = typeof subject === "string" ? (THINGS[subject] ?? THINGS.chest) : person(subject);
  return [...SCENES[sceneOf(info, subject)], ...shapes];
}
