// The card that somebody has just played: it lies open until that turn is over, or until the reader is asked.
import type { Event } from "./types";

export interface Play {
  readonly played: Event;
  /** For whom it is, if it names somebody. */
  readonly aimed: Event | null;
}

const PLAYS: readonly string[] = ["played", "item-laid"];

export class OpenCard {
  private open: Play | null = null;
  private closed: Event | null = null;

  /** The card that lies open after some more events. The same position may arrive again. `asked`: the reader is asked. */
  follow(events: readonly Event[], asked: boolean): Play | null {
    for (const event of events) {
      if (event.name === "turn-began") this.open = null;
      else if (PLAYS.includes(event.name)) this.open = { played: event, aimed: null };
      else if (event.name === "aimed" && this.open) this.open = { ...this.open, aimed: event };
    }
    if (this.open && (asked || this.open.played === this.closed)) {
      this.closed = this.open.played;
      this.open = null;
    }
    return this.open;
  }
}
