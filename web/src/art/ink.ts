// Primitives of drawings: flat shapes as SVG text, one way to mix colours, and seeded random numbers.
// A drawing has no ids, gradients, filters or words, so any number of them fit on one page, in any language.
export type Point = readonly [number, number];

/** Seeded random numbers: luck() is between 0 and 1, luck(a, b) between a and b. */
export interface Luck {
  (from?: number, to?: number): number;
  pick<T>(list: readonly T[]): T;
}

export const BLOOD = "#b3261e";
export const SIGN = "#f2b705";
export const BONE = "#efe8d8";
export const MOSS = "#7f9463";

export const n = (value: number): number => +value.toFixed(1);
export const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: Math.max(0, count) }, (_, at) => make(at));
export const all = (count: number, draw: (at: number) => string): string => many(count, draw).join("");

/** The same text gives the same numbers on every machine. */
export function seeded(text: string): Luck {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  const luck = (from = 0, to = 1): number => {
    hash = (hash + 0x6d2b79f5) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
  return Object.assign(luck, { pick: <T>(list: readonly T[]): T => list[Math.floor(luck(0, list.length))] as T });
}

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** Colour a moved towards b by a share: distance, shade and light are all made with this. */
export const mix = (a: string, b: string, share: number): string =>
  "#" + [1, 3, 5].map((at) => Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * share).toString(16).padStart(2, "0")).join("");

/** Outlines as path data. */
export const D = {
  poly: (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`,
  disc: (x: number, y: number, r: number, q = r): string => `M${n(x + r)} ${n(y)}a${n(r)} ${n(q)} 0 1 0 ${n(-2 * r)} 0a${n(r)} ${n(q)} 0 1 0 ${n(2 * r)} 0Z`,
  rect: (x: number, y: number, width: number, height: number): string => `M${n(x)} ${n(y)}v${n(height)}h${n(width)}v${n(-height)}Z`,
  /** A closed soft shape through the middles of its corners. */
  soft: (points: readonly Point[]): string => {
    const middles = points.map(([x, y], at) => {
      const [u, v] = points[(at + 1) % points.length] ?? [x, y];
      return `${n((x + u) / 2)} ${n((y + v) / 2)}`;
    });
    const corner = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
    const rest = points.slice(1).map((point, at) => `Q${corner(point)} ${middles[at + 1]}`);
    return `M${middles[0]}${rest.join("")}Q${corner(points[0] ?? [0, 0])} ${middles[0]}Z`;
  },
  dots: (points: readonly Point[]): string => points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(""),
};

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${n(opacity * 100) / 100}"` : "");
export const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${faint(opacity)}/>`;
export const line = (d: string, ink: string, width = 1, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, opacity?: number): string => path(D.rect(x, y, width, height), fill, opacity);
export const poly = (points: readonly Point[], fill: string, opacity?: number): string => path(D.poly(points), fill, opacity);
export const disc = (x: number, y: number, r: number, fill: string, opacity?: number, q?: number): string => path(D.disc(x, y, r, q), fill, opacity);
export const soft = (points: readonly Point[], fill: string, opacity?: number): string => path(D.soft(points), fill, opacity);
export const dots = (points: readonly Point[], ink: string, width: number, opacity?: number): string => (points.length > 0 ? line(D.dots(points), ink, width, opacity) : "");
export const moved = (drawing: string, transform: string): string => `<g transform="${transform}">${drawing}</g>`;

/** Shapes joined in one path must turn the same way, or they punch holes into each other. */
export const wind = (points: readonly Point[]): readonly Point[] =>
  points.reduce((sum, [x, y], at) => {
    const [u, v] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * v - u * y;
  }, 0) > 0
    ? points.toReversed()
    : points;

export const star = (x: number, y: number, size: number, inner = 0.45): Point[] =>
  many(10, (at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const reach = at % 2 ? size * inner : size;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
