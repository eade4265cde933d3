/** What has been touched so far, and what can come of it.  Everything follows from the legal list. */
import type {
  TrokAction,
  TrokClaimAction,
  TrokDifferentAction,
  TrokIdenticalAction,
  TrokOfferAction,
  TrokPerfectAction,
  TrokTakeAction,
} from "../../lib/server/games";
import { canAdd, exactly, tally, type WithCards } from "../../lib/game/picking";

export type Combination = TrokIdenticalAction | TrokDifferentAction | TrokPerfectAction;
type Named<K> = Extract<TrokAction, { action: K }>;

/** An action that is made of cards of the hand. */
interface FromHand extends WithCards {
  action: TrokOfferAction | Combination;
}

export function only<K extends TrokAction["action"]>(legal: TrokAction[], ...kinds: K[]): Named<K>[] {
  return legal.filter((action): action is Named<K> => (kinds as string[]).includes(action.action));
}

/** As they lie in the hand: a pickaxe under a vein is a pickaxe there. */
export const inHand = (cards: readonly string[]) => cards.map((card) => (card === "vein" ? "pickaxe" : card));

export function fromHand(legal: TrokAction[]): FromHand[] {
  return only(legal, "Offer", "Identical", "Different", "Perfect").map((action) => ({
    action,
    cards: inHand(action.cards),
  }));
}

export class Choosing {
  private indices = $state<number[]>([]);
  /** the card on offer that is about to be taken */
  taking = $state.raw<{ owner: number; card: string } | null>(null);

  constructor(
    private readonly legal: () => TrokAction[],
    private readonly hand: () => string[],
  ) {}

  private sets = $derived.by(() => fromHand(this.legal()));
  private takes = $derived.by(() => only(this.legal(), "Take"));

  cards = $derived.by(() => this.indices.map((index) => this.hand()[index] ?? ""));
  /** what the cards that are picked amount to; the same cards may make several things */
  found = $derived.by(() =>
    this.cards.length ? exactly(this.sets, this.cards).map(({ action }) => action) : [],
  );

  clear(): void {
    this.indices = [];
    this.taking = null;
  }

  // ---- cards of the hand ----

  isPicked(index: number): boolean {
    return this.indices.includes(index);
  }

  canPick(index: number): boolean {
    return this.isPicked(index) || canAdd(this.sets, this.cards, this.hand()[index] ?? "");
  }

  pick(index: number): void {
    this.indices = this.isPicked(index)
      ? this.indices.filter((other) => other !== index)
      : [...this.indices, index];
  }

  /** Just these cards, wherever they are in the hand. */
  pickAll(cards: readonly string[]): void {
    const wanted = tally(cards);
    this.indices = this.hand().flatMap((card, index) => {
      const left = wanted.get(card) ?? 0;
      wanted.set(card, left - 1);
      return left > 0 ? [index] : [];
    });
  }

  /** The answer that touching this card of the hand gives at once. */
  answerOf(card: string): TrokAction | undefined {
    return only(this.legal(), "Give", "Store").find((action) => action.card === card);
  }

  // ---- the trade ----

  canTake(owner: number, card: string): boolean {
    return this.takes.some((take) => take.owner === owner && take.card === card);
  }

  isTaking(owner: number, card: string): boolean {
    return this.taking?.owner === owner && this.taking.card === card;
  }

  take(owner: number, card: string): void {
    this.taking = this.isTaking(owner, card) ? null : { owner, card };
  }

  /** what can be done with the card that is about to be taken */
  outcomes = $derived.by(() =>
    this.takes.filter(({ owner, card }) => this.taking?.owner === owner && this.taking.card === card),
  );

  swapFor(wanted: string): TrokTakeAction | undefined {
    return this.outcomes.find((take) => take.wanted === wanted);
  }

  // ---- what it means ----

  /** the one thing that is meant by what has been touched; a card that is taken is kept unless something else is said */
  get meant(): TrokAction | null {
    const [only, ...more] = this.found;
    if (only && !more.length) return only;
    return this.outcomes.find(({ wanted }) => !wanted) ?? null;
  }

  /** As if it had been touched here. */
  show(action: TrokAction): void {
    if (action.action === "Take") this.taking = { owner: action.owner, card: action.card };
    const set = this.sets.find((known) => known.action.text === action.text);
    if (set && this.cards.toSorted().join() !== set.cards.toSorted().join()) this.pickAll(set.cards);
  }

  // ---- the row ----

  claimOf(slot: number): TrokClaimAction | undefined {
    return only(this.legal(), "Claim").find((claim) => claim.slot === slot);
  }
}
