// The verbs whose amounts are chosen in a dialog, and the open dialog.
import type { Choice } from "./protocol";

export class Mixes {
  /** Verbs whose amounts have a dialog at the open question. */
  kinds = $state.raw<ReadonlySet<string>>(new Set());
  /** The verb whose dialog was opened by its answer. */
  begun = $state("");
  /** The verb whose dialog is open. */
  open = $state("");

  /** Opens the dialog of an answer, if it has one and there are other answers. Returns whether it did. */
  begin(option: Choice, options: readonly Choice[]): boolean {
    if (!this.kinds.has(option.verb) || options.every((other) => other.verb === option.verb)) return false;
    this.begun = option.verb;
    return true;
  }
}
