// A proposal for the zombies as arrows on the map.
import type { Proposal } from "../contract";
import { CELL, DOORS, SIDES, type Plan, type Point } from "./town";

/** A step of zombies, or a knock at a house; `meets`: it ends where somebody stands, or at a barricade. */
export interface Arrow {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  readonly meets: boolean;
  /** Whether zombies come to stand at its end. */
  readonly walks: boolean;
}

/** Zombies that rise at a place. */
export interface Rising extends Point {
  readonly key: string;
  readonly count: number;
}

const OUT: readonly Point[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];

const numbered = (plan: Plan, ref: string): number => plan.spaces.findIndex(({ id }) => ref === `space:${id}`);

/** The arrows of a proposal; `held` are the spaces where pawns or guards stand. */
export function arrowsOf({ mix }: Proposal, plan: Plan, held: ReadonlySet<number>): Arrow[] {
  return Object.entries(mix).flatMap(([key, count]): Arrow[] => {
    const [first = "", second = ""] = key.split(" ");
    if (first.startsWith("house:")) {
      const house = plan.houses.find(({ letter }) => first === `house:${letter}`);
      const way = SIDES.findIndex((side) => second === `facade:${side}`);
      const [door, out] = [DOORS[way], OUT[way]];
      if (!house || !door || !out) return [];
      const corner = plan.corner(house.space);
      const to = { x: corner.x + door.x, y: corner.y + door.y };
      return [{ key, from: { x: to.x + out.x * CELL * 0.75, y: to.y + out.y * CELL * 0.75 }, to, count, meets: true, walks: false }];
    }
    const [from, to] = [numbered(plan, first), numbered(plan, second)];
    if (from < 0 || to < 0) return [];
    const [start, end] = [plan.centre(from), plan.centre(to)];
    // Between a square and a house, only as far as from square to square.
    const far = Math.hypot(end.x - start.x, end.y - start.y);
    const reach = Math.min(far, 1.2 * CELL);
    const tip = plan.size(to) > CELL ? { x: start.x + ((end.x - start.x) / far) * reach, y: start.y + ((end.y - start.y) / far) * reach } : end;
    const tail = plan.size(from) > CELL ? { x: tip.x - ((end.x - start.x) / far) * reach, y: tip.y - ((end.y - start.y) / far) * reach } : start;
    return [{ key, from: tail, to: tip, count, meets: held.has(to), walks: true }];
  });
}

/** Where zombies rise in a proposal. */
export function risingOf({ mix }: Proposal, plan: Plan): Rising[] {
  return Object.entries(mix).flatMap(([key, count]) => {
    const space = numbered(plan, key);
    return space < 0 ? [] : [{ key, count, ...plan.centre(space) }];
  });
}
