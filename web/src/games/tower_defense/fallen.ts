// Who died on the board by the last events: how many in each cell, and when the first.
import type { Happening } from "../../core/protocol";

export interface Deaths {
  readonly count: number;
  /** The number of the first death among the events. */
  readonly index: number;
}

/** The events that end a combat and name its cell. */
const ENDS = new Set(["wiped-out", "abandoned"]);

/**
 * Deaths by cell. `cells` has the cell of each victim, -1 for the group that fights: it died where its combat ended. The
 * deaths of a combat that goes on or was won are shown in the combat.
 */
export function deaths(events: readonly Happening[], cells: readonly number[], fights: boolean): [number, Deaths][] {
  const found = new Map<number, Deaths>();
  if (fights) return [];
  const fought = Number(events.findLast((event) => ENDS.has(event.name))?.values["cell"] ?? -1);
  for (const [index, event] of events.entries()) {
    if (event.name !== "member-died") continue;
    const home = cells[Number(event.values["victim"])] ?? -1;
    const cell = home < 0 ? fought : home;
    if (cell < 0) continue;
    const before = found.get(cell);
    found.set(cell, { count: (before?.count ?? 0) + 1, index: before?.index ?? index });
  }
  return [...found];
}
