/** A data file that is being written: kept in the browser, checked by the server as one types. */
import { stored } from "../lib/browser/stored.svelte";
import { api } from "../lib/server/api";
import { guest } from "../lib/server/guest.svelte";
import type { CardInfo, FieldInfo, FileProblem } from "../lib/server/protocol";
import type { Data } from "../setup/data";
import { at, changed, isChild, nameOf, under } from "./paths";

const PAUSE = 300; // milliseconds without a key until the server is asked

export class Lab {
  data = $state.raw<Data>({});
  problem = $state.raw<FileProblem | null>(null);
  /** why the server could not be asked */
  trouble = $state("");
  isChecking = $state(false);
  cards = $state.raw<Record<string, CardInfo[]>>({});
  private fields = $state.raw(new Map<string, FieldInfo>());
  private readonly kept: { value: Data | null };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private newest = 0;
  private isAsking = false;

  constructor(readonly game: string) {
    this.kept = stored<Data | null>(`lab.${game}`, null);
  }

  get isOwn(): boolean {
    return this.kept.value !== null;
  }

  async open(): Promise<void> {
    await guest.need();
    const file = this.kept.value ?? (await api.shippedData(this.game));
    this.data = file;
    await this.check();
  }

  async reset(): Promise<void> {
    this.kept.value = null;
    await this.open();
  }

  replace(data: Data): void {
    [this.data, this.kept.value] = [data, data];
    clearTimeout(this.timer);
    this.isChecking = true;
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  set(path: string, value: unknown): void {
    this.replace(changed(this.data, path, value));
  }

  value(path: string): unknown {
    return at(this.data, path);
  }

  /** What the game reads of the object at a path, in its order. */
  fieldsOf(path: string): FieldInfo[] {
    return [...this.fields.values()].filter((field) => isChild(field.path, path));
  }

  /** A copy of a row, behind it, with a key of its own. */
  duplicate(path: string): void {
    const list = path.slice(0, path.lastIndexOf("["));
    const rows = structuredClone(at(this.data, list)) as Record<string, unknown>[];
    const place = Number(nameOf(path));
    const copy = structuredClone(rows[place] ?? {});
    if (typeof copy.key === "string") copy.key = freeKey(copy.key, rows);
    rows.splice(place + 1, 0, copy);
    this.set(list, rows);
  }

  /** One check at a time, since more at once are refused: the newest file is the next. */
  async check(): Promise<void> {
    this.newest++;
    this.isChecking = true;
    if (this.isAsking) return;
    this.isAsking = true;
    let number;
    do {
      number = this.newest;
      await this.ask(number);
    } while (number !== this.newest);
    this.isAsking = this.isChecking = false;
  }

  private async ask(number: number): Promise<void> {
    try {
      const found = await api.checkData(this.game, this.data);
      if (number !== this.newest) return;
      // a file with a problem is read only up to it: what is known of the rest stays
      const known = found.problem ? [...this.fields] : [];
      this.fields = new Map([...known, ...found.fields.map((field) => [field.path, field] as const)]);
      this.problem = found.problem;
      if (!found.problem) this.cards = found.cards;
      this.trouble = "";
    } catch (error) {
      if (number === this.newest) this.trouble = (error as Error).message;
    }
  }

  /** The card that a row describes, as it was when the file was last right. */
  card(path: string, language: string): CardInfo | undefined {
    const row = at(this.data, path) as Record<string, unknown>;
    const cards = this.cards[language] ?? [];
    const key = row?.key;
    if (typeof key === "string") return cards.find((card) => card.key === key);
    const section = path.replace(/\[.*/, "");
    // a card without a weapon has fewer facts, and is like the armed one too: the fullest match is the card
    const alike = cards.filter(({ group, facts }) => group === section && isLike(facts, row));
    return alike.toSorted((a, b) => factsOf(b) - factsOf(a))[0];
  }

  isWrong(path: string): boolean {
    return this.problem?.path === path;
  }

  hasWrong(path: string): boolean {
    const where = this.problem?.path ?? "";
    return where === path || where.startsWith(`${path}.`) || where.startsWith(`${path}[`);
  }

  entry(path: string, n: number): string {
    return under(path, n);
  }
}

const NAMES: Record<string, string> = { strength: "value" };

const factsOf = ({ facts }: CardInfo) => Object.keys(facts).length;

function isLike(facts: CardInfo["facts"], row: Record<string, unknown> = {}): boolean {
  const figures = Object.entries(facts);
  return figures.length > 0 && figures.every(([name, fact]) => row[NAMES[name] ?? name] === fact);
}

function freeKey(key: string, rows: Record<string, unknown>[]): string {
  const taken = new Set(rows.map((row) => row.key));
  let number = 2;
  while (taken.has(`${key}-${number}`)) number++;
  return `${key}-${number}`;
}
