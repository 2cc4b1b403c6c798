// Tables sorted by urgency for the player.
import type { TableCard } from "./protocol";

const rank = (table: TableCard): number => (table.turn ? 0 : table.status === "running" ? 1 : 2);

/** First tables where it is my turn, those with the least time left first; then running and open tables. */
export function byNeed(tables: readonly TableCard[]): TableCard[] {
  const due = (table: TableCard): number => (table.turn ? (table.deadline ?? Infinity) : Infinity);
  return tables.toSorted((one, other) => rank(one) - rank(other) || compare(due(one), due(other)) || other.updated - one.updated);
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
