// Places one recognises by their outline: foot at (0, 0).
import { BLOOD, BONE, SIGN, disc, dots, line, many, mix, n, path, poly, rect, soft } from "./ink";
import { tone } from "./land";
import type { Part } from "./part";
import { pane } from "./wall";

export const LANDMARKS = {
  camper: (air) =>
    soft([[-40, -4], [-40, -34], [-34, -38], [26, -38], [40, -24], [40, -4], [0, -3]], mix(BONE, air.light.near, 0.25)) +
    path("M-40 -20H39L40 -14H-40Z", mix("#2f6f6a", air.light.near, 0.3)) +
    path("M-36 -37H24L30 -33H-39Z", air.light.rim, 0.7) +
    pane(air, -32, -31, 14, 9) +
    pane(air, 12, -31, 13, 9, "broken") +
    rect(-10, -32, 13, 28, mix(air.light.dark, "#5a3a24", 0.3)) +
    rect(-8, -30, 9, 8, air.light.lamp) +
    disc(-20, -3, 7, air.light.dark) +
    disc(-20, -3, 3, BONE, 0.6) +
    disc(20, 0, 5, air.light.dark, 1, 2.4) +
    rect(40, -5, 14, 2, air.light.dark) +
    poly([[-44, -38], [-44, -35], [-66, -24], [-66, -27]], BLOOD) +
    line("M-64 -25V0", air.light.dark, 1.2),
  tanks: (air) =>
    ([[-58, 46, 40], [38, 44, 34], [-10, 58, 52]] as const)
      .map(
        ([x, w, h]) =>
          rect(x - 1, -h, w, h, mix("#b9a98c", air.light.dark, 0.34)) +
          rect(air.side > 0 ? x + w * 0.72 : x, -h, w * 0.24, h, mix("#d9c8a2", air.light.rim, 0.4)) +
          soft([[x - 2, -h + 1], [x + w * 0.3, -h - 8], [x + w * 0.7, -h - 8], [x + w, -h + 1], [x + w / 2, -h + 3]], mix("#c9b896", air.light.dark, 0.2)) +
          rect(x - 1, -h * 0.6, w, 4, BLOOD, 0.85) +
          line(many(Math.floor(h / 4), (i) => `M${x + 8} ${-4 - i * 4}h4`).join("") + `M${x + 8} 0V${-h}M${x + 12} 0V${-h}`, air.light.dark, 0.9),
      )
      .join("") + line("M-70 -6H92M60 -6v6", mix("#8a7a60", air.light.dark, 0.3), 3),
  bridge: (air) => {
    const c = mix("#8a4a2c", air.light.dark, 0.35);
    const l = mix("#c06a3a", air.light.rim, 0.35);
    const arch = (x: number): string =>
      line(
        `M${x} 0C${x + 30} -56 ${x + 70} -56 ${x + 100} 0` +
          many(6, (i) => {
            const t = (i + 0.8) / 6.6;
              return `M${n(x + t * 100)} 0V${n(-168 * t * (1 - t) * 0.98)}`;
            }).join(""),
          c,
          2.6,
        ) + line(`M${x + 1} -2C${x + 31} -58 ${x + 70} -58 ${x + 99} -2`, l, 1);
    return (
      arch(-150) +
      arch(50) +
      rect(-160, -3, 112, 6, c) +
      rect(52, -3, 112, 6, c) +
      poly([[-48, -3], [-34, -1], [-38, 2], [-26, 9], [-30, 12], [-48, 3]], c) +
      poly([[52, -3], [42, 1], [46, 4], [36, 8], [52, 3]], c) +
      [-100, 100].map((x) => rect(x - 7, 3, 14, 40, mix("#8b8272", air.light.dark, 0.5)) + rect(x + (air.side > 0 ? 3 : -7), 3, 4, 40, air.light.rim, 0.4)).join("") +
      rect(-160, -3, 112, 1.2, l) +
      rect(52, -3, 112, 1.2, l)
    );
  },
  tunnel: (air) =>
    soft([[-110, 10], [-104, -44], [-60, -78], [-10, -70], [34, -88], [92, -52], [110, 10]], tone(air.light, 0.75)) +
    path("M-40 2V-26A40 36 0 0 1 40 -26V2Z", mix("#a89a80", air.light.near, 0.35)) +
    path("M-32 2V-25A32 29 0 0 1 32 -25V2Z", air.light.dark) +
    line(
      many(7, (i) => {
        const a = Math.PI * (1 + (i + 0.5) / 7);
        return `M${n(32 * Math.cos(a))} ${n(-26 + 29 * Math.sin(a))}L${n(40 * Math.cos(a))} ${n(-26 + 36 * Math.sin(a))}`;
      }).join(""),
      air.light.dark,
      1,
      0.6,
    ) +
    line("M-96 -30l18 -8l6 -16l20 -6M-84 -8l16 -6M46 -70l14 14l-4 14l18 10M78 -28l14 6l2 14", mix(air.light.near, air.light.rim, 0.3), 1.2, 0.7) +
    dots([[-9, -17], [-5, -17], [8, -12], [12, -12], [2, -24], [5.4, -24]], air.light.lamp, 1.7),
  harbour: (air) => {
    const c = mix("#6a4a3a", air.light.dark, 0.45);
    return (
      line("M-64 0L-52 -72M-40 0L-52 -72M-60 -24h16M-56 -48h8M-84 -56L-14 -76M-52 -72L-14 -76M-52 -72L-84 -56", c, 2.6) +
      line("M-18 -75V-44", c, 0.9) +
      rect(-25, -44, 15, 8, BLOOD) +
      ([["#2f6f6a", 6, 0], ["#9c5b2e", 34, 0], [BLOOD, 14, -12], ["#5d7150", 62, 0], ["#22364a", 42, -12], [SIGN, 30, -24]] as const)
        .map(
          ([f, x, y]) =>
            rect(x, y - 12, 27, 12, mix(f, air.light.near, 0.3)) +
            line(many(8, (i) => `M${x + 3 + i * 3} ${y - 10.5}v9`).join(""), air.light.dark, 0.7, 0.5) +
            rect(x, y - 12, 27, 1.2, air.light.rim, 0.5),
        )
        .join("")
    );
  },
  gate: (air) => {
    const c = mix("#8b8472", air.light.near, 0.4);
    return (
      many(
        9,
        (i) =>
          rect(-150 + i * 34, -38 - (i % 3) * 3, 33, 44, mix(c, air.light.dark, 0.15 + (i % 2) * 0.12)) +
          rect(-150 + i * 34, -38 - (i % 3) * 3, 33, 1.6, air.light.rim, 0.6),
      ).join("") +
      line(many(26, (i) => `M${-150 + i * 12} -46q6 -9 12 0q-6 7 -12 0`).join(""), air.light.dark, 0.9) +
      rect(-24, -46, 48, 50, mix("#6a4a30", air.light.dark, 0.3)) +
      line("M-24 -44L24 0M24 -44L-24 0", mix("#9c5b2e", air.light.rim, 0.2), 3) +
      rect(-27, -50, 5, 54, air.light.dark) +
      rect(22, -50, 5, 54, air.light.dark)
    );
  },
} satisfies Record<string, Part>;
