/** The server in a web worker: requests and sockets become messages. */
import { answersOf, keep, kept, offered, workerAddress, type Bundle } from "./files";
import { cookieOf, noteCookie, OWNER } from "../people/persons.svelte";

export type Trouble = "missing" | "storage" | "taken-over" | "start";
type Startup = "idle" | "fetching" | "starting" | "ready" | "failed";

export interface DeviceResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type SocketListener = (kind: "open" | "message" | "close", text: string) => void;
type Heard =
  | { type: "ready" }
  | { type: "failed"; why: Trouble; detail?: string }
  | { type: "part"; number: number; status: number; text: string }
  | ({ type: "answer"; number: number } & DeviceResponse)
  | { type: "socket"; number: number; kind: "open" | "message" | "close"; text: string };

interface Asked {
  resolve: (answer: DeviceResponse) => void;
  reject: (error: Error) => void;
  hearPart: ((status: number, text: string) => void) | undefined;
}

export interface Wanted {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
  /** who asks */
  person?: string;
  /** of an answer that comes piece by piece, all pieces but the last */
  hearPart?: Asked["hearPart"];
  signal?: AbortSignal | undefined;
}

const PATIENCE = 3000; // milliseconds for a host to say what it offers, if there is something already
const nothingAfter = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

class Device {
  stage = $state<Startup>("idle");
  /** of what has to be fetched, from 0 to 1 */
  fetched = $state(0);
  trouble = $state<Trouble | null>(null);
  private worker: Worker | null = null;
  private bundle: Promise<Bundle | null> | null = null;
  private written: Promise<Record<string, unknown>> | null = null;
  private starting: Promise<void> | null = null;
  private numbers = 0;
  private readonly answers = new Map<number, Asked>();
  private readonly sockets = new Map<number, SocketListener>();

  /** Ready, or thrown as the trouble that there is. */
  start(): Promise<void> {
    if (!this.starting) {
      this.starting = this.begin();
      this.starting.catch(() => {}); // `trouble` tells it, even if nobody waits
    }
    return this.starting;
  }

  async ask({ person = OWNER, hearPart, signal, headers, ...wanted }: Wanted): Promise<DeviceResponse> {
    const starting = this.start();
    const written = await this.writtenAnswer(wanted.target);
    if (written) return { status: 200, headers: {}, body: JSON.stringify(written) };
    await starting;
    const number = ++this.numbers;
    const answer = await new Promise<DeviceResponse>((resolve, reject) => {
      this.answers.set(number, { resolve, reject, hearPart });
      signal?.addEventListener("abort", () => {
        this.worker?.postMessage({ type: "cancel", number });
        reject(new DOMException("aborted", "AbortError"));
      });
      this.worker!.postMessage({ type: "request", number, headers: signed(person, headers), ...wanted });
    });
    noteCookie(person, answer.headers["set-cookie"]);
    return answer;
  }

  /** A socket, known by the number. */
  async open(target: string, listener: SocketListener, person: string): Promise<number> {
    await this.start();
    const number = ++this.numbers;
    this.sockets.set(number, listener);
    this.worker!.postMessage({ type: "open", number, target, headers: signed(person, {}) });
    return number;
  }

  send(number: number, text: string): void {
    this.worker?.postMessage({ type: "send", number, text });
  }

  close(number: number): void {
    this.sockets.delete(number);
    this.worker?.postMessage({ type: "close", number });
  }

  /** What the server answers to everybody alike comes along with it: nobody waits for its start to see which games there are. */
  private async writtenAnswer(target: string): Promise<unknown> {
    const bundle = await (this.bundle ??= this.files());
    this.written ??= bundle ? answersOf(bundle) : Promise.resolve({});
    return (await this.written)[target];
  }

  private async begin(): Promise<void> {
    const bundle = await (this.bundle ??= this.files());
    if (!bundle) return this.fail("missing");
    this.stage = "starting";
    const worker = (this.worker = new Worker(workerAddress(bundle)));
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Heard>) => this.hear(data, resolve, reject);
      worker.onerror = () => reject(this.failure("start"));
    });
    this.stage = "ready";
  }

  /** The server that belongs to the page, which may be newer than what has been kept; that, where there is no connection. */
  private async files(): Promise<Bundle | null> {
    const asking = navigator.onLine ? offered() : null;
    const own = await kept();
    const bundle = (await (own ? Promise.race([asking, nothingAfter(PATIENCE)]) : asking)) ?? own;
    this.stage = "fetching";
    try {
      if (bundle) await keep(bundle, (share) => (this.fetched = share));
      return bundle;
    } catch {
      // the browser keeps nothing, or not so much: it fetches what it needs as long as there is a connection
      return own ?? bundle;
    }
  }

  private hear(heard: Heard, ready: () => void, fail: (error: Error) => void): void {
    switch (heard.type) {
      case "ready":
        return ready();
      case "failed":
        fail(this.failure(heard.why));
        return this.loseAll();
      case "part":
        return this.answers.get(heard.number)?.hearPart?.(heard.status, heard.text);
      case "answer":
        this.answers.get(heard.number)?.resolve(heard);
        this.answers.delete(heard.number);
        return;
      case "socket":
        this.sockets.get(heard.number)?.(heard.kind, heard.text);
    }
  }

  private fail(why: Trouble): never {
    throw this.failure(why);
  }

  private failure(why: Trouble): Error {
    [this.stage, this.trouble] = ["failed", this.trouble ?? why];
    return new Error(why);
  }

  /** The server has stopped: nobody will be answered any more. */
  private loseAll(): void {
    this.worker?.terminate();
    for (const { reject } of this.answers.values()) reject(new Error("stopped"));
    for (const listener of this.sockets.values()) listener("close", "");
    this.answers.clear();
  }
}

function signed(person: string, headers: Record<string, string>): Record<string, string> {
  const cookie = cookieOf(person);
  return cookie ? { ...headers, cookie } : headers;
}

export const device = new Device();
