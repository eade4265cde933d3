/** Deciding: what is picked, whether it must be confirmed, and what a hint proposes. */
import { language } from "../../lib/browser/language.svelte";
import { settings } from "../../lib/browser/settings.svelte";
import type { Advice, PlaceInfo, Question } from "../../lib/server/protocol";
import { Refused, type TableStore } from "../../lib/game/table_store.svelte";
import type { Told } from "../../lib/server/told";
import { TabStorage } from "./tab_storage";

export class Decision {
  /** notation of what is proposed, on its way, or lies face down */
  picked = $state("");
  /** does it wait for a yes? */
  isProposed = $state(false);
  isSending = $state(false);
  isThinking = $state(false);
  advice = $state.raw<Advice | null>(null);
  problem = $state("");
  private asked = -1;
  private readonly answers: TabStorage;

  constructor(private readonly store: TableStore) {
    this.answers = new TabStorage(`answers.${store.id}.${store.person}`);
  }

  get question(): Question | null {
    return this.store.question;
  }

  get legal(): Told[] {
    return (this.question?.legal ?? []) as Told[];
  }

  /** the action that is picked, with its sentence */
  get action(): Told | null {
    return this.legal.find((action) => action.text === this.picked) ?? null;
  }

  private get seat(): number | null {
    return this.store.you?.seat ?? null;
  }

  /** Does one's answer lie face down? */
  get hasAnswered(): boolean {
    return this.seat !== null && !!this.store.view?.answered.includes(this.seat);
  }

  /** those who still choose in secret besides oneself */
  private get others(): PlaceInfo[] {
    const { view, table } = this.store;
    return table?.places.filter(({ seat }) => seat !== this.seat && view?.waiting.includes(seat)) ?? [];
  }

  /** While others still choose in secret, one may change one's mind; not where a bot may answer at any moment. */
  get mayChange(): boolean {
    const isSlow = this.store.table?.settings.pace !== 0;
    return this.others.some((place) => (place.kind === "bot" ? isSlow : !place.covered));
  }

  /** Does only a bot's pause stand between the own secret answer and its being turned up? */
  get isGrace(): boolean {
    return this.hasAnswered && this.mayChange && this.others.every((place) => place.kind === "bot");
  }

  /** Is there nothing to choose, and nobody whom an answer by itself would tell something? */
  get isForced(): boolean {
    const others = this.store.table?.places.filter((place) => place.seat !== this.seat) ?? [];
    const isAlone = others.every((place) => place.kind === "bot");
    return settings.forced.value && isAlone && this.legal.length === 1 && !this.hasAnswered;
  }

  get mayAskHint(): boolean {
    return !!this.question && this.store.table?.settings.hints !== false && !this.hasAnswered;
  }

  /** Another question: whatever was picked for the last one is gone. */
  turnTo(question: Question | null): void {
    if (!question || question.id === this.asked) return;
    this.asked = question.id;
    this.picked = this.hasAnswered ? this.answers.get(question.id) : "";
    this.isProposed = false;
    this.advice = null;
  }

  /** Once proposes it, twice confirms it; nothing takes a proposal back. */
  choose(action: Told | null): void {
    if (this.isSending) return;
    if (!action?.text) return this.isProposed ? this.cancel() : undefined;
    const isAgain = this.isProposed && this.picked === action.text;
    this.problem = "";
    this.advice = null;
    this.picked = action.text;
    if (isAgain || !settings.confirm.value || this.mayChange) void this.send();
    else this.isProposed = true;
  }

  /** Something else than what is proposed. */
  cancel(): void {
    this.isProposed = false;
    this.advice = null;
    this.picked = this.hasAnswered ? this.answers.get(this.asked) : "";
  }

  async send(): Promise<void> {
    if (this.isSending || !this.picked) return;
    this.isSending = true;
    this.isProposed = false;
    this.advice = null;
    this.answers.set(this.asked, this.picked);
    try {
      await this.store.answer(this.picked);
    } catch (error) {
      this.refuse(error as Error);
    }
    this.isSending = false;
  }

  /** The own last decision, as long as nobody has learned anything by it. */
  async undo(): Promise<void> {
    if (this.isSending || !this.store.mayUndo) return;
    this.isSending = true;
    this.problem = "";
    this.store.show.catchUp();
    try {
      await this.store.undo();
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.isSending = false;
  }

  async hint(): Promise<void> {
    const asked = this.asked;
    if (this.isThinking || !this.mayAskHint) return;
    this.isThinking = true;
    this.problem = "";
    try {
      const { hint } = await this.store.ask({ type: "hint" });
      if (hint && asked === this.asked && !this.hasAnswered) this.propose(hint);
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.isThinking = false;
  }

  private propose(advice: Advice): void {
    this.advice = advice;
    this.picked = (advice.action as Told).text ?? "";
    this.isProposed = true;
  }

  private refuse(error: Error): void {
    const isLate = error instanceof Refused && error.code === "late-answer";
    this.problem = isLate ? language.t.ask.late : error.message;
    this.picked = "";
  }
}
