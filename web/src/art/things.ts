// Things from near, as the hero of a picture: foot at (0, 0), about 80 wide.
import { BLOOD, BONE, D, disc, dots, line, many, mix, path, poly, rect, SIGN, soft, star, type Point } from "./ink";
import type { Air } from "./light";
import type { Part } from "./part";

const STEEL = "#9aa3a6";
const WOOD = "#9a6a3a";
const shade = (air: Air, wide: number): string => disc(0, 1, wide, air.light.dark, 0.45, 4);
const lit = (air: Air, d: string, width = 1.6): string => line(d, air.light.rim, width, 0.8);
const cross = (x: number, y: number, size: number): string => rect(x - size * 0.3, y - size, size * 0.6, size * 2, BLOOD) + rect(x - size, y - size * 0.3, size * 2, size * 0.6, BLOOD);

export const THINGS = {
  marbles: (air) =>
    shade(air, 44) +
    many(11, (at) => {
      const x = -38 + ((at * 37) % 78);
      const y = -7 - ((at * 13) % 4) * 4;
      const hue = [BLOOD, SIGN, "#2f74b8", "#5d9a50", "#a4407e"][at % 5] ?? SIGN;
      return disc(x, y, 8, mix(hue, air.light.dark, 0.2)) + disc(x - 2, y - 2, 5, hue) + disc(x - 3, y - 4, 1.8, "#ffffff", 0.9);
    }).join(""),
  chainsaw: (air) =>
    shade(air, 60) +
    rect(-4, -26, 70, 12, mix(STEEL, air.light.dark, 0.2)) +
    line(many(12, (at) => `M${-2 + at * 6} -28l3 -4l3 4M${-2 + at * 6} -12l3 4l3 -4`).join(""), air.light.dark, 2) +
    path("M-48 -6V-36Q-48 -42 -40 -42H-8Q2 -40 2 -30V-8Q0 -4 -6 -4H-42Z", mix("#d8642c", air.light.near, 0.1)) +
    line("M-44 -40Q-40 -60 -20 -58L4 -46", air.light.dark, 6) +
    disc(-24, -22, 9, air.light.dark) +
    lit(air, "M-44 -40H-8"),
  fireaxe: (air) =>
    shade(air, 30) +
    `<g transform="translate(-26 -2) rotate(30)">${line("M0 0V-98", mix(WOOD, air.light.near, 0.1), 8)}${line("M3 -2V-96", air.light.rim, 1.4, 0.7)}${path("M-5 -92L-34 -102Q-46 -80 -34 -58L-5 -68Z", BLOOD)}${path("M-34 -102Q-46 -80 -34 -58L-27 -61Q-37 -80 -27 -99Z", BONE)}${poly([[4, -88], [30, -80], [4, -72]], BLOOD)}${rect(-6, -94, 12, 28, mix(BLOOD, air.light.dark, 0.35))}${line("M-4 0V-14M4 0V-14", air.light.dark, 2, 0.5)}</g>`,
  kit: (air) => shade(air, 46) + rect(-42, -52, 84, 52, mix(BONE, air.light.near, 0.08)) + rect(-42, -52, 84, 5, air.light.rim) + line("M-16 -52V-62H16V-52", air.light.dark, 5) + rect(-42, -30, 84, 2, air.light.dark, 0.35) + cross(0, -25, 15),
  grenade: (air) => shade(air, 26) + soft([[-26, 0], [-28, -44], [0, -56], [28, -44], [26, 0], [0, 8]], mix("#5d7150", air.light.near, 0.1)) + line("M-20 -14H20M-22 -30H22M-9 -46V0M9 -46V0", air.light.dark, 2, 0.55) + rect(-9, -64, 18, 16, mix(STEEL, air.light.dark, 0.2)) + line("M6 -62Q34 -58 30 -24", mix(STEEL, air.light.dark, 0.1), 5) + line(D.disc(-18, -62, 8), SIGN, 3),
  ammobox: (air) =>
    many(5, (at) => rect(-38 + at * 15, -68 + (at % 2) * 4, 10, 34, mix(SIGN, air.light.dark, 0.15)) + path(`M${-38 + at * 15} ${-68 + (at % 2) * 4}q5 -20 10 0Z`, mix("#b0622c", air.light.rim, 0.15))).join("") + shade(air, 50) + rect(-48, -44, 96, 44, mix("#5d7150", air.light.near, 0.12)) + rect(-48, -44, 96, 4, air.light.rim, 0.7) + rect(-30, -30, 60, 18, air.light.dark, 0.35) + dots(many(5, (at): Point => [-20 + at * 10, -21]), SIGN, 6),
  cocktail: (air) => shade(air, 22) + path("M-18 0V-38Q-18 -46 -8 -50V-68H8V-50Q18 -46 18 -38V0Z", mix("#4a8a6a", air.light.near, 0.1), 0.95) + rect(-18, -28, 36, 28, mix("#c9792c", air.light.near, 0.1), 0.9) + rect(-13, -44, 5, 40, "#ffffff", 0.35) + poly([[-8, -68], [8, -68], [14, -86], [2, -78], [-6, -92]], BONE) + disc(4, -94, 22, SIGN, 0.25) + soft([[-6, -84], [-10, -100], [2, -96], [4, -116], [14, -98], [16, -84], [4, -78]], "#e2551e") + soft([[0, -84], [-2, -94], [6, -104], [10, -90], [6, -80]], SIGN),
  skateboard: (air) => shade(air, 62) + path("M-66 -30Q-58 -16 -46 -16H46Q58 -16 66 -30L62 -34Q52 -23 44 -23H-44Q-52 -23 -62 -34Z", mix("#a4407e", air.light.near, 0.1)) + lit(air, "M-60 -31Q-50 -21 -44 -21H44Q52 -21 60 -31") + [-36, 36].map((x) => rect(x - 10, -16, 20, 5, mix(STEEL, air.light.dark, 0.2)) + disc(x - 9, -7, 8, SIGN) + disc(x + 9, -7, 8, SIGN) + dots([[x - 9, -7], [x + 9, -7]], air.light.dark, 5)).join(""),
  shotgun: (air) => `<g transform="rotate(-18)">${line("M-20 -46H74", mix(STEEL, air.light.dark, 0.25), 7)}${line("M-20 -38H70", mix(STEEL, air.light.dark, 0.4), 6)}${line("M-20 -48H74", air.light.rim, 1.4, 0.9)}${rect(8, -40, 30, 9, mix(WOOD, air.light.near, 0.1))}${poly([[-16, -52], [-30, -52], [-78, -22], [-70, -6], [-26, -34], [-14, -34]], mix(WOOD, air.light.near, 0.1))}${line("M-22 -34Q-14 -22 -6 -34", air.light.dark, 3)}</g>`,
  pistol: (air) => poly([[-44, -62], [50, -62], [50, -44], [-20, -44], [-44, -50]], mix(STEEL, air.light.dark, 0.3)) + poly([[-40, -50], [-14, -46], [-26, 0], [-54, -4]], mix("#4a3524", air.light.dark, 0.1)) + line("M-14 -44Q-2 -40 2 -26Q-10 -24 -20 -28", air.light.dark, 4) + lit(air, "M-44 -61H50", 2.4) + rect(38, -68, 8, 6, air.light.dark) + line("M-38 -40L-22 -36M-42 -28L-26 -24M-46 -16L-30 -12", air.light.dark, 1.6, 0.6),
  planks: (air) => shade(air, 60) + [[-58, -12, -4], [-52, -28, 5], [-60, -44, -7]].map(([x = 0, y = 0, turn = 0]) => `<g transform="translate(0 ${y}) rotate(${turn})">${rect(x, -8, 116, 15, mix(WOOD, air.light.near, 0.08))}${rect(x, -8, 116, 2, air.light.rim, 0.7)}${line(`M${x + 12} 1h84`, air.light.dark, 1, 0.4)}${dots([[x + 7, 0], [x + 108, 0]], air.light.dark, 4)}</g>`).join(""),
  sofa: (air) => shade(air, 64) + soft([[-58, -14], [-62, -70], [0, -66], [62, -70], [58, -14]], mix("#8f3a30", air.light.dark, 0.15)) + soft([[-72, 0], [-76, -44], [-48, -48], [-46, 2]], mix("#a8493c", air.light.near, 0.1)) + soft([[72, 0], [76, -44], [48, -48], [46, 2]], mix("#a8493c", air.light.near, 0.1)) + rect(-48, -30, 96, 20, mix("#b8594a", air.light.near, 0.1)) + line("M0 -58V-12", air.light.dark, 2, 0.5) + lit(air, "M-46 -58Q0 -64 46 -58") + line("M-54 0v6M54 0v6", air.light.dark, 6),
  crowbar: (air) => line("M-56 -6L34 -66Q52 -76 54 -56", air.light.dark, 13) + line("M-56 -6L34 -66Q52 -76 54 -56", mix("#2f6f8a", air.light.near, 0.1), 9) + line("M-54 -10L34 -68", air.light.rim, 1.6) + poly([[-60, -12], [-72, 2], [-62, 4], [-52, -4]], mix("#2f6f8a", air.light.dark, 0.2)),
  megaphone: (air) => poly([[-40, -42], [38, -74], [38, -6], [-40, -30]], mix(BONE, air.light.near, 0.08)) + poly([[38, -74], [46, -78], [46, -2], [38, -6]], BLOOD) + rect(-52, -44, 14, 16, BLOOD) + line("M-20 -30L-12 -4H-24L-30 -28", air.light.dark, 5) + lit(air, "M-40 -42L38 -74") + line("M56 -60Q64 -40 56 -20M66 -70Q80 -40 66 -10", SIGN, 4),
  window: (air) => rect(-44, -92, 88, 92, mix("#6a4527", air.light.dark, 0.15)) + rect(-36, -84, 72, 76, air.light.sky[3]) + rect(-36, -84, 72, 34, air.light.sky[2]) + disc(14, -54, 10, air.light.sun) + poly([[-36, -8], [-36, -84], [-64, -76], [-64, -14]], mix(BONE, air.light.near, 0.2)) + line("M-50 -78V-12M-64 -45H-36", air.light.dark, 2) + soft([[-30, -84], [-10, -84], [-16, -50], [-34, -30]], BONE, 0.5) + rect(-50, -6, 100, 8, mix(WOOD, air.light.near, 0.1)),
  keys: (air) => line(D.disc(-26, -50, 20), SIGN, 8) + line("M-8 -42L54 -14M34 -22l-7 14M48 -16l-7 14", SIGN, 8) + line(D.disc(-26, -50, 20), air.light.rim, 1.4) + poly([[-50, -40], [-40, -34], [-52, 0], [-66, -8]], BLOOD) + dots([[-56, -10]], BONE, 6),
  shoe: (air) =>
    shade(air, 58) +
    path("M-52 -6V-62Q-46 -70 -34 -66L-20 -62Q-14 -40 6 -34L32 -28Q56 -22 58 -6Z", mix("#2f6f6a", air.light.near, 0.1)) +
    path("M-34 -66Q-26 -78 -14 -74L-10 -56L-20 -62Z", mix(BONE, air.light.dark, 0.15)) +
    path("M24 -8Q26 -24 34 -27Q56 -21 58 -6Z", BONE) +
    rect(-54, -10, 113, 11, BONE) +
    line("M-54 -4H58", BLOOD, 2.4) +
    lit(air, "M-52 -62Q-46 -69 -34 -65") +
    line("M-24 -58L-8 -60M-22 -50L-2 -52M-16 -42L6 -44M-8 -36L14 -38", BONE, 3.6) +
    line("M-8 -60Q10 -84 24 -70T50 -58Q62 -52 66 -30T76 0M-24 -58Q-44 -50 -42 -34T-62 -20T-74 0", BONE, 3.2) +
    dots([[76, 0], [-74, 0]], SIGN, 5),
  heart: (air) => path("M0 -6C-66 -50 -52 -98 -24 -98C-8 -98 0 -86 0 -78C0 -86 8 -98 24 -98C52 -98 66 -50 0 -6Z", BLOOD) + path("M0 -6C66 -50 52 -98 24 -98C54 -76 40 -38 0 -6Z", air.light.dark, 0.22) + soft([[-36, -60], [-34, -86], [-18, -88], [-24, -70]], "#ffffff", 0.32) + lit(air, "M-38 -86Q-28 -98 -10 -88"),
  syringe: (air) => `<g transform="translate(0 -44) rotate(-38)">${rect(-34, -10, 60, 20, mix("#dfe8e2", air.light.near, 0.06))}${rect(-34, -10, 38, 20, mix("#6fb34a", air.light.near, 0.05))}${line("M26 0H62", STEEL, 3)}${line("M-34 0H-56M-58 -14V14M-36 -15V15", air.light.dark, 5)}${line("M-20 -10v8M-8 -10v8M4 -10v8M16 -10v8", air.light.dark, 1.6)}${line("M-34 -9H26", "#ffffff", 1.6, 0.8)}</g>`,
  fist: (air) => {
    const flesh = mix("#c98d62", air.light.dark, 0.12);
    const fingers = [-27, -9, 9, 27];
    return (
      rect(-30, -14, 58, 38, mix("#1567a8", air.light.dark, 0.2)) +
      rect(-30, -14, 58, 6, mix("#1567a8", air.light.rim, 0.3)) +
      path("M-36 -50H36V-26Q34 -12 24 -10H-26Q-36 -14 -36 -28Z", mix(flesh, air.light.dark, 0.15)) +
      fingers.map((x, at) => line(`M${x} ${at % 3 === 0 ? -58 : -62}V-40`, air.light.dark, 20, 0.55) + line(`M${x} ${at % 3 === 0 ? -58 : -62}V-40`, flesh, 16) + line(`M${x - 4} -63h8`, air.light.rim, 2, 0.8)).join("") +
      line("M-34 -24Q-14 -20 10 -30", air.light.dark, 19, 0.55) +
      line("M-34 -24Q-14 -20 10 -30", mix(flesh, air.light.rim, 0.12), 15) +
      line("M-36 -31Q-16 -27 8 -36", air.light.rim, 1.6, 0.8)
    );
  },
  target: (air) => disc(0, -48, 44, BONE) + disc(0, -48, 34, BLOOD) + disc(0, -48, 24, BONE) + disc(0, -48, 14, BLOOD) + disc(0, -48, 5, air.light.dark) + dots([[-14, -60], [16, -38], [6, -72]], air.light.dark, 6) + line("M-24 -6L-32 14M24 -6L32 14", mix(WOOD, air.light.dark, 0.2), 5),
  badgeBig: (air) => poly(star(0, -46, 48), mix(SIGN, air.light.dark, 0.1)) + poly(star(0, -46, 40), SIGN) + disc(0, -46, 13, air.light.dark) + disc(0, -46, 9, SIGN) + dots(star(0, -46, 50).filter((_, at) => at % 2 === 0), SIGN, 7),
  signpost: (air) => rect(-4, -70, 8, 74, mix(WOOD, air.light.dark, 0.2)) + poly([[-50, -88], [36, -88], [54, -74], [36, -60], [-50, -60]], mix("#17613f", air.light.near, 0.05)) + poly([[-36, -54], [50, -54], [50, -28], [-36, -28], [-54, -41]], mix(BLOOD, air.light.near, 0.1)) + line("M-30 -74H26M18 -80L28 -74L18 -68M30 -41H-28M-20 -47L-30 -41L-20 -35", BONE, 4),
} satisfies Record<string, Part>;
