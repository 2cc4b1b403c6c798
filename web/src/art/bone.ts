// Limbs and cloth as outlines that can be joined in one path.
import { D, n, wind, type Point } from "./ink";

/** The point at a distance in a direction: 0 hangs down, 90 points ahead, 180 up. */
export const step = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin((degrees * Math.PI) / 180) * length,
  y + Math.cos((degrees * Math.PI) / 180) * length,
];

/** A limb from a to b, rounded at both ends. */
export function bone([ax, ay]: Point, [bx, by]: Point, atA: number, atB: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const nx = (ay - by) / length;
  const ny = (bx - ax) / length;
  const side = (x: number, y: number, wide: number, sign: number): string => `${n(x + sign * nx * wide)} ${n(y + sign * ny * wide)}`;
  const round = (wide: number): string => `A${n(wide)} ${n(wide)} 0 0 0 `;
  return `M${side(ax, ay, atA, 1)}L${side(bx, by, atB, 1)}${round(atB)}${side(bx, by, atB, -1)}L${side(ax, ay, atA, -1)}${round(atA)}${side(ax, ay, atA, 1)}Z`;
}

export const shape = (points: readonly Point[]): string => D.soft(wind(points));
export const shard = (points: readonly Point[]): string => D.poly(wind(points));
