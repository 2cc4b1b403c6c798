// Far and near land, from the horizon to where the ground begins.
import { dots, line, many, mix, n, path, poly, rect, type Point } from "./ink";
import { type Air, type Light, WIDTH } from "./light";

/** The colour of land at a depth: 0 is haze, 1 is close. */
export const tone = (light: Light, depth: number): string => mix(mix(light.sky[3], light.far, 0.62), light.near, depth);
type Land = (air: Air, y: number, depth: number) => string;

/** y is the foot of the land. */
export const LANDS = {
  mesas({ light, luck, sunX }: Air, y: number, depth: number): string {
    let out = "";
    for (let i = 0, x = luck(-40, 10); x < WIDTH; i++) {
      const w = luck(36, 84);
      const h = luck(14, 34) * (1.15 - depth * 0.4);
      const c = tone(light, depth + (i % 2) * 0.12);
      const lit = mix(c, light.rim, 0.24);
      const s = sunX > x + w / 2 ? 1 : 0;
      out += poly([[x - 12, y], [x, y - h * 0.45], [x + 2, y - h], [x + w - 3, y - h], [x + w, y - h * 0.45], [x + w + 14, y]], c);
      const e = s ? x + w : x;
      const t = s ? -1 : 1; // the face the sun finds
      out +=
        poly([[e + t * 2.5, y - h], [e + t * 9, y - h], [e + t * 7, y - h * 0.45], [e + t * 1, y - h * 0.45]], lit) +
        poly([[e, y - h * 0.45], [e + t * 8, y - h * 0.45], [e + t * 2, y], [e - t * 13, y]], lit, 0.35);
      out += line(`M${n(x + 2)} ${n(y - h * 0.72)}h${n(w - 5)}`, mix(c, light.dark, 0.25), 0.9, 0.6);
      x += w + luck(24, 70);
    }
    return out;
  },
  hills({ light, luck }: Air, y: number, depth: number): string {
    const p = many(7, (i): Point => [i * 58 - 20, y - luck(4, 22)]);
    return path(
      `M-20 ${y + 4}L${p.map(([a, b], i) => (i ? `S${n(a - 24)} ${n(b)} ${n(a)} ${n(b)}` : `${n(a)} ${n(b)}`)).join("")}L${WIDTH + 20} ${y + 4}Z`,
      tone(light, depth),
    );
  },
  prairie(air: Air, y: number, depth: number): string {
    const { light, luck } = air;
    const c = tone(light, depth);
    return (
      LANDS.hills(air, y, depth * 0.7) +
      line(
        many(46, (i) => {
          const x = i * 7 + luck(-3, 3);
          return `M${n(x)} ${y + 1}l${n(luck(-2, 2))} ${n(-luck(2, 6))}`;
        }).join(""),
        c,
        1.1,
      )
    );
  },
  forest({ light, luck }: Air, y: number, depth: number): string {
    const row = (c: string, lift: number, big: number): string => {
      let d = `M-6 ${y + 3}`;
      for (let x = -6; x < WIDTH + 6;) {
        const w = luck(6, 11) * big;
        const h = luck(12, 26) * big;
        d += `L${n(x + w * 0.24)} ${n(y - lift - h * 0.45)}L${n(x + w * 0.18)} ${n(y - lift - h * 0.45)}L${n(x + w / 2)} ${n(y - lift - h)}L${n(x + w * 0.82)} ${n(y - lift - h * 0.45)}L${n(x + w * 0.76)} ${n(y - lift - h * 0.45)}L${n(x + w)} ${n(y)}`;
        x += w * 0.9;
      }
      return path(d + `V${y + 3}Z`, c);
    };
    return row(tone(light, depth * 0.5), 5, 1.1) + row(tone(light, depth), 0, 0.95);
  },
  suburb({ light, luck }: Air, y: number, depth: number): string {
    let out = "";
    for (let x = luck(-16, 0); x < WIDTH;) {
      const w = luck(20, 32);
      const h = luck(9, 13);
      const c = tone(light, depth);
      const p = luck(6, 10);
      out +=
        rect(x, y - h, w, h + 1, c) +
        poly([[x - 3, y - h], [x + w * luck(0.3, 0.6), y - h - p], [x + w + 3, y - h]], mix(c, light.dark, 0.35)) +
        (luck() < 0.5 ? rect(x + w * 0.7, y - h - p, 3, p - 1, mix(c, light.dark, 0.35)) : "");
      out += luck() < 0.45 ? rect(x + w * 0.2, y - h + 3, 4, 4, light.lamp) : rect(x + w * 0.6, y - h + 3, 4, 4, light.dark, 0.5);
      x += w + luck(5, 14);
    }
    return out;
  },
  city({ light, luck }: Air, y: number, depth: number): string {
    let out = "";
    const lamps: Point[] = [];
    const holes: Point[] = [];
    for (const [d, lo, hi] of [[depth * 0.45, 26, 52], [depth, 12, 36]] as const)
      for (let x = luck(-14, 0); x < WIDTH;) {
        const w = luck(12, 24);
        const h = luck(lo, hi);
        const c = tone(light, d);
        const b = luck(2, 9);
        const top = y - h;
        out += poly(
          [[x, y], [x, top], [x + w * 0.3, top + b * luck(-0.5, 0.6)], [x + w * 0.42, top + b], [x + w * 0.7, top + b * 0.2], [x + w, top + b * luck(0, 1.6)], [x + w, y]],
          c,
        );
        for (let wy = top + b + 5; wy < y - 4; wy += 5) for (let wx = x + 3.5; wx < x + w - 2; wx += 4.5) (luck() < 0.07 && d > 0.3 ? lamps : holes).push([wx, wy]);
        x += w + luck(-1, 6);
      }
    return (
      out +
      dots(holes.filter(() => luck() < 0.6), light.dark, 1.6, 0.28) +
      dots(lamps, light.lamp, 1.8)
    );
  },
  coast({ light, luck, sunX }: Air, y: number, depth: number): string {
    let out =
      rect(0, y - 18, WIDTH, 24, mix(light.sky[1], light.far, 0.25)) +
      poly([[WIDTH, y - 18], [WIDTH - 50, y - 20], [WIDTH - 66, y - 32], [WIDTH - 96, y - 34], [WIDTH - 112, y - 18]], tone(light, depth)) +
      rect(0, y - 18, WIDTH, 1.2, light.rim, 0.5);
    for (let i = 0; i < 16; i++) {
      const yy = y - 16 + i * 1.35;
      const w = luck(4, 10) + i * 1.4;
      out += rect(sunX - w + luck(-9, 9), yy, w * 2, 0.8, light.sun, 0.85);
    }
    return out + line(`M0 ${y + 4}` + many(8, () => `q20 ${n(luck(-5, 1))} 41 0`).join(""), mix(light.rim, light.sky[1], 0.15), 2.2);
  },
} satisfies Record<string, Land>;
