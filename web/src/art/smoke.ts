// Fire and what rises from it.
import { D, SIGN, disc, many, mix, path, soft, type Point } from "./ink";
import { type Air } from "./light";

const TONGUES: readonly Point[] = [[-15, 0], [-20, -14], [-12, -20], [-15, -34], [-5, -25], [-3, -40], [3, -56], [7, -36], [13, -42], [13, -26], [20, -30], [18, -10], [11, 1]];
const FLAMES = [[1, "#8e1d17"], [0.84, "#d8481a"], [0.6, "#f08a1d"], [0.38, SIGN], [0.18, "#fff3b8"]] as const;

/** Tongues that lean, each flame another; the glow ties it to the sky. */
export const fire = (air: Air, x: number, y: number, s = 1): string => {
  const tongues = TONGUES.map(([a, b]): Point => [a * air.luck(0.9, 1.1) + b * 0.12 * air.side, b * air.luck(0.88, 1.1)]);
  const flame = ([share, colour]: readonly [number, string]): string => soft(tongues.map(([a, b]): Point => [x + a * s * share, y + b * s * share * 0.96]), colour);
  return disc(x, y - 18 * s, 40 * s, SIGN, 0.16) + disc(x, y - 16 * s, 27 * s, SIGN, 0.18) + FLAMES.map(flame).join("");
};
/** One ragged body, a shaded belly, a lit shoulder: never a string of balls. */
export const plume = (air: Air, x: number, y: number, s: number, ink: string, drift = -air.side): string => {
  const at = many(9, (i): [number, number, number] => [x + drift * i * i * 1.1 * s, y - i * 8.5 * s, (3.5 + i * 2.3) * s]);
  const each = (f: (puff: readonly [number, number, number]) => string): string => at.map(f).join("");
  return (
    path(
      each(
        ([u, v, q]) =>
          D.disc(u, v, q) + D.disc(u + air.luck(-1, 1) * q, v + air.luck(-0.6, 0.6) * q, q * 0.62) + D.disc(u + air.luck(-1.1, 1.1) * q, v - q * 0.4, q * 0.5),
      ),
      mix(ink, air.light.sky[0], 0.25),
    ) +
    path(each(([u, v, q]) => D.disc(u + air.side * q * 0.4, v - q * 0.2, q * air.luck(0.35, 0.62))), mix(ink, air.light.rim, 0.13))
  );
};
