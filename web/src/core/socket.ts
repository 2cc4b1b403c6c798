// A WebSocket that reconnects automatically, and requests missed messages by version.
export type Line = "connecting" | "open" | "lost";

export interface Hears<Message> {
  message(message: Message): void;
  line(line: Line): void;
  /** The server refuses the connection; the code gives the reason. */
  refused(code: string): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
// After this time without a message, a ping is sent.
const SILENCE = 25000;
// Refused or no such table: do not reconnect.
const FINAL = [4403, 4404];

export class Socket<Message, Out> {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly hears: Hears<Message>,
    private readonly opened: () => Out | undefined,
  ) {
    this.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  send(message: Out): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  private readonly now = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (!this.socket || this.socket.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    this.hears.line("connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.hears.line("open");
      const first = this.opened();
      if (first !== undefined) this.send(first);
      this.listen(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen(socket);
      for (const line of event.data.split("\n")) this.hears.message(JSON.parse(line) as Message);
    };
    socket.onclose = (event: CloseEvent) => {
      clearTimeout(this.timer);
      if (this.closed || this.socket !== socket) return;
      if (FINAL.includes(event.code)) {
        this.close();
        this.hears.refused(event.reason);
        return;
      }
      this.hears.line("lost");
      this.timer = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    };
  }

  private listen(socket: WebSocket): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const ask = this.opened();
      if (ask !== undefined && socket.readyState === WebSocket.OPEN) this.send(ask);
      this.timer = setTimeout(() => socket.close(), SILENCE / 3);
    }, SILENCE);
  }
}
