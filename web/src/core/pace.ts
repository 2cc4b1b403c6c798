// How long a moment stays before the next one is shown, so that one can follow what bots did.
import type { Effect } from "../games/contract";
import type { Speed } from "./prefs.svelte";
import type { Happening } from "./protocol";

const BASE: Record<Speed, number> = { slow: 1500, normal: 800, fast: 260, off: 0 };
/** How long a piece is on its way. */
export const MOTION: Record<Speed, number> = { slow: 800, normal: 450, fast: 200, off: 0 };
const MOST = 5;
/** With more than this waiting, the oldest are passed over: who plays does not watch a film to catch up. */
export const MOST_WAITING = 60;
/** Who watches bots among themselves keeps nobody waiting: a whole long game may wait. */
export const MOST_FILM = 6000;
// With more than this waiting, time gets shorter. Who wants it slow wants to follow.
const UNHURRIED: Record<Speed, number> = { slow: 30, normal: 8, fast: 8, off: 8 };
// However much is waiting, a move is seen to begin and to arrive.
const LEAST = 2 / 3;

/** `waiting` counts the moments to come in which something happens; 0 where nothing hurries. */
export function pause(events: readonly Happening[], effects: Readonly<Record<string, Effect>>, speed: Speed, waiting: number): number {
  // Half of an answer, which zombie before which way: nothing has happened yet.
  if (events.length === 0) return 0;
  let weight = 0.35;
  for (const event of events) weight += 0.65 * (effects[event.name]?.weight ?? 1);
  const hurry = Math.min(1, UNHURRIED[speed] / Math.max(1, waiting));
  return Math.max(BASE[speed] * Math.min(weight, MOST) * hurry, MOTION[speed] * LEAST);
}

// How long one line of what happened is told.
const LONGEST: Record<Speed, number> = { slow: 1400, normal: 700, fast: 300, off: 0 };
const SHORTEST = 120;

/** The time between one event of a chain and the next: all of a long chain is told while its position is shown. */
export function beat(count: number, lasts: number, speed: Speed): number {
  if (speed === "off" || lasts === 0 || count < 2) return 0;
  return Math.max(SHORTEST, Math.min(LONGEST[speed], lasts / count));
}
