// The bar keeps its height while an answer is chosen in several steps: otherwise the board would move between two taps.
import { untrack } from "svelte";

export class Steady {
  /** The least height of the bar, as a CSS length; undefined while nothing is chosen. */
  height = $state.raw<string>();

  /** `bar` returns the element, `choosing` whether a part of an answer is chosen. */
  constructor(bar: () => HTMLElement | undefined, choosing: () => boolean) {
    // Before the page is drawn again, the bar has the height of the whole question.
    $effect.pre(() => {
      const chooses = choosing();
      this.height = chooses ? untrack(() => this.height ?? (bar() ? `${bar()?.offsetHeight}px` : undefined)) : undefined;
    });
  }
}
