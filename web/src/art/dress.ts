// What makes a person: hair and hats, and the pattern on the chest that tells seats apart without their colour.
import { dots, line, many, n, poly, type Point } from "./ink";
import { shape, shard } from "./bone";

/** From a place on the head, which looks to the right around (0, 0), to a place in the drawing. */
type OnHead = (x: number, y: number) => Point;
/** On the chest: y from the belt (0) to the collar (30). */
type OnChest = (x: number, y: number) => Point;

export const HATS = {
  stetson: (h) => shape([h(-17, -4), h(-9, -5), h(-8, -14), h(0, -12), h(8, -14), h(9, -5), h(18, -5), h(6, -1), h(-6, -1)]),
  cap: (h) => shape([h(-9, -1), h(-8, -10), h(2, -11), h(9, -5), h(17, -3), h(15, 0), h(4, -2)]),
  pony: (h) => shape([h(-2, -11), h(9, -8), h(8, -2), h(-2, -4), h(-7, 4), h(-17, 12), h(-13, 0), h(-10, -8)]),
  afro: (h) => shape([h(-13, 3), h(-15, -8), h(-5, -17), h(8, -15), h(13, -5), h(6, -4), h(-2, -2), h(-6, 6)]),
  hood: (h) => shape([h(-12, 12), h(-13, -6), h(-3, -14), h(9, -9), h(7, -5), h(1, -4), h(0, 6), h(6, 13)]),
  bun: (h) => shape([h(-9, 4), h(-10, -7), h(0, -11), h(9, -6), h(3, -4), h(-4, 0)]) + shape([h(-8, -8), h(-15, -8), h(-15, -16), h(-8, -17), h(-4, -12)]),
  mohawk: (h) => shard([h(-9, 2), h(-13, -6), h(-8, -8), h(-9, -15), h(-2, -11), h(1, -17), h(5, -10), h(9, -12), h(8, -6), h(-3, -5)]),
  helmet: (h) => shape([h(-12, 1), h(-12, -9), h(-3, -15), h(7, -13), h(12, -5), h(13, -1), h(0, -3)]),
  short: (h) => shape([h(-10, 3), h(-11, -7), h(-3, -13), h(7, -11), h(9, -5), h(0, -5), h(-5, -1)]),
  long: (h) => shape([h(-2, -12), h(9, -9), h(8, -3), h(0, -4), h(-2, 6), h(-4, 17), h(-13, 18), h(-13, -2), h(-10, -9)]),
  bald: () => "",
} satisfies Record<string, (h: OnHead) => string>;
export type Hat = keyof typeof HATS;

const to = (point: Point): string => point.map(n).join(" ");
const stroke = (from: Point, ...on: readonly Point[]): string => `M${to(from)}${on.map((point) => `L${to(point)}`).join("")}`;

export const PATTERNS = {
  hoops: (at, ink) => line([4, 11, 18, 25].map((y) => stroke(at(-6.5, y), at(6.5, y))).join(""), ink, 2.6),
  dots: (at, ink) => dots([at(-4, 24), at(4, 24), at(0, 18), at(-4, 12), at(4, 12), at(0, 6)], ink, 3.4),
  cross: (at, ink) => line(stroke(at(-6, 26), at(6, 4)) + stroke(at(6, 26), at(-6, 4)), ink, 3),
  chevron: (at, ink) => line([22, 13, 4].map((y) => stroke(at(-6, y + 4), at(0, y - 2), at(6, y + 4))).join(""), ink, 2.6),
  bars: (at, ink) => line([-4.5, 0, 4.5].map((x) => stroke(at(x, 3), at(x, 26))).join(""), ink, 2.4),
  check: (at, ink) =>
    many(4, (row) => {
      const x = row % 2 ? 0 : -6;
      const y = 3 + row * 6;
      return poly([at(x, y), at(x + 6, y), at(x + 6, y + 6), at(x, y + 6)], ink);
    }).join(""),
  star: (at, ink) => dots([at(3, 22)], ink, 6.5),
} satisfies Record<string, (at: OnChest, ink: string) => string>;
export type Pattern = keyof typeof PATTERNS;
