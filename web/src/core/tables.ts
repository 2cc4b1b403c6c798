// Tables in the order in which they want me.
import type { TableCard } from "./protocol";

const rank = (table: TableCard): number => (table.turn ? 0 : table.status === "running" ? 1 : 2);

/** First where it is my turn, the least time left before all; then those that run, then those that wait for players. */
export function byNeed(tables: readonly TableCard[]): TableCard[] {
  const due = (table: TableCard): number => (table.turn ? (table.deadline ?? Infinity) : Infinity);
  return tables.toSorted((one, other) => rank(one) - rank(other) || compare(due(one), due(other)) || other.updated - one.updated);
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
