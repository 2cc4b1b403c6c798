// Areas of squares in reach: one for each cost, with its outline.
import { CELL, type Plan, SIZE } from "./town";

/** The squares that cost no more than `cost`, as the path of their outline; `step` counts from the cheapest area. */
export interface Zone {
  readonly cost: number;
  readonly step: number;
  readonly outline: string;
}

/** The squares of a space: a house has four. */
export function cellsOf(plan: Plan, space: number): number[] {
  const { column = 0, row = 0, size = 1 } = plan.spaces[space] ?? {};
  return Array.from({ length: size * size }, (_, at) => (row + Math.floor(at / size)) * SIZE + column + (at % size));
}

/** The areas around the squares of each cost, the cheapest first. */
export function zonesOf(costs: ReadonlyMap<number, number>): Zone[] {
  const all = [...new Set(costs.values())].sort((a, b) => a - b);
  return all.map((cost, step) => {
    const inside = (column: number, row: number): boolean => column >= 0 && column < SIZE && row >= 0 && row < SIZE && (costs.get(row * SIZE + column) ?? Infinity) <= cost;
    const sides = [...costs.keys()].flatMap((cell) => {
      const [column, row] = [cell % SIZE, Math.floor(cell / SIZE)];
      if (!inside(column, row)) return [];
      const [x, y] = [column * CELL, row * CELL];
      return [
        inside(column, row - 1) ? "" : `M${x} ${y}h${CELL}`,
        inside(column + 1, row) ? "" : `M${x + CELL} ${y}v${CELL}`,
        inside(column, row + 1) ? "" : `M${x} ${y + CELL}h${CELL}`,
        inside(column - 1, row) ? "" : `M${x} ${y}v${CELL}`,
      ];
    });
    return { cost, step, outline: sides.join("") };
  });
}
