// How large a truck is drawn where it stands.
import type { Spot } from "./map";

/** The drawn length of a truck, relative to its size. */
export const LENGTH = 1.25;
const APART = 1.2; // a truck is so much longer than its size that two in a row just touch

interface Place {
  readonly at: Spot;
  readonly dock: boolean;
  /** Where the other trucks stand. */
  readonly others: readonly Spot[];
  readonly lane: number;
  readonly tall: boolean;
}

/**
 * As large as its lane is wide; it may be longer than its space, so that its load can be read, but covers no warehouse
 * and no truck before or behind it: otherwise one could not see whose truck that is.
 */
export function truckSize({ at, dock, others, lane, tall }: Place): number {
  const gaps = others.flatMap((other) => {
    const [along, across] = at.heading % 180 === 0 ? [other.y - at.y, other.x - at.x] : [other.x - at.x, other.y - at.y];
    return Math.abs(across) < lane * 0.6 && Math.abs(along) > 0 ? [Math.abs(along) / APART] : [];
  });
  const most = !tall || !dock ? Infinity : at.heading % 180 === 0 ? at.long * 0.95 : at.long / LENGTH;
  return Math.min(lane * 1.42, Math.max(at.long * 1.25, lane * 1.3), most, ...gaps);
}
