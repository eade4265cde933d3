/** A socket to the server on this device, as far as the page needs one. */

export class DeviceSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  private send_: (text: string) => void = () => {};
  private close_: () => void = () => {};

  constructor(path: string, person: string) {
    this.connect(path, person).catch(() => this.end());
  }

  send(text: string): void {
    this.send_(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.close_();
  }

  private async connect(path: string, person: string): Promise<void> {
    const { device } = await import("./device.svelte");
    const hear = (kind: string, text: string) => {
      if (kind === "open") this.begin();
      else if (kind === "message") this.onmessage?.({ data: text });
      else this.end();
    };
    const number = await device.open(path, hear, person);
    this.send_ = (text) => device.send(number, text);
    this.close_ = () => device.close(number);
    if (this.readyState === WebSocket.CLOSED) this.close_();
  }

  private begin(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  private end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
