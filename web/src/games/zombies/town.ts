// What the engine shows of Zombies!!!, the printed tiles turned, and where everything lies in the drawing.
import type { Facts } from "../../core/facts";
import type { View } from "../contract";
import { asking, frame } from "../stack";
import type { Event, LayFrame, Public as Table, Rows, Town, Zombies } from "./types";

export type { Public as Table, Town } from "./types";
export type TownView = View<Zombies>;
export type TileRow = Rows["tiles"];

/** A tile as it lies: nine cells from the north-west, and between which of them one can walk. */
export interface Shape {
  id: string;
  named: boolean;
  cells: string;
  /** By cell * 4 + side: one can walk there, inside the tile or out of it. */
  open: boolean[];
  /** By cell * 4 + side, from inside: a door. */
  doors: ReadonlySet<number>;
}

export const CELL = 100;
export const TILE = 300;
export const PITCH = 306;
export const DX = [0, 1, 0, -1] as const;
export const DY = [-1, 0, 1, 0] as const;
const SIDES = "NESW";
const MIDDLES = [1, 5, 7, 3];

const turned = (cell: number, quarters: number): number => {
  let at = cell;
  for (let turn = 0; turn < quarters; turn += 1) at = (at % 3) * 3 + 2 - Math.floor(at / 3);
  return at;
};

const beside = (cell: number, side: number): number => {
  const row = Math.floor(cell / 3) + (DY[side] ?? 0);
  const column = (cell % 3) + (DX[side] ?? 0);
  return row >= 0 && row < 3 && column >= 0 && column < 3 ? row * 3 + column : -1;
};

/** The tile of a row, turned clockwise. */
export function shapeOf(row: TileRow, quarters: number, anySide: boolean): Shape {
  const printed = row.grid.join("");
  const cells = Array.from({ length: 9 }, () => ".");
  for (let cell = 0; cell < 9; cell += 1) cells[turned(cell, quarters)] = printed[cell] ?? ".";
  const doors = new Set<number>();
  for (const door of row.doors ?? []) {
    const side = SIDES.indexOf(door.slice(-1));
    doors.add(turned(Number(door[0]) * 3 + Number(door[2]), quarters) * 4 + ((side + quarters) % 4));
  }
  const exits = new Set([...row.exits].map((side) => (SIDES.indexOf(side) + quarters) % 4));
  const open: boolean[] = [];
  for (let cell = 0; cell < 9; cell += 1) {
    for (let side = 0; side < 4; side += 1) {
      const other = beside(cell, side);
      if (other < 0) {
        open.push(MIDDLES[side] === cell && exits.has(side));
        continue;
      }
      const [here, there] = [cells[cell], cells[other]];
      const back = other * 4 + ((side + 2) % 4);
      open.push(here !== "." && there !== "." && (here === there || anySide || doors.has(cell * 4 + side) || doors.has(back)));
      if (anySide && here === "B" && there === "R") doors.add(cell * 4 + side);
    }
  }
  return { id: row.id, named: row.named ?? false, cells: cells.join(""), open, doors };
}

/** The shape by the engine's number. */
export function shapeBy(facts: Facts<Zombies>, shape: number): Shape | undefined {
  const rows = facts.rows("tiles");
  const all = rows.length * 4;
  const row = rows[Math.floor((shape % all) / 4)];
  return row && shapeOf(row, shape % 4, shape >= all);
}

/** The middle of a space in the drawing. */
export function centre(town: Town, space: number): { x: number; y: number } {
  const tile = Math.floor(space / 9);
  const cell = space % 9;
  return {
    x: (town.xs[tile] ?? 0) * PITCH + (cell % 3) * CELL + CELL / 2,
    y: (town.ys[tile] ?? 0) * PITCH + Math.floor(cell / 3) * CELL + CELL / 2,
  };
}

/** The tile in hand: not placed yet, or placed and still to be turned. */
export const laying = (view: TownView): LayFrame | null => frame(view.stack, "Lay") ?? null;

/** The space from which the next step is made: of a pawn, or of the zombie picked. */
export function stepsFrom(view: TownView): number {
  const zombie = asking(view.stack, "Shamble");
  if (zombie) return zombie.picked;
  return view.public.spaces[asking(view.stack, "Walk", "Move", "Drag")?.mover ?? -1] ?? -1;
}

const EFFECTS = ["fear", "claustrophobia", "paralysis", "food", "marbles"] as const;
const FOR_ALL: readonly string[] = ["food", "marbles"];
const NEXT_TURN = 8;

/** The cards whose effects last, and for whom; `later`: from that seat's next turn on. */
export function standing(table: Table): { seat: number; card: string; later: boolean }[] {
  return table.standing.flatMap((bits, seat) => {
    const found = EFFECTS.flatMap((card, bit) => {
      const now = (bits >> bit) & 1;
      // What concerns all holds from the play on, until its owner's next turn; the rest from that turn on.
      const later = !now && !FOR_ALL.includes(card);
      return now || (bits >> (bit + NEXT_TURN)) & 1 ? [{ seat, card: card as string, later }] : [];
    });
    if (table.shoes[seat]) found.push({ seat, card: "shoe", later: false });
    if (table.chainsaws[seat]) found.push({ seat, card: "chainsaw", later: false });
    if ((table.molotovs[seat] ?? -1) >= 0) found.push({ seat, card: "molotov", later: false });
    return found;
  });
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

  follow(masks: readonly number[], events: readonly Event[]): Zombie[] {
    const ids = new Map(this.ids);
    for (const event of events) {
      if (event.name !== "zombie-moved" && event.name !== "relocated") continue;
      const { from, to } = event.values;
      const id = typeof from === "number" ? ids.get(from) : undefined;
      if (id === undefined || typeof from !== "number" || typeof to !== "number" || ids.has(to)) continue;
      ids.delete(from);
      ids.set(to, id);
    }
    const now = new Map<number, number>();
    masks.forEach((mask, tile) => {
      for (let cell = 0; cell < 9; cell += 1) {
        if ((mask >> cell) & 1) now.set(tile * 9 + cell, ids.get(tile * 9 + cell) ?? this.next++);
      }
    });
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
