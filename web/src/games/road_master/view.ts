// What the engine shows of Road Master, and the printed rows, as this drawing reads them.
import type { Words } from "../../core/texts";
import type { Frame } from "../contract";

export interface Haulier {
  truck: number;
  cargo: number[];
  contracts: number[];
  laid: number[];
  score: number;
  filled: number;
  bonuses: number;
  shown: number[];
}

export interface Freight {
  explosives: boolean;
  perishables: boolean;
  limit: number;
  turn: number;
  round: number;
  triggered: boolean;
  actions: number;
  spent: number;
  left: number[];
  oks: number;
  half_booms: number;
  hauliers: Haulier[];
  stock: number[][];
  out: number[];
  closed: number;
  exchange: number[];
  deck: number;
  top: number;
  batch_sizes: number[];
}

export interface Held {
  kept: number[];
  looking: number[];
}

export interface ContractRow {
  id: string;
  source: string;
  quantity: number;
  destination: string;
  points: number;
  penalty: number;
}

export interface BonusRow {
  id: string;
  points: number;
  penalty: number;
  [colour: string]: number | string;
}

export interface TokenRow {
  id: string;
  faces: string[];
}

export interface SpaceRow {
  id: string;
  warehouse?: string;
}

export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;
export const COLOURS = ["orange", "violet", "green", "blue", "brown", "yellow"] as const;
export const PAINT = ["#e8762b", "#7d55b5", "#3f8f4f", "#2b78c5", "#7b4a2a", "#f0c419"] as const;
export const CAPACITY = 5;
export const NOWHERE = -1;

/** The innermost frame in play. */
export const top = (stack: readonly Frame[]): string => stack.at(-1)?.frame ?? "";

/** Cubes one by one, colour after colour. */
export const cubesOf = (counts: readonly number[]): number[] => counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));

/** The contracts of a haulier with the cubes laid on each. */
export const held = (haulier: Haulier, contracts: readonly ContractRow[]): { row: ContractRow; laid: number }[] =>
  haulier.contracts.flatMap((contract, at) => {
    const row = contracts[contract];
    return row ? [{ row, laid: haulier.laid[at] ?? 0 }] : [];
  });

/** How many cubes there are of each colour that is there. */
export const groups = (counts: readonly number[]): { colour: number; count: number }[] =>
  counts.map((count, colour) => ({ colour, count })).filter((one) => one.count > 0);

/** Where a truck stands, in words. */
export const whereabouts = (haulier: Haulier, words: Words): string =>
  haulier.truck === NOWHERE ? words.say("screen-truck-away") : String(words.word("space", haulier.truck));
