// What a chart shows. `plot` draws it on a page, `saving` as an SVG file.

/** A line over the values `xs` of its chart; gaps are null. */
export interface PlotLine {
  /** "" for a part of the line before it. */
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The name of a CSS colour such as "--seat-0". */
  readonly colour: string;
  readonly dash?: readonly number[];
  readonly width?: number;
  readonly filled?: boolean;
  /** Stand at the end of the line: the word where there is room, or else the letter. */
  readonly letter?: string;
  readonly word?: string;
  /** Whether the line stops at a gap instead of passing over it. */
  readonly stops?: boolean;
}

/** Luck and play in a part of a game. */
export interface PlotBar {
  readonly from: number;
  readonly to: number;
  readonly luck: number;
  readonly play: number;
}

export interface Plotted {
  readonly xs: readonly number[];
  readonly lines: readonly PlotLine[];
  readonly height: number;
  /** A value of the upright axis in words. */
  readonly format: (value: number) => string;
  readonly range?: { readonly least: number; readonly most: number; readonly splits?: readonly number[] };
  /** Labels below the chart; without them the values of `xs`. */
  readonly ticks?: readonly { readonly x: number; readonly text: string }[];
  readonly marks?: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  /** Hollow dots on a line. */
  readonly dots?: readonly { readonly x: number; readonly y: number; readonly colour: string }[] | undefined;
  readonly bars?: readonly PlotBar[] | undefined;
  /** Where the game stands. */
  readonly at?: number;
  /** Called with the value below a click. */
  readonly go?: ((x: number) => void) | undefined;
}

const CLOSE = 26; // pixels: labels nearer than this to each other would touch

/** The labels that stand apart; `each` is how much of the axis a pixel shows. Turns are of unequal length. */
export function spaced<T extends { readonly x: number }>(ticks: readonly T[], each: number): T[] {
  let last = -Infinity;
  return ticks.filter(({ x }) => {
    if (x - last < CLOSE * each) return false;
    last = x;
    return true;
  });
}

/** The shares of a seat over a game. */
export interface Shares {
  readonly seat: number;
  readonly shares: readonly { readonly ply: number; readonly share: number }[];
}

/** The share of a line at a ply: its last point up to there. */
export const shareAt = (line: Shares | undefined, ply: number): number => line?.shares.findLast((point) => point.ply <= ply)?.share ?? 0;

/** Numbered marks, each on the line of its seat. */
export const onLines = (lines: readonly Shares[], marks: readonly { readonly ply: number; readonly seat: number }[]): { x: number; y: number; text: string }[] =>
  marks.map(({ ply, seat }, at) => ({ x: ply, y: shareAt(lines.find((line) => line.seat === seat), ply), text: String(at + 1) }));

/** Lines of dashes that tell seats and versions apart without colours. */
export const DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [9, 3, 2, 3], [4, 4], [1, 4]];
export const dashes = (at: number): readonly number[] => DASHES[at % DASHES.length] ?? [];

/** What is driven by a bot, in plies. */
export interface Driven {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** The line of a seat, with what a bot drove as a dotted part that begins with a hollow dot. */
export function parted(line: PlotLine, xs: readonly number[], driven: readonly Driven[]): { lines: PlotLine[]; dots: { x: number; y: number; colour: string }[] } {
  if (driven.length === 0) return { lines: [line], dots: [] };
  let last = 0;
  const values = line.values.map((value) => (last = value ?? last));
  const spans = driven.map(({ from, to }) => ({ first: Math.max(0, xs.findLastIndex((x) => x <= from)), end: xs.findIndex((x) => x >= to) }));
  const until = (end: number): number => (end < 0 ? values.length - 1 : end);
  const inside = (at: number): boolean => spans.some(({ first, end }) => at > first && at < (end < 0 ? Infinity : end));
  const dotted = (at: number): boolean => spans.some(({ first, end }) => at >= first && at <= until(end));
  const { letter, word, ...plain } = line;
  const name = { ...(letter ? { letter } : {}), ...(word ? { word } : {}) };
  const ends = inside(values.length - 1);
  const [solid, rest] = [values.map((value, at) => (inside(at) ? null : value)), values.map((value, at) => (dotted(at) ? value : null))];
  return {
    lines: [
      { ...plain, values: solid, stops: true, ...(ends ? {} : name) },
      { name: "", values: rest, colour: line.colour, dash: [2, 5], width: line.width ?? 2, stops: true, ...(ends ? name : {}) },
    ],
    dots: spans.map(({ first }) => ({ x: xs[first] ?? 0, y: values[first] ?? 0, colour: line.colour })),
  };
}
