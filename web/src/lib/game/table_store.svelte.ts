/** One table: what the server tells of it, and what we ask of it. */
import type { Pace } from "./kit";
import { language } from "../browser/language.svelte";
import type {
  AnyCommand,
  AnyNews,
  ClockState,
  DoneNews,
  GameNews,
  PlaceInfo,
  Question,
  Said,
  TableInfo,
  Update,
  You,
} from "../server/protocol";
import { Show } from "./show.svelte";
import { Socket, type Link } from "../server/socket";
import type { AnyView, Outcome, Told } from "../server/told";

type WithoutId<C> = C extends { id: string } ? Omit<C, "id"> : never;
export type Command = WithoutId<AnyCommand>;

interface Pending {
  command: Command & { id: string };
  resolve: (done: DoneNews) => void;
  reject: (error: Error) => void;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export class TableStore {
  link = $state<Link>("joining");
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  chat = $state.raw<Said[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  /** may the own last decision be taken back? */
  mayUndo = $state(false);
  clocks = $state.raw<{ at: number; faces: ClockState[] } | null>(null);
  readonly show: Show;
  private heard = $state.raw<Told[]>([]);
  private newest = $state.raw<Question | null>(null);
  private seq = 0;
  private isCatchingUp = false;
  private readonly socket: Socket<AnyNews>;
  private readonly pending = new Map<string, Pending>();

  constructor(
    readonly id: string,
    pace?: Pace,
    /** who looks, of the people of a device */
    readonly person = "",
  ) {
    this.show = new Show(pace);
    const on = {
      open: () => this.greet(),
      news: (news: AnyNews) => this.hear(news),
      link: (link: Link) => (this.link = link),
    };
    this.socket = new Socket<AnyNews>(`/api/tables/${id}/socket`, on, person);
  }

  /** What is asked, once everything before it has been shown. */
  get question(): Question | null {
    return this.show.isBusy ? null : this.newest;
  }

  /** Is an answer owed, whether or not everything before it has been shown? */
  get owesAnswer(): boolean {
    const seat = this.you?.seat ?? null;
    return !!this.newest && seat !== null && !this.show.latest?.answered.includes(seat);
  }

  /** everything that has happened, as far as it has been shown */
  get log(): Told[] {
    return this.show.toCome ? this.heard.slice(0, -this.show.toCome) : this.heard;
  }

  get view(): AnyView | null {
    return this.show.view;
  }

  names = $derived(this.table?.places.map(nameOf) ?? []);

  /** the seats where a bot is waited for and answers late, since many want the server's bots */
  late = $derived.by(() => {
    const { table, view } = this;
    if (!table?.busy || table.status !== "playing") return [];
    const bots = table.places.filter((place) => place.kind === "bot" || place.covered);
    return bots.map(({ seat }) => seat).filter((seat) => view?.waiting.includes(seat));
  });

  close(): void {
    this.socket.close();
    this.show.stop();
  }

  /** The server knows a socket's guest by the name with which it came in. */
  comeAgain(): void {
    this.socket.renew();
  }

  /** Take one's seat back from the bot that covers. */
  comeBack(): void {
    this.greet();
  }

  /** Everything again in the language of the page. */
  speak(): void {
    this.seq = 0;
    this.chat = [];
    this.greet();
  }

  /** Done, or thrown as `Refused`.  It is asked again after a broken connection. */
  ask(command: Command): Promise<DoneNews> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const whole = { ...command, id } as Pending["command"];
    return new Promise((resolve, reject) => {
      this.pending.set(id, { command: whole, resolve, reject });
      this.socket.send(whole);
    });
  }

  answer(action: string): Promise<DoneNews> {
    const question = this.newest?.id ?? 0;
    this.show.markHere();
    return this.ask({ type: "answer", question, action });
  }

  undo(): Promise<DoneNews> {
    this.show.markHere();
    return this.ask({ type: "undo" });
  }

  private greet(): void {
    this.isCatchingUp = true;
    this.socket.send({
      type: "hello",
      since: this.seq,
      chat: this.lastSaid,
      language: language.now,
      marked: true,
      moments: true,
      id: "hello",
    });
    for (const { command } of this.pending.values()) this.socket.send(command);
  }

  private hear(news: AnyNews): void {
    switch (news.type) {
      case "table":
        this.table = news.table;
        this.you = news.you;
        break;
      case "game":
        this.hearGame(news);
        break;
      case "update":
        this.hearUpdate(news);
        break;
      case "chat":
        this.hearSaid(news.said);
        break;
      case "said":
        this.hearSaid([news]);
        break;
      case "done":
        this.settle(news.id)?.resolve(news);
        break;
      case "refused":
        this.settle(news.id ?? "")?.reject(new Refused(news.error.code, news.error.message));
    }
  }

  private get lastSaid(): number {
    return this.chat.at(-1)?.number ?? 0;
  }

  private hearSaid(said: Said[]): void {
    const last = this.lastSaid;
    this.chat = [...this.chat, ...said.filter(({ number }) => number > last)];
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private hearGame(news: GameNews): void {
    const missed = news.events as Told[];
    const isNew = this.seq === 0 || !news.complete;
    this.isCatchingUp = false;
    this.heard = isNew ? missed : [...this.heard, ...missed];
    this.seq = news.seq;
    this.newest = news.question;
    this.hearClocks(news.clocks);
    this.outcome = news.outcome as Outcome | null;
    this.mayUndo = !!news.undo;
    if (isNew) this.show.jump(news.view as unknown as AnyView);
    else
      void this.show.add(
        missed.filter(({ view }) => view),
        news.view,
        true,
      ); // the view at the latest is known
  }

  private hearUpdate(news: Update): void {
    if (news.seq !== this.seq + 1) {
      const isGap = news.seq > this.seq;
      if (isGap && !this.isCatchingUp) this.greet();
      return;
    }
    this.seq = news.seq;
    const events = news.events as Told[];
    this.heard = [...this.heard, ...events];
    if (news.question !== undefined) this.newest = news.question;
    this.hearClocks(news.clocks);
    this.mayUndo = !!news.undo;
    if (news.outcome) this.outcome = news.outcome as unknown as Outcome;
    void this.show.add(events, news.view);
  }

  private hearClocks(faces: ClockState[] | null | undefined): void {
    if (faces) this.clocks = { at: Date.now(), faces };
  }
}

/** Whoever has left for good has no name any more; the sentences of the log call their seat the same. */
function nameOf({ seat, kind, name, bot }: PlaceInfo): string {
  if (name) return name;
  return kind === "guest" ? language.t.seats.nameless(seat + 1) : language.t.bots.name(bot);
}
