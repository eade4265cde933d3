/** What the legal actions mean for the table: which cards light up, and where. */
import type {
  Phrase,
  TriesteAction,
  TriesteDrawAction,
  TriesteOptionAction,
  TriestePayAction,
  TriestePickAction,
  TriesteView,
} from "../../lib/server/games";

export interface Offer {
  card: string;
  action: TriesteAction | null;
}

type Verb = TriesteAction["action"];
type Of<V extends Verb> = Extract<TriesteAction, { action: V }>;

const FROM_HAND = ["Lay", "React"] as const;
const ON_STAGE = ["Choose", "Buy", "Name", "Hero"] as const;
const PLAIN = ["LayNothing", "Reveal", "Wait", "Pass", "Agree", "Refuse", "Done"] as const;

function those<V extends Verb>(legal: readonly TriesteAction[], verbs: readonly V[]): Of<V>[] {
  return legal.filter((action): action is Of<V> => (verbs as readonly Verb[]).includes(action.action));
}

export const draws = (legal: readonly TriesteAction[]): TriesteDrawAction[] => those(legal, ["Draw"]);
export const payments = (legal: readonly TriesteAction[]): TriestePayAction[] => those(legal, ["Pay"]);
export const options = (legal: readonly TriesteAction[]): TriesteOptionAction[] => those(legal, ["Option"]);
export const picks = (legal: readonly TriesteAction[]): TriestePickAction[] => those(legal, ["Pick"]);
export const buttons = (legal: readonly TriesteAction[]) => those(legal, PLAIN);

/** Cards of the own hand that can be touched.  Only where a hand is trimmed is it sure to be the own one. */
export function fromHand(view: TriesteView, legal: readonly TriesteAction[]): Map<string, TriesteAction> {
  const own = those(legal, view.phase === "trimming" ? ["Choose"] : FROM_HAND);
  return new Map(own.map((action) => [action.card, action]));
}

/** Cards to be chosen that do not lie in the own hand: everything that is seen, or else one of each kind. */
export function onStage(view: TriesteView, legal: readonly TriesteAction[]): Offer[] {
  const found = view.phase === "trimming" ? [] : those(legal, ON_STAGE);
  const actions = new Map<string, TriesteAction>(found.map((action) => [action.card, action]));
  const cards = view.seen.length ? view.seen : [...actions.keys()];
  return cards.map((card) => ({ card, action: actions.get(card) ?? null }));
}

/** The sign for what an option does, by its first step. */
const SIGNS: Record<string, string> = {
  "step-draw": "draw",
  "step-take": "treasure",
  "step-give": "pay",
  "step-pay": "pay",
  "step-capture": "prison",
  "step-free": "prison",
  "step-infamy": "infamy",
  "step-protect": "shield",
  "step-cost": "price",
  "step-look": "eye",
  "step-reveal": "eye",
  "step-discard": "discard",
  "step-later": "later",
};
export const signOf = (option: readonly Phrase[] | undefined) => SIGNS[option?.[0]?.key ?? ""] ?? "effect";
