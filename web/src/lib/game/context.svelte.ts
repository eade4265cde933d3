/** What every component of a game needs: the book in the language of the page, and the kit. */
import { getContext, setContext } from "svelte";
import { api } from "../server/api";
import { findKit, type Kit } from "./kit";
import type { Book, CardInfo } from "../server/protocol";

export class GameContext {
  book = $state.raw<Book | null>(null);
  kit = $state.raw<Kit | null>(null);
  private cards = $derived(new Map(this.book?.cards.map((card) => [card.key, card])));

  constructor(
    readonly game: string,
    private readonly tableId: string | null = null,
    private readonly key = "",
  ) {}

  /** In the language of the page; again after it has changed. */
  async open(): Promise<void> {
    const book = this.tableId ? api.tableBook(this.tableId, this.key) : api.gameBook(this.game);
    [this.book, this.kit] = await Promise.all([book, findKit(this.game, book)]);
  }

  has(key: string): boolean {
    return this.cards.has(key);
  }

  card(key: string): CardInfo {
    return this.cards.get(key) ?? { key, name: key, text: "", group: "", copies: null, facts: {} };
  }

  /** a name of the game that is not a card's, such as a faction's */
  word(key: string): string {
    return this.book?.words[key] ?? key;
  }
}

const KEY = Symbol("context");
export const provideGameContext = (context: () => GameContext) => setContext(KEY, context);
export const useGameContext = () => getContext<() => GameContext>(KEY)();
