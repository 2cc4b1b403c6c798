// The hint for a question: requested once, shown while its question is open.
import type { Hint, Advice } from "./protocol";
import type { Sender } from "./reaching.svelte";

export class Hints {
  last = $state.raw<Hint | null>(null);
  /** The ply of a pending request. */
  private pondered = $state<number | null>(null);

  ask(post: Sender | null, ply: number, seat: number): void {
    this.pondered = ply;
    if (!post?.send({ type: "hint", seat })) this.pondered = null;
  }

  hear(hint: Hint): void {
    this.last = hint;
    this.pondered = null;
  }

  /** A pending request is lost. */
  lose(): void {
    this.pondered = null;
  }

  forget(): void {
    this.last = null;
  }

  /** The advice for the question at a ply, best answer first. */
  at(ply: number | undefined): readonly Advice[] {
    return this.last && this.last.ply === ply ? this.last.advice : [];
  }

  /** Whether the hint for the question at a ply is being computed. */
  waits(ply: number | undefined): boolean {
    return this.pondered !== null && this.pondered === ply;
  }
}
