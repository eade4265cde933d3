/** A WebSocket that comes back: it waits a little longer after each failure, and at once when the network returns. */

export type Link = "joining" | "open" | "lost";

const LONGEST_WAIT = 8000;

export class Socket<News> {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly on: { open: () => void; news: (news: News) => void; link: (link: Link) => void },
  ) {
    addEventListener("online", this.retry);
    addEventListener("offline", this.lose);
    this.connect();
  }

  /** Sends it if it can be sent now. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.lose);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.on.link("open");
      this.on.open();
    };
    socket.onmessage = (event) => this.on.news(JSON.parse(event.data as string) as News);
    socket.onclose = () => socket === this.socket && this.lose();
  }

  /** A connection that the network has forgotten says nothing by itself, so do not wait for it. */
  private lose = () => {
    if (this.closed) return;
    this.drop();
    this.on.link("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), waitAfter(this.failures++));
  };

  /** Comes in anew, as who one is now. */
  renew(): void {
    clearTimeout(this.timer);
    this.drop();
    this.connect();
  }

  private retry = () => {
    if (this.socket?.readyState !== WebSocket.OPEN) this.renew();
  };

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

export const waitAfter = (failures: number) => Math.min(LONGEST_WAIT, 300 * 2 ** failures);
