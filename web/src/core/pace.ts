// How long a moment is shown before the next one, so that players can follow the bots.
import type { Effect } from "../games/contract";
import type { Speed } from "./prefs.svelte";
import type { Happening } from "./protocol";

const BASE: Record<Speed, number> = { slow: 1500, normal: 800, fast: 260, off: 0 };
/** How long a piece moves. */
export const MOTION: Record<Speed, number> = { slow: 800, normal: 450, fast: 200, off: 0 };
/** How long the end of a fight stays before the position after it is shown. */
export const CLOSING: Record<Speed, number> = { slow: 2400, normal: 1300, fast: 600, off: 0 };
/** How long dice tumble at most. */
export const TUMBLE = 420;
const MOST = 5;
/** With more moments waiting than this, the oldest are skipped, so that a player catches up. */
export const MOST_WAITING = 60;
/** The same for spectators of bots: a whole long game may wait. */
export const MOST_FILM = 6000;
// With more moments waiting than this, each is shown for a shorter time; later at the slow setting.
const UNHURRIED: Record<Speed, number> = { slow: 30, normal: 8, fast: 8, off: 8 };
// The least time, in which a move is still visible.
const LEAST = 2 / 3;
// A part of a longer act, such as one unit of a payment. All of them together are the move.
const PART = 1 / 6;

/** `waiting` is the number of waiting moments with events; 0 if there is no hurry. */
export function pause(events: readonly Happening[], effects: Readonly<Record<string, Effect>>, speed: Speed, waiting: number): number {
  // Only half of an answer, such as which zombie moves: nothing has happened yet.
  if (events.length === 0) return 0;
  if (events.every((event) => effects[event.name]?.weight === 0)) return MOTION[speed] * PART;
  let weight = 0.35;
  for (const event of events) weight += 0.65 * (effects[event.name]?.weight ?? 1);
  const hurry = Math.min(1, UNHURRIED[speed] / Math.max(1, waiting));
  return Math.max(BASE[speed] * Math.min(weight, MOST) * hurry, MOTION[speed] * LEAST);
}

// How long one line of the log is shown.
const LONGEST: Record<Speed, number> = { slow: 1400, normal: 700, fast: 300, off: 0 };
const SHORTEST = 120;

/** The time between two events of a chain, so that the whole chain fits into the time of its position. */
export function beat(count: number, lasts: number, speed: Speed): number {
  if (speed === "off" || lasts === 0 || count < 2) return 0;
  return Math.max(SHORTEST, Math.min(LONGEST[speed], lasts / count));
}
