/** A few values that outlast a reload of the page: the newest ones by number, in this tab only. */

const MOST = 4;

export class TabStorage {
  private values: [number, string][];

  constructor(private readonly name: string) {
    this.values = read(this.key);
  }

  private get key(): string {
    return `tripot.${this.name}`;
  }

  get(number: number): string {
    return this.values.find(([known]) => known === number)?.[1] ?? "";
  }

  set(number: number, value: string): void {
    const others = this.values.filter(([known]) => known !== number);
    this.values = [...others, [number, value] as [number, string]].slice(-MOST);
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.values));
    } catch {
      // nothing is kept
    }
  }
}

function read(key: string): [number, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as [number, string][];
  } catch {
    return [];
  }
}
