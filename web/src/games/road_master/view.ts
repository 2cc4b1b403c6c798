// What the engine shows of Road Master, under the names that this drawing uses.
import type { Words } from "../../core/texts";
import type { View } from "../contract";
import type { Firm, Frame, Haulier, RoadMaster, Rows } from "./types";

export type { Haulier, Public as Freight } from "./types";
export type FreightView = View<RoadMaster>;
export type ContractRow = Rows["contracts"];
export type BonusRow = Rows["bonuses"];

export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;
export const COLOURS = ["orange", "violet", "green", "blue", "brown", "yellow"] as const;
export const PAINT = ["#e8762b", "#7d55b5", "#3f8f4f", "#2b78c5", "#7b4a2a", "#f0c419"] as const;
export const NOWHERE = -1;

/** The innermost frame in play. */
export const top = (stack: readonly Frame[]): Frame["frame"] | "" => stack.at(-1)?.frame ?? "";

/** Cubes one by one, colour after colour. */
export const cubesOf = (counts: readonly number[]): number[] => counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));

/** The contracts of a haulier with the cubes laid on each. */
export const held = (haulier: Haulier, firm: Firm | undefined, contracts: readonly ContractRow[]): { row: ContractRow; laid: number; filled: boolean }[] =>
  haulier.contracts.flatMap((contract, at) => {
    const row = contracts[contract];
    return row ? [{ row, laid: haulier.laid[at] ?? 0, filled: firm?.filled[at] === true }] : [];
  });

/** How many cubes there are of each colour that is there. */
export const groups = (counts: readonly number[]): { colour: number; count: number }[] =>
  counts.map((count, colour) => ({ colour, count })).filter((one) => one.count > 0);

/** Where a truck stands, in words. */
export const whereabouts = (haulier: Haulier, words: Words): string =>
  haulier.truck === NOWHERE ? words.say("screen-truck-away") : String(words.word("space", haulier.truck));
