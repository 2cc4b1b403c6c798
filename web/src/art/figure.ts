// A person or a zombie: a skeleton in a pose, clothes, a rim of light. 100 units high, feet on (0, 0), facing right.
import { bone, shape, shard, step } from "./bone";
import { HATS, PATTERNS, type Hat, type Pattern } from "./dress";
import { inHand } from "./hand";
import { BLOOD, BONE, D, dots, line, many, mix, MOSS, n, path, poly, type Point } from "./ink";
import type { Air } from "./light";
import type { Held, Pose } from "./pose";

export interface Look {
  readonly hat?: Hat;
  readonly hue?: string;
  readonly flesh?: string;
  readonly hair?: string;
  readonly coat?: boolean;
  readonly skirt?: boolean;
  readonly pack?: boolean;
  readonly beard?: boolean;
  readonly thumb?: boolean;
  readonly hold?: Held;
  /** Far away: one tone, mixed with the land by this share. */
  readonly plain?: number;
  /** A piece on a map: full colours instead of a figure against the light. */
  readonly vivid?: boolean;
  /** How stout: pieces are stouter than figures in a picture. */
  readonly chunk?: number;
  readonly outline?: string;
  readonly pattern?: Pattern;
  readonly mark?: string;
}

export interface Figure extends Look {
  readonly pose: Pose;
  readonly dead?: boolean;
  readonly mirror?: boolean;
}

/** The outlines of a figure by what they are painted with, and the places that paint needs. */
function outlines(of: Figure) {
  const { pose, dead = false, chunk = 1 } = of;
  const skin: string[] = [];
  const cloth: string[] = [];
  const legs: string[] = [];
  const hair: string[] = [];
  const hip: Point = [0, 0];
  const up = 180 - pose.lean;
  const across = up - 90;
  const chest = step(hip, up, 31);
  const neck = step(chest, up, 3);
  const skull = step(neck, up - pose.neck, 10 * chunk);
  const tilt = ((pose.lean + pose.neck) * Math.PI) / 180;
  const big = 1.14 * chunk;
  const head = (x: number, y: number): Point => [skull[0] + big * (x * Math.cos(tilt) - y * Math.sin(tilt)), skull[1] + big * (x * Math.sin(tilt) + y * Math.cos(tilt))];
  const body = (x: number, y: number): Point => step(step(hip, across, x * chunk), up, y);

  let lowest = -Infinity;
  pose.legs.forEach(([upper, lower], far) => {
    const top = step(hip, across, far ? 4 : -4);
    const knee = step(top, upper, 27 - 4 * chunk * chunk);
    const foot = step(knee, lower, 26 - 4 * chunk * chunk);
    const turn = dead && far === 0 ? 8 : 0;
    const toe: Point[] = [[foot[0] - 4, foot[1] + 4], [foot[0] + 12 * chunk - turn, foot[1] + 4 + turn * 0.3], [foot[0] + 9 - turn, foot[1] - 1]];
    legs.push(bone(top, knee, 7.6 * chunk, 5.4 * chunk), bone(knee, foot, 5.3 * chunk, 3.8 * chunk));
    legs.push(shape([step(foot, lower + 180, 3), step(foot, lower - 90, 4.5), ...toe, step(foot, lower + 90, 4)]));
    lowest = Math.max(lowest, foot[1] + 3.4, knee[1] + 3);
  });

  const hands: Point[] = [];
  pose.arms.forEach((arm, near) => {
    const shoulder = step(chest, across, (near ? 8.5 : -8.5) * chunk);
    if (!arm) {
      cloth.push(bone(shoulder, step(shoulder, 30, 8), 5, 4), shard([step(shoulder, 30, 6), step(shoulder, 8, 15), step(shoulder, 40, 12), step(shoulder, 58, 15)]));
      return;
    }
    const [upper, lower] = arm;
    const elbow = step(shoulder, upper, 17.5);
    const hand = step(elbow, lower, 17);
    hands.push(hand);
    cloth.push(bone(shoulder, elbow, 5.4 * chunk, 4.4 * chunk));
    (of.coat ? cloth : skin).push(bone(elbow, hand, 4 * chunk, 3 * chunk));
    if (dead) {
      skin.push(...[-26, 0, 28].map((spread) => shard([step(hand, lower + 90, 1.6), step(hand, lower + spread, 8.5), step(hand, lower - 90, 1.6)])));
      cloth.push(shard([step(elbow, lower + 90, 3.5), step(elbow, lower, 5), step(step(elbow, lower, 3), 0, 11), step(elbow, lower - 90, 3.5)]));
    } else {
      skin.push(D.disc(hand[0], hand[1], 3.9 * chunk), of.thumb && near ? bone(hand, step(hand, 176, 8.5), 2.3, 1.8) : "");
    }
  });

  cloth.push(shape([body(-13, 30), body(-9, 36), body(0, 35), body(9, 36), body(13, 30), body(10, 14), body(11, 0), body(9, -8), body(-9, -8), body(-11, 0), body(-10, 14)]));
  const hem = (long: number, wide: number, torn: boolean): string => {
    const corners = many(torn ? 7 : 3, (at) => {
      const share = at / (torn ? 6 : 2);
      return step(step(hip, across, (wide - 2 * wide * share) * chunk), 4 - pose.lean * 0.3, long - (torn && at % 2 ? 8 : 0));
    });
    return shard([body(-9, 4), body(9, 4), ...corners]);
  };
  if (of.coat) cloth.push(hem(26, 13, dead));
  else if (of.skirt) cloth.push(hem(18, 14, dead));
  else if (dead) cloth.push(hem(10, 9.5, true));
  if (of.pack) cloth.push(shape([step(step(chest, across, -8), up, 1), step(step(chest, across, -21), up, -2), step(step(hip, across, -22), up, 8), step(step(hip, across, -8), up, 4)]));

  skin.push(shape([head(-8.4, -1), head(-6, -9.5), head(3, -10), head(9, -5), head(9, 0), head(7, 3), head(-3, 6), head(-7, 4)]));
  skin.push(dead ? shape([head(-4, 3), head(1, 4), head(9, 7), head(7, 13), head(0, 11), head(-4, 7)]) : shape([head(-4, 2), head(8, 0), head(8, 7), head(4, 10), head(-3, 6)]));
  if (of.hat) hair.push(HATS[of.hat](head));
  if (of.beard) hair.push(shape([head(-3, 3), head(9, 3), head(8, 13), head(2, 15), head(-3, 9)]));
  return { legs, neck: [bone(chest, skull, 4.4 * chunk, 4 * chunk)], cloth, skin, hair, hands, head, chest, hip, up, across, lowest };
}

export function figure(air: Air, of: Figure): string {
  const { light } = air;
  const { pose, dead = false, chunk = 1, plain } = of;
  const drawn = outlines(of);
  const { tool, extra } = inHand(air, of.hold ?? pose.hold ?? "none", drawn.hands);
  const whole = [...drawn.legs, ...drawn.neck, ...drawn.cloth, ...drawn.skin, ...drawn.hair, tool].join("");
  const hue = of.hue ?? (dead ? "#6b5b45" : "#7a4630");
  const flesh = of.flesh ?? (dead ? MOSS : "#c98d62");
  const vivid = of.vivid ? 1 : 0;
  const ink = light.dark;
  const rim = `translate(${n((of.mirror ? -1 : 1) * air.side * 1.7)} -1.2)`;
  const coarse = plain ? whole.replace(/\d+\.\d/g, (number) => String(Math.round(Number(number)))) : whole;
  let out = path(coarse, light.rim, plain ? 0.8 : 1).replace("/>", ` transform="${rim}"/>`);
  if (plain) {
    out += path(coarse, mix(ink, light.near, plain));
  } else {
    const tones: [string[], string][] = [
      [drawn.legs, mix(ink, hue, 0.12 + vivid * 0.3)],
      [drawn.neck, mix(ink, flesh, 0.5 + vivid * 0.34)],
      [drawn.cloth, mix(ink, hue, 0.62 + vivid * 0.38)],
      [drawn.skin, mix(ink, flesh, 0.76 + vivid * 0.24)],
      [drawn.hair, of.hair ?? mix(ink, hue, 0.2)],
      [[tool], ink],
    ];
    out += tones.map(([parts, colour]) => (parts.join("") ? path(parts.join(""), colour) : "")).join("") + extra;
  }
  if (of.outline) out = line(whole, of.outline, 6.5).replace('fill="none"', `fill="${of.outline}"`) + out;
  if (of.pattern) out += PATTERNS[of.pattern]((x, y) => step(step(drawn.hip, drawn.across, x), drawn.up, y), of.mark ?? BONE);
  out += face(of, drawn.head, light.dark, light.lamp);
  if (dead && !plain) {
    const [x, y] = step(drawn.hip, drawn.up, 16);
    out += line(`M${n(x - 3)} ${n(y - 5)}l7 1M${n(x - 3)} ${n(y)}l7 1M${n(x - 2)} ${n(y + 5)}l6 1`, mix(BONE, light.dark, 0.25), 1.3);
    out += dots([drawn.head(6, 9), step(drawn.chest, drawn.up, -5)], BLOOD, 3.4);
  }
  const away = air.side * -16 * chunk;
  const shadow = poly([[-9, 0], [9, 0], [away + 8, 9], [away - 9, 9]], light.dark, 0.4);
  return `${vivid ? "" : shadow}<g transform="translate(0 ${n(-drawn.lowest - (pose.air ?? 0))})">${out}</g>`;
}

/** The dead have burning eyes and bared teeth; the living an eye. */
function face({ dead, plain, hat, chunk = 1 }: Figure, head: (x: number, y: number) => Point, dark: string, lamp: string): string {
  if (!dead) return plain || hat === "hood" ? "" : dots([head(5.6, -0.6)], dark, 1.8 * chunk);
  const eyes = [head(0, -2.4), head(4.4, -2.4)];
  const sockets = dots(eyes, dark, 4.8 * chunk) + dots(hat === "bald" && !plain ? eyes.slice(1) : eyes, plain ? lamp : "#ffd84a", (plain ? 2.4 : 1.9) * chunk);
  if (plain) return sockets;
  const at = (point: Point): string => point.map(n).join(" ");
  return sockets + line(`M${at(head(1.5, 5))}L${at(head(8.6, 5.6))}`, dark, 3.2 * chunk) + dots([head(4, 4.2), head(6.4, 6.6), head(8, 4.4)], BONE, 1.3 * chunk);
}
