// Vehicles from the side: wheels on (0, 0), nose to the right.
import { BLOOD, BONE, SIGN, disc, dots, line, many, mix, n, path, poly, rect, star } from "./ink";
import { type Air } from "./light";
import type { Part } from "./part";
import { pane } from "./wall";

const wheel = (air: Air, x: number, q = 7): string =>
  disc(x, -q + 1, q, air.light.dark) +
  disc(x, -q + 1, q * 0.45, mix(BONE, air.light.near, 0.4)) +
  line(`M${n(x - q)} ${n(-q + 1)}a${q} ${q} 0 0 1 ${q} ${-q}`, air.light.rim, 0.8, 0.6);
const under = (air: Air, w: number): string => disc(0, 1, w, air.light.dark, 0.5, 3.4);
function bus(air: Air, executor: boolean): string {
  const c = mix(executor ? "#8a3220" : "#e3a312", air.light.near, executor ? 0.2 : 0.12);
  const lo = mix(c, air.light.dark, 0.35);
  let out =
    under(air, 62) +
    path("M-58 -6V-38Q-58 -43 -53 -43H34Q38 -43 39 -39L41 -26L57 -23Q60 -22 60 -18V-6Z", c) +
    rect(-58, -20, 100, 2, air.light.dark) +
    rect(-58, -12, 118, 6, lo) +
    rect(-54, -42.6, 86, 1.8, air.light.rim);
  out +=
    many(7, (i) => pane(air, -53 + i * 12, -36, 9, 10, executor ? "boarded" : i % 3 === 1 ? "broken" : "dark")).join("") +
    rect(31, -36, 7, 26, mix(air.light.dark, air.light.sky[1], 0.2)) +
    dots([[57, -15]], air.light.lamp, 4);
  if (executor)
    out +=
      poly([[58, -2], [82, -3], [62, -24]], mix(BONE, air.light.dark, 0.45)) +
      poly([[62, -24], [82, -3], [72, -12]], air.light.rim) +
      line(many(9, (i) => `M${-54 + i * 11} -43l3 -9l3 9`).join("") + "M-58 -10l-8 -4l8 -3M-30 -43v-9h26v9", mix(BONE, air.light.dark, 0.5), 1.8) +
      poly([[-20, -12], [-8, -12], [-4, -8], [-24, -8]], air.light.dark) +
      line("M44 -28v-18l-4 -4", air.light.dark, 3);
  return out + wheel(air, -36, 8) + wheel(air, 40, 8);
}
export const VEHICLES = {
  bus: (air) => bus(air, false),
  executor: (air) => bus(air, true),
  pickup: (air, { hue = "#2f6f6a", load = false }) => {
    const c = mix(hue, air.light.near, 0.25);
    return (
      under(air, 38) +
      (load ? rect(-32, -25, 10, 9, "#8a5a2c") + rect(-22, -29, 11, 13, mix("#8a5a2c", air.light.rim, 0.2)) : "") +
      path("M-38 -5V-17H-6L-2 -29H13L20 -17L35 -15Q38 -14 38 -10V-5Z", c) +
      path("M-3 -18L0 -27H5V-18ZM7 -27H12L17 -18H7Z", mix(air.light.dark, air.light.sky[2], 0.35)) +
      rect(-38, -17, 32, 1.4, air.light.rim) +
      rect(-2, -29, 15, 1.4, air.light.rim) +
      rect(-38, -9, 76, 4, mix(c, air.light.dark, 0.4)) +
      wheel(air, -22) +
      wheel(air, 23) +
      dots([[36, -11]], air.light.lamp, 3)
    );
  },
  police: (air) =>
    under(air, 38) +
    path("M-38 -5V-14L-22 -17L-14 -27H10L20 -17L36 -14Q39 -13 38 -9V-5Z", mix("#1d2226", air.light.near, 0.15)) +
    path("M-14 -17H16L17 -5H-14Z", mix(BONE, air.light.near, 0.15)) +
    path("M-17 -17L-11 -25H-3V-17ZM0 -25H9L15 -17H0Z", mix(air.light.dark, air.light.sky[2], 0.4)) +
    poly(star(1, -10.5, 4), SIGN) +
    rect(-8, -31, 6, 4, BLOOD) +
    rect(-1, -31, 6, 4, "#2f74b8") +
    rect(-14, -27.4, 24, 1.2, air.light.rim) +
    wheel(air, -22) +
    wheel(air, 23) +
    dots([[36, -10]], air.light.lamp, 3),
  truck: (air) => {
    const c = mix("#a8452a", air.light.near, 0.2);
    return (
      under(air, 84) +
      poly([[-86, -10], [-80, -46], [10, -40], [14, -6], [-84, -4]], mix(c, air.light.dark, 0.2)) +
      poly([[-80, -46], [10, -40], [10, -37], [-80, -43]], air.light.rim) +
      line(many(11, (i) => `M${-74 + i * 7.6} ${n(-43 + i * 0.5)}l${n(1.5)} 34`).join(""), air.light.dark, 1, 0.45) +
      poly([[-86, -10], [-80, -46], [-92, -42], [-96, -8]], mix(c, air.light.rim, 0.25)) +
      wheel(air, -70, 8) +
      wheel(air, -54, 8) +
      `<g transform="translate(40 0) rotate(-14)">` +
      path("M-22 -8V-36Q-22 -40 -18 -40H2L10 -24L24 -21V-8Z", mix("#d0c4a4", air.light.near, 0.25)) +
      path("M-4 -36H1L7 -25H-4Z", mix(air.light.dark, air.light.sky[2], 0.4)) +
      rect(-22, -40, 22, 1.6, air.light.rim) +
      rect(-26, -52, 3, 30, air.light.dark) +
      wheel(air, -12, 8) +
      wheel(air, 14, 8) +
      "</g>"
    );
  },
  wreck: (air, { hue = "#6a4a3a" }) => {
    const c = mix(hue, air.light.dark, 0.35);
    return (
      under(air, 36) +
      path("M-36 -3L-34 -13L-20 -16L-13 -26L6 -24L17 -15L26 -19L34 -9L33 -3Z", c) +
      path("M-16 -16L-11 -23L-3 -23V-16ZM0 -22L6 -22L12 -15H0Z", air.light.dark) +
      line("M-34 -13L-20 -16L-13 -26L6 -24L17 -15L27 -19", air.light.rim, 1.1) +
      disc(-20, -3, 6, air.light.dark) +
      disc(20, -2, 5.4, air.light.dark, 1, 3)
    );
  },
} satisfies Record<string, Part>;
