// The answer that was sent and is not confirmed yet. It is sent again if it may be lost; the server counts it once.
import type { ClientMessage, Followed } from "./protocol";
import type { Sender } from "./reaching.svelte";

// Delay before an answer is sent again that the server could not store.
const AGAIN = 1500;

type Answering = Extract<ClientMessage, { ply: number }>;

export class Outbox {
  post: Sender | null = null;
  /** The ply of an answer that was sent and not confirmed yet; for a plan, of its last answer. */
  sent = $state<number | null>(null);

  private pending: Answering | null = null;
  private retrying: ReturnType<typeof setTimeout> | undefined;

  /** Sends an answer, a plan or an undo, and keeps it until it is confirmed. */
  answer(message: Answering): void {
    this.sent = message.type === "plan" ? message.ply + message.answers.length - 1 : message.ply;
    this.pending = message;
    this.post?.send(message);
  }

  /** Sends a message that needs no confirmation. Returns whether it was sent. */
  send(message: ClientMessage): boolean {
    return this.post?.send(message) ?? false;
  }

  again(): void {
    clearTimeout(this.retrying);
    if (this.pending) this.post?.send(this.pending);
  }

  againLater(): void {
    clearTimeout(this.retrying);
    this.retrying = setTimeout(() => this.again(), AGAIN);
  }

  /** The server has stored the answer. The position that follows is still on its way. */
  accepted(): void {
    this.pending = null;
  }

  /** A position has arrived. */
  reached(ply: number): void {
    if (this.sent !== null && ply > this.sent) this.drop();
  }

  /** A plan has ended, perhaps early. No question is shown before all its answers are applied. */
  followed(told: Followed, latest: number): void {
    if (this.pending?.type !== "plan" || this.pending.ply !== told.ply) return;
    this.pending = null;
    const last = told.ply + told.answered - 1;
    this.sent = latest > last ? null : last;
  }

  /** Gives up what was sent. */
  drop(): void {
    this.sent = null;
    this.pending = null;
  }

  close(): void {
    clearTimeout(this.retrying);
  }
}
