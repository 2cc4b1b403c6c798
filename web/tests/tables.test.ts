// Tables where it is my turn come first.
import { expect, it } from "vitest";
import type { TableCard } from "../src/core/protocol";
import { byNeed } from "../src/core/tables";

const card = (id: string, status: TableCard["status"], updated: number, turn = false, deadline: number | null = null): TableCard =>
  ({ id, status, updated, turn, deadline }) as TableCard;

it("sorts my turn first by time left, then running, then open tables", () => {
  const tables = [card("waits", "open", 9), card("old", "running", 1), card("new", "running", 8, false, 5), card("slow", "running", 2, true), card("late", "running", 1, true, 900), card("soon", "running", 0, true, 100)];
  expect(byNeed(tables).map((table) => table.id)).toEqual(["soon", "late", "slow", "new", "old", "waits"]);
});
