// The frames in play, as drawings read them. A field that is not there reads as -1, the engine's own "none".
import type { Plain } from "../core/facts";
import type { Frame } from "./contract";

/** The innermost frame of a kind that is in play. */
export const frame = (stack: readonly Frame[], kind: string): Frame | undefined => stack.findLast((one) => one.frame === kind);

export const number = (value: Plain | undefined): number => (typeof value === "number" ? value : -1);

export const numbers = (value: Plain | undefined): number[] => (Array.isArray(value) ? value.map((one) => number(one)) : []);
