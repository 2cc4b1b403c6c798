// What the engine shows of Zombietown, and where everything lies in the drawing: a square is 100 units wide.
import type { Facts } from "../../core/facts";
import type { View } from "../contract";
import type { Rows, Zombietown } from "./types";

export type { Gun, Player, Public as Table, Survivor, Terms } from "./types";
export type TownView = View<Zombietown>;

export interface Point {
  x: number;
  y: number;
}

export const CELL = 100;
export const SIZE = 16;
export const EDGE = 58; // the hedge around the town
export const NOWHERE = -1;
export const SIDES = ["north", "east", "south", "west"] as const;
/** Doors of a house of 2 by 2 squares, from its north-west corner: each side has one, turned about the middle. */
export const DOORS: readonly Point[] = [{ x: 50, y: 0 }, { x: 200, y: 50 }, { x: 150, y: 200 }, { x: 0, y: 150 }];

export interface Box extends Point {
  width: number;
  height: number;
}

const TOWN = SIZE * CELL + 2 * EDGE;

/** The land that fills a room around the town: the town as large as it fits, the country beyond its hedge where there is more room. */
export function landIn(room: { width: number; height: number }): Box {
  const scale = Math.min(room.width, room.height) / TOWN;
  const width = room.width / scale;
  const height = room.height / scale;
  return { x: (SIZE * CELL - width) / 2, y: (SIZE * CELL - height) / 2, width, height };
}

export interface House {
  readonly letter: string;
  readonly space: number;
  /** The side of its driveway. */
  readonly driveway: number;
}

/** Where the spaces of the engine lie in the drawing. */
export class Plan {
  readonly spaces: readonly Rows["spaces"][];
  readonly houses: readonly House[];
  /** What is printed on each square, row by row. */
  readonly rows: readonly string[];

  constructor(facts: Facts<Zombietown>) {
    this.spaces = facts.rows("spaces");
    this.houses = facts.rows("lots").map(({ house, space, driveway }) => ({ letter: house, space, driveway }));
    this.rows = facts.rows("board").map((row) => row.squares);
  }

  /** The number of the house that a space is; NOWHERE for a square. */
  house(space: number): number {
    return this.spaces[space]?.house ?? NOWHERE;
  }

  /** The letter of a house, also that of its car. */
  letter(house: number): string {
    return this.houses[house]?.letter ?? "";
  }

  corner(space: number): Point {
    const { column = 0, row = 0 } = this.spaces[space] ?? {};
    return { x: column * CELL, y: row * CELL };
  }

  /** The width of a space. */
  size(space: number): number {
    return (this.spaces[space]?.size ?? 1) * CELL;
  }

  centre(space: number): Point {
    const { x, y } = this.corner(space);
    const half = this.size(space) / 2;
    return { x: x + half, y: y + half };
  }
}
