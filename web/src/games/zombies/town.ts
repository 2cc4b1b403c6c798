// What the engine shows of Zombies!!!, the printed tiles turned, and where everything lies in the drawing.
import type { View } from "../contract";
import type { Event, Rows, Town, Zombies } from "./types";

export type TownView = View<Zombies>;

/** A tile as it lies: nine cells from the north-west, and by cell the sides one can walk out of, and doors, as bits. */
export type Shape = Rows["shapes"];

/** Whether a side is in a set of sides. */
export const has = (sides: number | undefined, side: number): boolean => (((sides ?? 0) >> side) & 1) === 1;

export const CELL = 100;
export const TILE = 300;
export const PITCH = 306;
export const DX = [0, 1, 0, -1] as const;
export const DY = [-1, 0, 1, 0] as const;

/** The middle of a space in the drawing. */
export function centre(town: Town, space: number): { x: number; y: number } {
  const tile = Math.floor(space / 9);
  const cell = space % 9;
  return {
    x: (town.xs[tile] ?? 0) * PITCH + (cell % 3) * CELL + CELL / 2,
    y: (town.ys[tile] ?? 0) * PITCH + Math.floor(cell / 3) * CELL + CELL / 2,
  };
}

/** The next way to turn a tile that is allowed; without any that is known, simply the next. */
export function nextTurn(from: number, by: number, allowed: readonly number[]): number {
  for (let step = 1; step <= 4; step += 1) {
    const to = (from + by * step + 8) % 4;
    if (allowed.length === 0 || allowed.includes(to)) return to;
  }
  return from;
}

export interface Zombie {
  id: number;
  space: number;
}

/** Zombies have no names in the engine; here they keep one, so that each glides to where it goes. */
export class Herd {
  private ids = new Map<number, number>();
  private next = 0;

  follow(spaces: readonly number[], events: readonly Event[]): Zombie[] {
    const ids = new Map(this.ids);
    for (const event of events) {
      if (event.name !== "zombie-moved" && event.name !== "relocated") continue;
      const { from, to } = event.values;
      const id = typeof from === "number" ? ids.get(from) : undefined;
      if (id === undefined || typeof from !== "number" || typeof to !== "number" || ids.has(to)) continue;
      ids.delete(from);
      ids.set(to, id);
    }
    const now = new Map(spaces.map((space) => [space, ids.get(space) ?? this.next++]));
    this.ids = now;
    return [...now].map(([space, id]) => ({ id, space })).toSorted((a, b) => a.id - b.id);
  }
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the map that holds these places, with a margin around. */
export function around(places: readonly { x: number; y: number }[], margin: number): Box {
  const xs = places.map((place) => place.x * PITCH);
  const ys = places.map((place) => place.y * PITCH);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + TILE + margin - x, height: Math.max(...ys) + TILE + margin - y };
}
