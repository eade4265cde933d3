import { isOnDevice } from "../device/place";
import { DeviceSocket } from "../device/socket";

/** A WebSocket that comes back: it waits a little longer after each failure, and at once when the network returns. */

export type Link = "joining" | "open" | "lost";

const LONGEST_WAIT = 8000;

export class Socket<News> {
  private socket: WebSocket | DeviceSocket | null = null;
  private failures = 0;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly on: { open: () => void; news: (news: News) => void; link: (link: Link) => void },
    /** who of a device; a browser has one person only, by its cookie */
    private readonly person = "",
  ) {
    addEventListener("online", this.retry);
    if (!isOnDevice) addEventListener("offline", this.lose);
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
    const socket = isOnDevice ? new DeviceSocket(this.path, this.person) : webSocket(this.path);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.on.link("open");
      this.on.open();
    };
    socket.onmessage = (event: { data: unknown }) => this.on.news(JSON.parse(event.data as string) as News);
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

  /** Comes in again, as whoever one is now. */
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

function webSocket(path: string): WebSocket {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}

export const waitAfter = (failures: number) => Math.min(LONGEST_WAIT, 300 * 2 ** failures);
