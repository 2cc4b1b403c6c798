// What the engine shows of a siege, under the names that this drawing uses.
import type { View } from "../contract";
import { frame } from "../stack";
import type { Frame, InterceptionFrame, Public as Fort, TowerDefense } from "./types";

export type { Public as Fort } from "./types";
export type FortView = View<TowerDefense>;

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
export type Gathering = InterceptionFrame;

export function gathering(stack: readonly Frame[]): Gathering | null {
  const found = frame(stack, "Interception");
  return found && found.at >= 0 ? found : null;
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
