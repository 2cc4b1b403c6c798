// Which part of the town a small screen shows: what can be touched now, large enough for a thumb.
import type { Facts } from "../../core/facts";
import { CELL, EDGE, NOWHERE, SIZE, type Box, type Plan, type Point, type TownView } from "./town";
import type { Zombietown } from "./types";

const NEAR = 0.45; // pixels a unit: a square is as large as a thumb
const LOOSE = 1.15; // this much farther is near enough
const FULL = SIZE * CELL;
const MARGIN = 24;

/** As much around a point as is shown from near, within the town. */
function around(x: number, y: number, wide: number, high: number): Box {
  const inside = (middle: number, size: number): number => Math.min(FULL + EDGE - size, Math.max(-EDGE, middle - size / 2));
  return { x: inside(x, wide), y: inside(y, high), width: wide, height: high };
}

interface Asked {
  /** Whether a click leads the mover to the spaces that are lit: then its own place is always shown. */
  readonly reach?: boolean;
  /** Where the arrows of a proposal begin and end: they are shown rather than what else can be touched. */
  readonly arrows?: readonly Point[];
}

export function seenPart(view: TownView, facts: Facts<Zombietown>, plan: Plan, lit: ReadonlySet<string>, room: { width: number; height: number }, { reach = false, arrows = [] }: Asked = {}): Box {
  const wide = Math.min(FULL + 2 * EDGE, room.width / NEAR);
  const high = Math.min(FULL + 2 * EDGE, room.height / NEAR);
  const refs = [...lit];
  if (refs.some((ref) => ref.startsWith("house:"))) return { x: MARGIN, y: MARGIN, width: FULL - 2 * MARGIN, height: FULL - 2 * MARGIN };
  const values = facts.domain("space")?.values ?? [];
  const touched = refs
    .filter((ref) => ref.startsWith("space:"))
    .map((ref) => values.indexOf(ref.slice("space:".length)))
    .filter((space) => space !== NOWHERE)
    .map((space) => ({ ...plan.corner(space), size: plan.size(space) }));
  const boxes = arrows.length > 0 ? arrows.map(({ x, y }) => ({ x: x - CELL / 2, y: y - CELL / 2, size: CELL })) : touched;
  const from = plan.centre(Math.max(0, view.facts.focus.origin));
  const own = around(from.x, from.y, wide, high);
  if (boxes.length === 0) return own;
  const left = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const upper = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.size)) + MARGIN;
  const lower = Math.max(...boxes.map((box) => box.y + box.size)) + MARGIN;
  const needed = Math.max(1, (right - left) / wide, (lower - upper) / high);
  if (needed <= LOOSE) return around((left + right) / 2, (upper + lower) / 2, wide * needed, high * needed);
  // Too many to be shown from near: where most of them are.
  const shows = (window: Box): boolean => from.x - CELL >= window.x && from.y - CELL >= window.y && from.x + CELL <= window.x + wide && from.y + CELL <= window.y + high;
  let best = reach ? own : around(FULL / 2, FULL / 2, wide, high);
  let most = 0;
  for (const { x, y } of boxes) {
    for (const window of [around(x + wide / 2 - MARGIN, y + high / 2 - MARGIN, wide, high), around(x + CELL / 2, y + CELL / 2, wide, high)]) {
      if (reach && !shows(window)) continue;
      const count = boxes.filter((box) => box.x >= window.x && box.y >= window.y && box.x + box.size <= window.x + wide && box.y + box.size <= window.y + high).length;
      if (count > most) {
        most = count;
        best = window;
      }
    }
  }
  return best;
}
