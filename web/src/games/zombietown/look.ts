// Which part of the town a small screen shows: what can be touched now, large enough for a thumb.
import type { Facts } from "../../core/facts";
import { CELL, EDGE, NOWHERE, SIZE, type Box, type Plan, type TownView } from "./town";
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

export function seenPart(view: TownView, facts: Facts<Zombietown>, plan: Plan, lit: ReadonlySet<string>, room: { width: number; height: number }): Box {
  const wide = Math.min(FULL + 2 * EDGE, room.width / NEAR);
  const high = Math.min(FULL + 2 * EDGE, room.height / NEAR);
  const refs = [...lit];
  if (refs.some((ref) => ref.startsWith("house:"))) return { x: MARGIN, y: MARGIN, width: FULL - 2 * MARGIN, height: FULL - 2 * MARGIN };
  const values = facts.domain("space")?.values ?? [];
  const boxes = refs
    .filter((ref) => ref.startsWith("space:"))
    .map((ref) => values.indexOf(ref.slice("space:".length)))
    .filter((space) => space !== NOWHERE)
    .map((space) => ({ ...plan.corner(space), size: plan.size(space) }));
  if (boxes.length === 0) {
    const { x, y } = plan.centre(Math.max(0, view.facts.focus.origin));
    return around(x, y, wide, high);
  }
  const left = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const upper = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.size)) + MARGIN;
  const lower = Math.max(...boxes.map((box) => box.y + box.size)) + MARGIN;
  const needed = Math.max(1, (right - left) / wide, (lower - upper) / high);
  if (needed <= LOOSE) return around((left + right) / 2, (upper + lower) / 2, wide * needed, high * needed);
  // Too many to be shown from near: where most of them are.
  let best = around(FULL / 2, FULL / 2, wide, high);
  let most = 0;
  for (const { x, y } of boxes) {
    for (const window of [around(x + wide / 2 - MARGIN, y + high / 2 - MARGIN, wide, high), around(x + CELL / 2, y + CELL / 2, wide, high)]) {
      const count = boxes.filter((box) => box.x >= window.x && box.y >= window.y && box.x + box.size <= window.x + wide && box.y + box.size <= window.y + high).length;
      if (count > most) {
        most = count;
        best = window;
      }
    }
  }
  return best;
}
