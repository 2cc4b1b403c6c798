// The card that somebody has just played: it lies open until that turn is over.
import type { Event } from "./types";

export interface Play {
  readonly played: Event;
  /** For whom it is, if it names somebody. */
  readonly aimed: Event | null;
}

/** The card that lies open after some more events. The same position may arrive again. */
export function openCard(events: readonly Event[], before: Play | null): Play | null {
  let play = before;
  for (const event of events) {
    if (event.name === "turn-began") play = null;
    else if (event.name === "played" || event.name === "item-laid") play = { played: event, aimed: null };
    else if (event.name === "aimed" && play) play = { ...play, aimed: event };
  }
  return play;
}
