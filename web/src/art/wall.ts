// What buildings are made of. Their foot is at (0, 0).
import { SIGN, dots, line, many, mix, n, poly, rect } from "./ink";
import { type Air } from "./light";

/** A block with its front to us and a flank towards the sun. */
export const wall = (air: Air, x: number, w: number, h: number, hue: string, flank = 10): string => {
  const c = mix(hue, air.light.near, 0.42);
  const s = air.side;
  const f = s > 0 ? x + w : x;
  return (
    rect(x, -h, w, h, mix(c, air.light.dark, 0.25)) +
    (flank
      ? poly([[f, 0], [f, -h], [f + s * flank, -h + flank * 0.3], [f + s * flank, -flank * 0.3]], mix(c, air.light.rim, 0.5))
      : "") +
    rect(x, -h, w, 1.6, mix(c, air.light.rim, 0.35))
  );
};
export type Pane = "lit" | "broken" | "dark" | "boarded";

/** One window; luck decides its state where none is given. */
export function pane(air: Air, x: number, y: number, w: number, h: number, how: Pane = air.luck.pick<Pane>(["lit", "broken", "dark", "boarded", "dark"])): string {
  const { light } = air;
  let out = rect(x - 0.8, y - 0.8, w + 1.6, h + 1.6, light.dark, 0.7) + rect(x, y, w, h, how === "lit" ? light.lamp : mix(light.dark, light.sky[1], 0.25));
  if (how === "lit") out += rect(x + w / 2 - 0.4, y, 0.8, h, light.dark, 0.6);
  if (how === "broken")
    out +=
      poly([[x, y], [x + w * 0.6, y], [x + w * 0.25, y + h * 0.35], [x + w * 0.35, y + h * 0.6], [x, y + h * 0.8]], mix(light.sky[3], light.rim, 0.3), 0.8) +
      poly([[x + w, y + h], [x + w, y + h * 0.45], [x + w * 0.65, y + h]], light.sky[3], 0.6);
  if (how === "boarded")
    out += line(
      `M${n(x - 1)} ${n(y + h * 0.3)}L${n(x + w + 1)} ${n(y + h * 0.12)}M${n(x - 1)} ${n(y + h * 0.6)}L${n(x + w + 1)} ${n(y + h * 0.85)}`,
      mix("#9c6b3a", light.rim, 0.2),
      Math.max(1.4, h * 0.2),
    );
  return out;
}
/** Windows in rows. */
export const panes = (air: Air, x: number, y: number, w: number, h: number, cols: number, rows: number, dx: number, dy: number, how?: Pane): string => many(cols * rows, (i) => pane(air, x + (i % cols) * dx, y + Math.floor(i / cols) * dy, w, h, how)).join("");
export const door = (air: Air, x: number, w: number, h: number, open = false): string =>
  rect(x - 1, -h - 1, w + 2, h + 1, air.light.dark) +
  rect(x, -h, w, h, open ? air.light.lamp : mix("#5a3a24", air.light.dark, 0.3)) +
  (open
    ? poly([[x, 0], [x + w, 0], [x + w * 2.2, 14], [x - w * 0.6, 14]], air.light.lamp, 0.35)
    : dots([[x + w * 0.8, -h * 0.45]], SIGN, 1.4));
export const mast = (air: Air, x: number, h: number, body: string): string => rect(x - 1.1, -h, 2.2, h, air.light.dark) + body;
