// Who left and who came back, as the table tells it while one looks on.
import type { Table } from "./protocol";

export interface Coming {
  readonly seat: number;
  readonly back: boolean;
  /** When, in milliseconds, and after which ply. */
  readonly at: number;
  readonly ply: number;
}

/** What changed at the chairs from one telling of a table to the next. */
export function comings(before: Table | null, after: Table, ply: number, at: number): Coming[] {
  if (!before || after.status !== "running") return [];
  return after.chairs.flatMap((chair) => {
    const was = before.chairs[chair.seat];
    return was && was.kind !== "open" && was.away !== chair.away ? [{ seat: chair.seat, back: !chair.away, at, ply }] : [];
  });
}
