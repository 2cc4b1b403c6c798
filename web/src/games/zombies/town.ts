// What the engine shows of Zombies!!!, the printed tiles turned, and where everything lies in the drawing.
import type { View } from "../contract";
import type { Event, Rows, Town, Zombies } from "./types";

export type TownView = View<Zombies>;

/** A turned tile: nine cells from the north-west, and for each cell its open sides and its doors, as bits. */
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

/** The next legal rotation of a tile, or simply the next one if none is known. */
export function nextTurn(from: number, by: number, allowed: readonly number[]): number {
  for (let step = 1; step <= 4; step += 1) {
    const to = (from + by * step + 8) % 4;
    if (allowed.length === 0 || allowed.includes(to)) return to;
  }
  return from;
}

/** The rotation of the tile at a place: the wanted one if it is legal, otherwise the next legal one. */
export const turnOf = (wanted: number, legal: readonly number[]): number => (legal.length === 0 || legal.includes(wanted) ? wanted : nextTurn(wanted, 1, legal));

/** The next rotation that changes the drawing at one of some places; each place has its own legal rotations. */
export function turnOn(from: number, by: number, places: readonly (readonly number[])[]): number {
  for (let step = 1; step < 4; step += 1) {
    const to = (from + by * step + 8) % 4;
    if (places.some((legal) => turnOf(to, legal) !== turnOf(from, legal))) return to;
  }
  return nextTurn(from, by, []);
}

export interface Zombie {
  id: number;
  space: number;
}

/** Zombies have no identity in the engine. Here each keeps a name, so that it moves smoothly. */
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

const TWO = [[-24, 0], [24, 0]] as const;
const THREE = [[-31, -12], [31, -12], [0, 12]] as const;
const FOUR = [[-27, -22], [27, -22], [-27, 14], [27, 14]] as const;
const SIX = [[-33, -22], [0, -22], [33, -22], [-33, 14], [0, 14], [33, 14]] as const;

/** Where the pawns of one space stand, from its middle, and how large they are: none covers another one's face or letter. */
export function stand(at: number, of: number): { x: number; y: number; size: number } {
  if (of < 2) return { x: 0, y: 0, size: 0.78 };
  const [places, size] = of === 2 ? ([TWO, 0.68] as const) : of === 3 ? ([THREE, 0.62] as const) : of === 4 ? ([FOUR, 0.54] as const) : ([SIX, 0.48] as const);
  const [x, y] = places[at] ?? [0, 0];
  return { x, y, size };
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

/** The same middle with more land around, where a part of the map would be drawn larger than `most` pixels a unit. */
export function widened(part: Box, room: { width: number; height: number }, most: number): Box {
  const width = Math.max(part.width, room.width / most);
  const height = Math.max(part.height, room.height / most);
  return { x: part.x - (width - part.width) / 2, y: part.y - (height - part.height) / 2, width, height };
}

export const SIGN = 37; // height
const LETTER = 16.5;
/** As far down from the edge of a space nobody's head reaches. */
export const HEADROOM = 3;

/** Where the sign of a building hangs in its tile: above its northern row, so that it covers nobody inside. */
export function signOf(shape: Pick<Shape, "cells">, text: string): Box & { squeezed: boolean } {
  const row = Math.floor(Math.max(0, shape.cells.indexOf("B")) / 3);
  const columns = [0, 1, 2].filter((column) => shape.cells[row * 3 + column] === "B");
  const wide = columns.length > 1;
  const middle = (wide ? ((columns[0] ?? 0) + (columns.at(-1) ?? 0)) / 2 : 1) * CELL + CELL / 2;
  const room = (wide ? columns.length : 3) * CELL - 12;
  const needed = text.length * LETTER + 22;
  const width = Math.min(room, needed);
  return { x: middle - width / 2, y: row * CELL + HEADROOM - SIGN, width, height: SIGN, squeezed: needed > room };
}

const RAISED = 30;
/** How far the figures of a space with this middle are drawn upwards, so that no sign covers their feet. */
export const raise = (middle: { x: number; y: number }, signs: readonly Box[]): number =>
  signs.some((sign) => sign.x < middle.x + 40 && sign.x + sign.width > middle.x - 40 && sign.y > middle.y && sign.y < middle.y + CELL / 2) ? RAISED : 0;
