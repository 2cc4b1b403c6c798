// The chat of a table: received lines, the draft, and a rejected line.
import type { ClientMessage, Fault, Line } from "./protocol";

const tidy = (text: string): string => text.split(/\s+/).filter(Boolean).join(" ");
const LONGEST = 500;

export class Talk {
  lines = $state.raw<readonly Line[]>([]);
  /** The draft of a chat line. */
  draft = $state("");
  /** Why the last line was rejected. */
  unheard = $state.raw<Fault | null>(null);
  /** The line that was sent and not confirmed yet. */
  private spoken = "";

  /** Sends the draft. If the server rejects it, it stays in the field. */
  speak(post: { send(message: ClientMessage): boolean } | null): void {
    const text = tidy(this.draft).slice(0, LONGEST);
    if (!text || !post?.send({ type: "chat", text })) return;
    this.spoken = text;
    this.draft = "";
    this.unheard = null;
  }

  hear(lines: readonly Line[]): void {
    const known = new Set(this.lines.map((line) => line.number));
    if (lines.some((line) => !known.has(line.number) && line.text === this.spoken)) this.spoken = "";
    this.lines = [...this.lines, ...lines.filter((line) => !known.has(line.number))].toSorted((a, b) => a.number - b.number);
  }

  /** An error about an answer has a ply or is a refusal of the engine. Any other error is about a chat line. */
  failed(error: Fault): void {
    if (!this.spoken || error.code === "refused" || (error.ply ?? null) !== null) return;
    this.unheard = error;
    this.draft = tidy(`${this.spoken} ${this.draft}`);
    this.spoken = "";
  }
}
