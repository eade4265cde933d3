/** For tests: a browser that is just enough for the table's store, and a server at the other end of its sockets. */
import { vi } from "vitest";

type Message = Record<string, unknown> & { type: string };

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(news: Message): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
  sentOf(type: string): Message[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** What the browser tells the page, such as that the network is gone. */
export function fakeBrowser(): { happen: (name: string) => void } {
  const listeners = new Map<string, () => void>();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://tripot.test/t/1" });
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal("removeEventListener", (name: string) => listeners.delete(name));
  return { happen: (name) => listeners.get(name)?.() };
}

export const game = (seq: number, more: object = {}) => ({
  type: "game",
  seq,
  view: { game: "x", seat: 0, phase: "p", waiting: [0], answered: [] },
  events: [],
  complete: true,
  question: { id: seq, prompt: "?", legal: [{ text: "go", say: "Go" }] },
  clocks: null,
  outcome: null,
  ...more,
});

export const update = (seq: number, say: string, more: object = {}) => ({
  type: "update",
  seq,
  events: [{ event: "Gone", say }],
  view: {},
  ...more,
});

export const table = (places: object[] = [], more: object = {}) => ({
  type: "table",
  table: { id: "1", settings: { game: "x", seats: 2 }, status: "playing", places, ...more },
  you: { guest: "g", name: "Vera", seat: 0, host: true, key: null, invite: null, keys: {} },
});
