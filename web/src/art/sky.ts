// The sky in hard bands, the sun or moon in it, and clouds.
import { BONE, disc, dots, line, many, mix, n, path, poly, rect, soft, type Point } from "./ink";
import { HEIGHT, WIDTH, ZENITH, type Air } from "./light";

/** Where the sun stands, and how large. */
export type Sun = readonly [x: number, y: number, size: number];

export interface SkyOptions {
  readonly rays?: number;
  readonly clouds?: number;
  readonly stars?: number;
  readonly moon?: boolean;
}

const BANDS = [-34, 16, 42, 64] as const;

export function sky({ light, luck }: Air, [sunX, sunY, size]: Sun, { rays = 0, clouds = 3, stars = 0, moon = false }: SkyOptions): string {
  let out = rect(0, ZENITH, WIDTH, HEIGHT - ZENITH, mix(light.sky[0], light.dark, 0.28));
  light.sky.forEach((colour, at) => {
    const y = BANDS[at] ?? 0;
    const tilt = luck(-4, 4);
    const bend = luck(-5, 5);
    out += path(`M0 ${n(y + tilt)}C90 ${n(y - 7 + bend)} 200 ${n(y + 8 - bend)} ${WIDTH} ${n(y - tilt)}V${HEIGHT}H0Z`, colour);
  });
  const above = (low: number): Point => [luck(0, WIDTH), luck(ZENITH, low)];
  if (stars > 0) out += dots(many(stars * 2, () => above(56)), BONE, 0.9, 0.8) + dots(many(7, () => above(40)), BONE, 1.7);
  out += many(rays, (at) => {
    const from = (at / rays) * Math.PI * 2 + 0.12;
    const end = (angle: number): Point => [sunX + Math.cos(angle) * 360, sunY + Math.sin(angle) * 360];
    return poly([[sunX, sunY], end(from), end(from + 0.13)], light.sun, 0.16);
  }).join("");
  if (size > 0) {
    out += [3, 2.25, 1.55].map((wide) => disc(sunX, sunY, size * wide, mix(light.sky[3], light.sun, 0.35), 0.22)).join("") + disc(sunX, sunY, size, light.sun);
  }
  if (moon && size > 0) {
    const grey = mix(light.sun, light.sky[2], 0.3);
    out += dots([[sunX - size * 0.3, sunY - size * 0.2], [sunX + size * 0.2, sunY + size * 0.35]], grey, size * 0.4) + dots([[sunX + size * 0.35, sunY - size * 0.3]], grey, size * 0.24);
  }
  for (let at = 0; at < clouds + 2; at += 1) {
    const x = luck(-20, WIDTH);
    const y = at < clouds ? luck(8, 58) : luck(ZENITH + 12, 0);
    const w = luck(34, 80);
    const puff: Point[] = [[x, y], [x + w * 0.2, y - 4], [x + w * 0.45, y - 1], [x + w * 0.62, y - 6], [x + w, y], [x + w * 0.8, y + 2], [x + w * 0.3, y + 3]];
    if (clouds > 0) out += soft(puff, mix(light.sky[1], light.sun, Math.max(0, y) / 110 + 0.1), 0.75);
  }
  return out;
}

/** Lightning, with the glow that it leaves on the cloud. */
export function bolt({ light }: Air, x: number, y: number): string {
  const zigzag = `M${x + 6} ${ZENITH}L${x - 4} ${ZENITH / 2}L${x + 4} ${ZENITH / 2 + 6}L${x} 0L${x - 7} ${n(y * 0.3)}L${x + 3} ${n(y * 0.34)}L${x - 9} ${n(y * 0.66)}L${x} ${n(y * 0.68)}L${x - 12} ${y}`;
  return line(zigzag, light.sun, 9, 0.25) + line(zigzag, "#fffef0", 2.2) + line(`M${x - 9} ${n(y * 0.66)}l-13 ${n(y * 0.14)}l2 ${n(y * 0.09)}`, "#fffef0", 1.1);
}
