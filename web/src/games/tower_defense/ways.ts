// The free path to a unit, read from the steps that the engine counted.
import { COLUMNS, columnOf, FAR } from "./view";

function beside(cell: number): number[] {
  const found = [cell - COLUMNS, cell + COLUMNS].filter((one) => one >= 0 && one < 3 * COLUMNS);
  if (columnOf(cell) > 0) found.push(cell - 1);
  if (columnOf(cell) < COLUMNS - 1) found.push(cell + 1);
  return found;
}

/** The cells from the start to the goal, both included; empty where no path leads. */
export function wayTo(reach: readonly number[], field: readonly number[], goal: number): number[] {
  if ((reach[goal] ?? FAR) >= FAR) return [];
  const way = [goal];
  for (let at = goal; (reach[at] ?? 0) > 0; ) {
    const steps = (reach[at] ?? 0) - 1;
    const ahead = beside(at).filter((cell) => reach[cell] === steps && (steps === 0 || (field[cell] ?? -1) < 0));
    // Straight along a line where that is as short.
    const next = ahead.find((cell) => Math.abs(cell - at) === 1) ?? ahead[0];
    if (next === undefined) return [];
    way.unshift(next);
    at = next;
  }
  return way;
}
