// The bar keeps its height while an answer is chosen in several steps, and until the next question is asked: otherwise
// the board would move between two taps, and while dice roll on it.
import { untrack } from "svelte";

// After this time of waiting for others the board gets the room. Bots are faster.
const PATIENCE = 3000;

export class Steady {
  /** The least height of the bar, as a CSS length; undefined while a question stands and nothing is chosen. */
  height = $state.raw<string>();

  /** `bar` returns the element, `keeps` whether it keeps its height, `waits` whether others are waited for. */
  constructor(bar: () => HTMLElement | undefined, keeps: () => boolean, waits: () => boolean) {
    // Before the page is drawn again, the bar has the height of the whole question.
    $effect.pre(() => {
      const kept = keeps();
      this.height = kept ? untrack(() => this.height ?? (bar() ? `${bar()?.getBoundingClientRect().height}px` : undefined)) : undefined;
    });
    $effect(() => {
      if (!waits()) return;
      const timer = setTimeout(() => (this.height = undefined), PATIENCE);
      return () => clearTimeout(timer);
    });
  }
}
