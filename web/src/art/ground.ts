// The ground, the roads on it, and the dark strip at our feet.
import { SIGN, dots, line, many, mix, n, path, poly, rect, type Point } from "./ink";
import { type Air, HEIGHT, WIDTH } from "./light";

const FLOORS = { desert: "", grass: "#6f7d4a", lot: "#6c6a62", sand: "#e2c48d", mud: "#4b3a2a", boards: "#7a5533" } as const;
export type Floor = keyof typeof FLOORS;

export function ground(air: Air, kind: Floor = "desert", y = 84): string {
  const { light, luck } = air;
  const base = FLOORS[kind] ? mix(light.ground, FLOORS[kind], 0.5) : light.ground;
  const tuft = mix(base, light.dark, 0.55);
  let out = rect(0, y, WIDTH, HEIGHT - y, mix(base, light.rim, 0.2));
  ([[8, 0.06], [24, 0.22], [44, 0.46]] as const).forEach(([d, t]) => {
    const a = luck(-3, 3);
    out += path(`M0 ${n(y + d + a)}C100 ${n(y + d - 4)} 220 ${n(y + d + 5)} ${WIDTH} ${n(y + d - a)}V${HEIGHT}H0Z`, mix(base, light.dark, t));
  });
  if (kind === "lot")
    for (let i = -5; i < 12; i++)
      out += poly([[150 + i * 26, y + 14], [152 + i * 26, y + 14], [130 + i * 42, y + 36], [126 + i * 42, y + 36]], light.rim, 0.35);
  else if (kind === "boards") for (let i = -8; i < 9; i++) out += line(`M${160 + i * 18} ${y}L${160 + i * 44} ${HEIGHT}`, light.dark, 0.9, 0.45);
  else {
    out += line(
      many(26, () => {
        const x = luck(0, WIDTH);
        const d = luck(3, 62);
        const s = 0.5 + d / 26;
        return `M${n(x)} ${n(y + d)}l${n(-1.5 * s)} ${n(-2.4 * s)}M${n(x)} ${n(y + d)}l${n(0.3 * s)} ${n(-3.2 * s)}M${n(x)} ${n(y + d)}l${n(1.7 * s)} ${n(-2 * s)}`;
      }).join(""),
      tuft,
      kind === "grass" ? 1.2 : 0.9,
      0.75,
    );
    out += dots(many(26, (): Point => [luck(0, WIDTH), y + luck(4, 60)]), tuft, 1.3, 0.55);
  }
  return out;
}
/** The highway to the vanishing point vx; foot is where it leaves the picture. */
export function road(air: Air, vx = 160, foot = 160, wide = 74, y = 84): string {
  const { light } = air;
  const at = (t: number, off: number): Point => [vx + (foot - vx) * t + off * wide * t, y + (HEIGHT - y) * t];
  const q = (a: number, b: number, o: number, w: number, f: string): string => poly([at(a, o - w), at(a, o + w), at(b, o + w), at(b, o - w)], f);
  return (
    poly([at(0, 0), at(1, -1.14), at(1, 1.14)], mix(light.ground, light.dark, 0.3)) +
    poly([at(0, 0), at(1, -1), at(1, 1)], light.road) +
    q(0.02, 1, -0.92, 0.025, light.rim) +
    q(0.02, 1, 0.92, 0.025, light.rim) +
    ([[0.05, 0.09], [0.13, 0.2], [0.27, 0.38], [0.48, 0.64], [0.78, 1]] as const)
      .map(([a, b]) => q(a, b, 0, 0.045, SIGN))
      .join("")
  );
}
/** A street across the picture. */
export const street = (air: Air, y = 104, h = 22): string =>
  rect(0, y, WIDTH, h, air.light.road) +
  rect(0, y, WIDTH, 1.4, air.light.rim, 0.6) +
  rect(0, y + h - 1.6, WIDTH, 1.6, mix(air.light.road, air.light.dark, 0.5)) +
  many(9, (i) =>
    poly(
      [[i * 42 - 6, y + h * 0.46], [i * 42 + 16, y + h * 0.46], [i * 42 + 15, y + h * 0.56], [i * 42 - 8, y + h * 0.56]],
      SIGN,
    ),
  ).join("");
/** The nearest layer, almost black: grass, rock or rubble at the bottom of the picture, high at the sides. */
export function brow(air: Air, kind: "grass" | "rock" | "" = "grass", left = 20, right = 20): string {
  const { light, luck } = air;
  const c = mix(light.dark, light.ground, 0.16);
  const edge = (x: number): number => HEIGHT - 7 - (x < WIDTH / 2 ? left : right) * Math.pow(Math.abs(x / WIDTH - 0.5) * 2, 2.4);
  const p = many(21, (i): Point => [i * 16, edge(i * 16) + luck(-1.5, 1.5)]);
  let out = path(`M0 ${HEIGHT}L${p.map((q) => q.map(n).join(" ")).join("L")}V${HEIGHT}Z`, c);
  if (kind === "grass")
    out += line(
      many(70, () => {
        const x = luck(0, WIDTH);
        return `M${n(x)} ${n(edge(x) + 3)}q${n(luck(-1, 1))} ${n(-luck(3, 7))} ${n(luck(-4, 4))} ${n(-luck(5, 12))}`;
      }).join(""),
      c,
      1.2,
    );
  if (kind === "rock")
    out += many(9, () => {
      const x = luck(0, WIDTH);
      const y = edge(x) + 4;
      const w = luck(7, 17);
      return (
        poly(
          [[x - w, y], [x - w * 0.6, y - w * 0.6], [x + w * 0.1, y - w * 0.75], [x + w * 0.7, y - w * 0.4], [x + w, y]],
          c,
        ) + line(`M${n(x - w * 0.6)} ${n(y - w * 0.6)}L${n(x + w * 0.1)} ${n(y - w * 0.75)}L${n(x + w * 0.7)} ${n(y - w * 0.4)}`, light.rim, 0.8, 0.55)
      );
    }).join("");
  return out;
}
export const river = (air: Air, y = 98, h = 34): string =>
  rect(0, y, WIDTH, h, mix(air.light.sky[1], air.light.dark, 0.35)) +
  many(22, () => rect(air.luck(0, WIDTH), y + air.luck(1, h - 1), air.luck(8, 36), 0.9, air.light.rim, 0.5)).join("");
