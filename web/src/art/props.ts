// Things that stand about: foot at (0, 0).
import { BLOOD, BONE, D, SIGN, disc, dots, line, many, mix, n, path, poly, rect, soft, type Point } from "./ink";
import { bone, shape, shard } from "./bone";
import type { Part } from "./part";
import { fire, plume } from "./smoke";

export const PROPS = {
  fire: (air) => fire(air, 0, 0, 1),
  smoke: (air) => plume(air, 0, 0, 1, mix(air.light.dark, air.light.near, 0.35)),
  fumes: (air) => plume(air, 0, 0, 1, "#8fae3c"),
  barrel: (air, { toxic = false }) => {
    const c = mix(toxic ? SIGN : "#9c5b2e", air.light.near, 0.25);
    return (
      disc(0, 0, 12, air.light.dark, 0.4, 2.4) +
      rect(-8, -22, 16, 22, mix(c, air.light.dark, 0.5)) +
      rect(air.side > 0 ? 2 : -7, -22, 5, 22, mix(c, air.light.rim, 0.3)) +
      soft([[-9, -22], [0, -25], [9, -22], [0, -19]], mix(c, air.light.rim, 0.25)) +
      rect(-8.6, -15, 17.2, 1.5, air.light.dark, 0.6) +
      rect(-8.6, -8, 17.2, 1.5, air.light.dark, 0.6) +
      (toxic
        ? poly([[0, -14.5], [5, -6], [-5, -6]], air.light.dark) +
          soft([[4, 0], [16, 1], [22, 3], [10, 5], [-4, 4]], "#a8c83c")
        : "")
    );
  },
  crate: (air) => {
    const c = mix("#9a6a3a", air.light.near, 0.2);
    return rect(-10, -18, 20, 18, mix(c, air.light.dark, 0.2)) + line("M-10 -18h20v18h-20zM-10 -18L10 0M-10 0L10 -18", mix(c, air.light.rim, 0.35), 1.6);
  },
  fence: (air, { wide = 120 }) =>
    line(many(Math.floor(wide / 14) + 1, (i) => `M${i * 14} 0l${(i % 3) - 1} -20`).join(""), mix("#5a4028", air.light.dark, 0.4), 2.4) +
    line(`M-4 -16L${wide + 4} -14M-4 -8L${wide + 4} -7`, mix("#7a5a38", air.light.rim, 0.2), 1.3),
  mesh: (air, { wide = 120 }) =>
    line(
      many(Math.floor(wide / 8) + 1, (i) => `M${i * 8} 0v-30M${i * 8} -4l8 -8M${i * 8} -14l8 -8M${i * 8} -24l6 -6M${i * 8 + 8} -4l-8 -8M${i * 8 + 8} -14l-8 -8`).join(
        "",
      ) + `M0 -30h${wide}`,
      mix(air.light.rim, air.light.dark, 0.5),
      0.7,
    ) + line(many(Math.ceil(wide / 9), (i) => `M${i * 9} -33q4.5 -5 9 0q-4.5 5 -9 0`).join(""), air.light.dark, 0.9),
  shield: (air) =>
    rect(-1.2, -44, 2.4, 44, air.light.dark) +
    soft([[-11, -62], [0, -65], [11, -62], [12, -50], [0, -40], [-12, -50]], BONE) +
    line("M-8 -58H8M-5 -50h10M0 -58v14", air.light.dark, 1.6),
  diamond: (air) =>
    rect(-1.2, -36, 2.4, 36, air.light.dark) +
    poly([[0, -60], [13, -47], [0, -34], [-13, -47]], air.light.dark) +
    poly([[0, -58], [11, -47], [0, -36], [-11, -47]], SIGN) +
    line("M-3 -50h6l-6 7h6", air.light.dark, 2),
  pole: (air) =>
    rect(-1.3, -70, 2.6, 70, air.light.dark) +
    rect(-14, -66, 28, 2, air.light.dark) +
    rect(-10, -58, 20, 1.6, air.light.dark) +
    line("M-14 -66Q-90 -52 -170 -64M14 -66Q90 -52 170 -64", air.light.dark, 0.6),
  cactus: (air) =>
    line("M0 0V-34M0 -12H-9V-24M0 -17H9V-29", mix("#3f5a3a", air.light.dark, 0.35), 5) + line("M1.6 0V-34M-7.6 -14V-24M10.6 -19V-29", air.light.rim, 0.8, 0.7),
  dog: (air, { mad = true, sit = false }) => {
    const leg = (joints: readonly [Point, ...Point[]]): string => {
      const [x] = joints.at(-1) ?? joints[0];
      const bones = joints.slice(1).map((joint, at) => bone(joints[at] ?? joint, joint, [5, 2.8, 2][at] ?? 2, [2.8, 2, 1.7][at] ?? 2));
      return bones.join("") + shape([[x - 2, 0.6], [x - 2, -3], [x + 5, -3], [x + 6, 0.6]]);
    };
    const d = sit
      ? D.soft([[-12, 0], [-15, -12], [-4, -20], [0, -30], [-1, -38], [3, -33], [12, -30], [12, -26], [6, -24], [7, -8], [9, 0], [4, 0], [0, -8], [-4, 0]]) +
        D.soft([[-12, -2], [-24, -2], [-26, -10], [-16, -6]])
      : shape([[-28, -16], [-28, -27], [-12, -26], [4, -30], [15, -34], [19, -24], [15, -13], [4, -13], [-10, -18], [-19, -15]]) +
        shape([[11, -28], [12, -39], [21, -40], [35, -33], [36, -28], [25, -28], [18, -23], [12, -24]]) +
        shape([[16, -26], [24, -26], [33, -21], [30, -17], [20, -20]]) +
        shard([[12, -35], [9, -46], [19, -38]]) +
        shard([[-12, -25], [-14, -29], [-6, -27], [-7, -31], [1, -28], [1, -33], [8, -29], [8, -35], [14, -30]]) +
        leg([[-22, -20], [-25, -11], [-31, -6], [-29, -1]]) +
        leg([[-20, -19], [-16, -10], [-21, -5], [-18, -1]]) +
        leg([[11, -18], [18, -10], [20, -1]]) +
        leg([[9, -17], [5, -8], [0, -1]]) +
        bone([-26, -23], [-40, -30], 2.6, 1);
    return (
      disc(0, 0.5, 24, air.light.dark, 0.4, 2.4) +
      path(d, air.light.rim).replace("/>", ` transform="translate(${n(air.side * 1)} -1.3)"/>`) +
      path(d, mix(air.light.dark, "#6a4a30", 0.3)) +
      (!sit && mad
        ? poly([[23, -26], [34, -27], [31, -21], [24, -23]], BLOOD) +
          line("M25 -27l1 3l1.6 -3l1.4 3l1.6 -3l1.2 2.6", BONE, 1) +
          dots([[21, -33]], SIGN, 2.4)
        : mad
          ? ""
          : dots([[6, -30]], BONE, 1.4) + rect(-2, -25.5, 9, 2.6, BLOOD))
    );
  },
  birds: (air, { count = 5 }) =>
    line(
      many(count, () => {
        const x = air.luck(-40, 40);
        const y = air.luck(-16, 16);
        const s = air.luck(2, 4.6);
        return `M${n(x - s)} ${n(y - s * 0.5)}q${n(s * 0.6)} ${n(-s * 0.3)} ${n(s)} ${n(s * 0.5)}q${n(s * 0.4)} ${n(-s * 0.8)} ${n(s)} ${n(-s * 0.5)}`;
      }).join(""),
      air.light.dark,
      1.3,
    ),
  lamp: (air) =>
    line("M0 0V-62Q0 -70 12 -69", air.light.dark, 2) +
    poly([[8, -69], [20, -69], [44, 0], [-8, 0]], air.light.lamp, 0.18) +
    rect(8, -71, 12, 3, air.light.lamp),
  grave: (air) => path("M-7 0V-12A7 7 0 0 1 7 -12V0Z", mix("#8b8472", air.light.dark, 0.35)) + line("M0 -14v8M-3 -11h6", air.light.dark, 1.4),
  wheel: (air) =>
    line(
      `${D.disc(0, -52, 40)}${many(12, (i) => `M0 -52L${n(40 * Math.cos(i * 0.5236))} ${n(-52 + 40 * Math.sin(i * 0.5236))}`).join("")}M0 -52L-22 0M0 -52L22 0`,
      mix(air.light.dark, air.light.near, 0.2),
      1.5,
    ) +
    dots(many(12, (i): Point => [40 * Math.cos(i * 0.5236), -52 + 40 * Math.sin(i * 0.5236)]), air.light.lamp, 4) +
    many(12, (i) => rect(40 * Math.cos(i * 0.5236) - 3, -50 + 40 * Math.sin(i * 0.5236), 6, 5, i % 2 ? BLOOD : SIGN)).join(""),
} satisfies Record<string, Part>;
