// What the engine shows of Zombietown, and where everything lies in the drawing: a square is 100 units wide.
import type { Facts } from "../../core/facts";
import type { View } from "../contract";
import { asking, frame } from "../stack";
import type { Frame, Rows, Zombietown } from "./types";

export type { Gun, Player, Public as Table, Survivor, Terms } from "./types";
export type TownView = View<Zombietown>;

export interface Point {
  x: number;
  y: number;
}

export const CELL = 100;
export const SIZE = 16;
export const SQUARES = 192;
export const HOUSES = 12;
export const EDGE = 58; // the hedge around the town
export const NOWHERE = -1;
export const LETTERS = "ABCDEFGHIJKL";
export const SIDES = ["north", "east", "south", "west"] as const;
export const HEADINGS = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;
export const HEADING_X = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const HEADING_Y = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
/** Doors of a house of 2 by 2 squares, from its north-west corner: each side has one, turned about the middle. */
export const DOORS: readonly Point[] = [{ x: 50, y: 0 }, { x: 200, y: 50 }, { x: 150, y: 200 }, { x: 0, y: 150 }];

/** The printed board: which space each of the 256 places is, and where each space lies. */
export class Plan {
  readonly rows: readonly string[];
  /** By space: its north-west corner. */
  readonly corners: Point[] = [];
  /** By row * 16 + column; NOWHERE in the cemetery. */
  readonly spaces: number[] = [];
  /** By house: the side of its driveway. */
  readonly driveways: readonly number[];
  private readonly lots: Rows["lots"][];

  constructor(facts: Facts<Zombietown>) {
    this.rows = facts.rows("board").map((row) => row.squares);
    let squares = 0;
    const houses: Point[] = [];
    this.rows.forEach((row, y) => {
      [...row].forEach((mark, x) => {
        const house = LETTERS.indexOf(mark);
        if (house >= 0) houses[house] ??= { x: x * CELL, y: y * CELL };
        else if (mark !== "#") this.corners.push({ x: x * CELL, y: y * CELL });
        this.spaces.push(house >= 0 ? SQUARES + house : mark === "#" ? NOWHERE : squares++);
      });
    });
    this.corners.push(...houses);
    this.lots = facts.rows("lots");
    this.driveways = this.lots.map((lot) => lot.driveway);
  }

  corner(space: number): Point {
    return this.corners[space] ?? { x: 0, y: 0 };
  }

  centre(space: number): Point {
    const { x, y } = this.corner(space);
    const half = space >= SQUARES ? CELL : CELL / 2;
    return { x: x + half, y: y + half };
  }

  /** What is printed on a square. */
  mark(space: number): string {
    const { x, y } = this.corner(space);
    return this.rows[y / CELL]?.[x / CELL] ?? ".";
  }

  /** The square before a facade. */
  access(house: number, side: number): number {
    return this.lots[house]?.access[side] ?? NOWHERE;
  }

  /** The house a pawn is in, or whose facade it stands before; NOWHERE for neither. */
  beside(space: number): number {
    return space >= SQUARES ? space - SQUARES : this.lots.findIndex((lot) => lot.access.includes(space));
  }

  /** Where a step in one of the eight directions leads to, in the drawing. */
  toward(space: number, heading: number): Point {
    if (space >= SQUARES) return this.centre(this.access(space - SQUARES, Math.floor(heading / 2)));
    const { x, y } = this.centre(space);
    return { x: x + (HEADING_X[heading] ?? 0) * CELL, y: y + (HEADING_Y[heading] ?? 0) * CELL };
  }
}

/** The frame in play that asks. */
export const top = (view: TownView): Frame | undefined => view.stack.at(-1);

/** Who is asked, or else whose turn it is. */
export const mover = (view: TownView): number => view.asked ?? Math.max(0, view.public.active);

/** The space from which the next step goes: of the zombie picked, or of the pawn. */
export function origin(view: TownView): number {
  const picked = asking(view.stack, "Lurch")?.picked ?? NOWHERE;
  return picked >= 0 ? picked : (view.public.players[mover(view)]?.space ?? NOWHERE);
}

/** How many zombies of each space have had their step, while they are being moved. */
export function steps(view: TownView): Map<number, number> {
  const found = new Map<number, number>();
  for (const space of frame(view.stack, "Lurch")?.moved ?? []) found.set(space, (found.get(space) ?? 0) + 1);
  return found;
}

/** Whether one chooses among things of all one's houses: then the house is chosen first. */
export const farAway = (view: TownView): boolean => asking(view.stack, "Toll", "Revive") !== undefined;

/** Whether somebody else's group is aimed at. */
export const aiming = (view: TownView): boolean => asking(view.stack, "Attack", "Ambush") !== undefined;

/** The own house whose guards fight or lend a hand now, for the seat that looks; NOWHERE for none. */
export function guardHouse(view: TownView): number {
  const { seat } = view;
  if (seat === null) return NOWHERE;
  const own = (house: number): boolean => house >= 0 && view.public.owner[house] === seat;
  const clash = asking(view.stack, "Clash");
  const attacked = clash ? clash.space - SQUARES : (asking(view.stack, "Exchange")?.house ?? NOWHERE);
  if (own(attacked)) return attacked;
  const house = (view.public.players[seat]?.space ?? NOWHERE) - SQUARES;
  return own(house) ? house : NOWHERE;
}
