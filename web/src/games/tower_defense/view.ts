// What the engine shows of a siege, under the names that this drawing uses.
import type { View } from "../contract";
import type { TowerDefense } from "./types";

export type { Public as Fort } from "./types";
export type FortView = View<TowerDefense>;

export const LINES = [0, 1, 2] as const;
export const COLUMNS = 5;
export const WAREHOUSE = 0;
export const BASTION = 1;
export const CELLS = Array.from({ length: 3 * COLUMNS }, (_, cell) => cell);
export const columnOf = (cell: number): number => cell % COLUMNS;
export const lineOf = (cell: number): number => Math.floor(cell / COLUMNS);
