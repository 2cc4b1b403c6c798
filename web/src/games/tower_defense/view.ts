// What the engine shows of a siege, and the printed rows, as this drawing reads them.
import type { Frame } from "../contract";
import { frame, number, numbers } from "../stack";

export interface Stock {
  ammo: number;
  fuel: number;
  adrenaline: number;
  tokens: number[];
  executor: number;
  zombies: number;
}

export interface Fort {
  phase: string;
  turn: number;
  wave: number;
  sizes: number[];
  reserve: number;
  /** By cell: the card, or -1. */
  field: number[];
  revealed: number;
  bastions: boolean[];
  warehouses: boolean[];
  /** By bastion: where its leader is (VACANT, FALLEN, HOME, POSTED + warehouse, OUT + cell). */
  leaders: number[];
  home: number[];
  posted: number[];
  sent: number[];
  fighting: number;
  won: number[];
  stock: Stock;
  xp: number;
}

export const LINES = [0, 1, 2] as const;
export const COLUMNS = 5;
export const WAREHOUSE = 0;
export const BASTION = 1;
export const CELLS = Array.from({ length: 3 * COLUMNS }, (_, cell) => cell);
export const columnOf = (cell: number): number => cell % COLUMNS;
export const lineOf = (cell: number): number => Math.floor(cell / COLUMNS);

export const VACANT = -2;
export const FALLEN = -1;
export const HOME = 0;
export const POSTED = 1;
export const OUT = 4;
export const PLACES = 3;
export const FAR = 99;
const STORAGE = 10;

/** A group that gathers: where, who has joined, and what every way costs. */
export interface Gathering {
  at: number;
  joined: number[];
  led: number;
  toll: number;
  reach: number[];
  walks: number[];
}

export function gathering(stack: readonly Frame[]): Gathering | null {
  const found = frame(stack, "Interception");
  if (!found || number(found["at"]) < 0) return null;
  return {
    at: number(found["at"]),
    joined: numbers(found["joined"]),
    led: number(found["led"]),
    toll: number(found["toll"]),
    reach: numbers(found["reach"]),
    walks: numbers(found["walks"]),
  };
}

export const manned = (fort: Fort, bastion: number): boolean => fort.bastions[bastion] === true && (fort.leaders[bastion] ?? VACANT) >= HOME;

export function members(fort: Fort): number {
  const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
  return sum(fort.home) + sum(fort.posted) + sum(fort.sent) + fort.leaders.filter((where) => where >= HOME).length;
}

/** How much of each resource the squads can keep. */
export function capacity(fort: Fort): number {
  return LINES.filter((bastion) => fort.bastions[bastion] && fort.leaders[bastion] !== VACANT).length * STORAGE;
}
