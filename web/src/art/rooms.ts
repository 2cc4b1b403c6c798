// Insides: walls, one window or lamp that gives the light, and what stands there. A room fills the stage.
import { BLOOD, BONE, disc, dots, line, many, mix, n, poly, rect, soft, SIGN, star, type Point } from "./ink";
import { HEIGHT, WIDTH, ZENITH, type Air } from "./light";

const WOODS = ["#7a5533", "#6a4527", "#8a6038", "#5c3c22"] as const;

/** Back wall and floor, both in the dark of the room. */
function shell({ light }: Air, wall: string, floor: string, y = 106): string {
  const back = mix(wall, light.dark, 0.42);
  const ground = mix(floor, light.dark, 0.35);
  return rect(0, ZENITH, WIDTH, y - ZENITH, back) + rect(0, y, WIDTH, HEIGHT - y, ground) + rect(0, y - 4, WIDTH, 4, mix(back, light.dark, 0.4)) + line(many(9, (at) => `M${160 + (at - 4) * 26} ${y}L${160 + (at - 4) * 62} ${HEIGHT}`).join(""), light.dark, 1, 0.35);
}

const boards = ({ light }: Air, y: number): string => line(many(14, (at) => `M${at * 25 + 4} ${ZENITH}V${y}`).join(""), light.dark, 1.2, 0.35);

/** A window with the sky in it, and the beam that falls from it. */
function beam({ light }: Air, x: number, y: number, w: number, h: number, to: number): string {
  return (
    poly([[x, y], [x + w, y], [to + w * 1.8, HEIGHT], [to - w * 0.9, HEIGHT]], light.rim, 0.16) +
    poly([[x, y + h], [x + w, y + h], [to + w, HEIGHT], [to - w * 0.3, HEIGHT]], light.rim, 0.18) +
    rect(x - 4, y - 4, w + 8, h + 8, light.dark) +
    rect(x, y, w, h, light.sky[2]) +
    rect(x, y + h * 0.55, w, h * 0.45, light.sky[3]) +
    disc(x + w * 0.62, y + h * 0.52, w * 0.18, light.sun) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, light.dark, 2.4)
  );
}

function shelf({ light, luck }: Air, x: number, y: number, w: number, rows: number, colours: readonly string[]): string {
  const wood = mix("#6a4527", light.dark, 0.25);
  let out = rect(x - 3, y - rows * 24, w + 6, rows * 24 + 4, mix(wood, light.dark, 0.5));
  for (let row = 0; row < rows; row += 1) {
    const foot = y - row * 24;
    for (let at = x; at < x + w - 4; ) {
      const wide = luck(3, 7);
      const high = luck(12, 20);
      out += rect(at, foot - high, wide, high, mix(luck.pick(colours), light.dark, 0.3)) + rect(at, foot - high, wide, 1.2, light.rim, 0.35);
      at += wide + (luck() < 0.2 ? luck(3, 8) : 0.6);
    }
    out += rect(x - 3, foot, w + 6, 3, wood);
  }
  return out;
}

const lampOn = ({ light }: Air, x: number, y: number): string =>
  poly([[x - 5, y], [x + 5, y], [x + 74, HEIGHT], [x - 74, HEIGHT]], light.lamp, 0.16) + disc(x, y, 34, light.lamp, 0.14) + disc(x, y, 17, light.lamp, 0.3) + line(`M${x} ${ZENITH}V${y - 8}`, light.dark, 1.4) + poly([[x - 12, y + 1], [x + 12, y + 1], [x + 5, y - 8], [x - 5, y - 8]], mix("#3a4a3a", light.dark, 0.3)) + disc(x, y + 2, 4, "#fff7d8");

export const ROOMS = {
  /** Under the roof: rafters, a round window, a rifle on the wall, antlers. */
  attic(air) {
    const { light } = air;
    const wood = mix("#6a4527", light.dark, 0.45);
    return (
      shell(air, "#8a6038", "#7a5533") +
      boards(air, 102) +
      beam(air, 132, -8, 36, 40, 96) +
      poly([[0, ZENITH], [0, 102], [26, 102], [118, ZENITH]], wood) +
      poly([[320, ZENITH], [320, 102], [294, 102], [202, ZENITH]], wood) +
      line("M26 102L118 -80M294 102L202 -80", mix(wood, light.rim, 0.35), 3) +
      line("M60 30H260M88 -24H232", mix(wood, light.dark, 0.3), 6) +
      line("M190 52h58M196 56l-6 8M214 50v-4", light.dark, 3.4) +
      line("M206 32q-14 -4 -16 -18M212 32q14 -4 16 -18M194 24l-8 -2M224 24l8 -2", mix(BONE, light.dark, 0.25), 3) +
      disc(209, 34, 6, mix("#6a4a30", light.dark, 0.2)) +
      soft([[236, 106], [240, 82], [282, 82], [288, 108]], mix("#4a3524", light.dark, 0.2)) +
      rect(240, 84, 44, 3, SIGN, 0.6)
    );
  },
  /** Below the house: barrels, a bulb, shelves with jars, steps up to the light. */
  cellar(air) {
    const { light } = air;
    const stones = many(46, (at): Point => [(at % 12) * 28 + (Math.floor(at / 12) % 2) * 14, -58 + Math.floor(at / 12) * 40 + air.luck(-3, 3)]);
    const cask = (x: number, y: number, size: number): string =>
      disc(x, y, size, mix("#6a4527", light.dark, 0.25)) + disc(x, y, size * 0.8, mix("#8a6038", light.dark, 0.2)) + line(`M${x} ${y - size * 0.8}V${y + size * 0.8}M${x - size * 0.4} ${n(y - size * 0.66)}v${n(size * 1.3)}M${x + size * 0.4} ${n(y - size * 0.66)}v${n(size * 1.3)}`, light.dark, 1, 0.5) + disc(x, y + size * 0.3, 2.4, SIGN);
    return (
      shell(air, "#6d675c", "#5a4a3a", 108) +
      stones.map(([x, y]) => rect(x, y, 26, 18, light.rim, 0.05)).join("") +
      poly([[250, ZENITH], [320, ZENITH], [320, 108], [268, 108]], mix("#3a3028", light.dark, 0.3)) +
      poly([[262, ZENITH], [320, ZENITH], [320, -20], [276, -8]], light.sky[3]) +
      many(6, (at) => rect(262 - at * 5, 90 - at * 22, 60, 6, mix("#7a5533", light.dark, 0.3 - at * 0.04))).join("") +
      shelf(air, 18, 66, 84, 2, ["#7a8a4a", "#9a5a2c", "#8a2a22", "#c9a24a"]) +
      lampOn(air, 150, 6) +
      cask(38, 96, 19) +
      cask(80, 98, 17) +
      cask(60, 68, 16)
    );
  },
  /** Books to the ceiling, a desk, a globe, the door with its chain. */
  study(air) {
    const { light } = air;
    return (
      shell(air, "#7d5a48", "#6a3a2c") +
      shelf(air, 8, 100, 96, 7, ["#8a2a22", "#2f5a6a", "#5d7150", "#c9a24a", "#5b4a6a", "#9c5b2e"]) +
      shelf(air, 252, 100, 62, 7, ["#8a2a22", "#2f5a6a", "#5d7150", "#c9a24a", "#5b4a6a"]) +
      beam(air, 162, -14, 46, 58, 120) +
      rect(112, 84, 92, 5, mix("#8a6038", light.dark, 0.1)) +
      rect(116, 89, 6, 30, mix("#5c3c22", light.dark, 0.2)) +
      rect(194, 89, 6, 30, mix("#5c3c22", light.dark, 0.2)) +
      disc(182, 70, 11, mix("#2f6f8a", light.dark, 0.1)) +
      soft([[174, 66], [184, 62], [188, 70], [180, 76]], mix("#8a9a4a", light.dark, 0.1)) +
      line("M170 78q12 10 24 0M182 82v3", light.dark, 2) +
      rect(122, 80, 22, 4, BONE) +
      rect(126, 77, 18, 3, BLOOD)
    );
  },
  /** A bench with a press, tins of powder, rows of cartridges under a lamp. */
  bench(air) {
    const { light } = air;
    return (
      shell(air, "#6f6a52", "#4b4438", 108) +
      boards(air, 104) +
      lampOn(air, 134, -6) +
      rect(20, 12, 92, 46, mix("#4a3524", light.dark, 0.2)) +
      line("M30 24h34l4 6M38 24v-6M80 20v26M88 20v26M96 22v22M104 22v20M30 42l26 4", mix(BONE, light.dark, 0.3), 3) +
      rect(8, 82, 236, 8, mix("#9a6a3a", light.dark, 0.05)) +
      rect(8, 82, 236, 1.6, light.rim, 0.7) +
      rect(18, 90, 8, 34, mix("#5c3c22", light.dark, 0.3)) +
      rect(222, 90, 8, 34, mix("#5c3c22", light.dark, 0.3)) +
      many(11, (at) => rect(30 + at * 8, 70, 5, 12, mix(SIGN, light.dark, 0.25)) + poly([[30 + at * 8, 70], [32.5 + at * 8, 63], [35 + at * 8, 70]], mix("#b0622c", light.dark, 0.1))).join("") +
      rect(150, 56, 10, 26, mix("#3a4248", light.dark, 0.1)) +
      line("M155 56V44h22", mix("#5a646a", light.dark, 0.1), 4) +
      disc(179, 44, 5, BLOOD) +
      rect(186, 64, 18, 18, mix("#5d7150", light.dark, 0.2)) +
      rect(208, 60, 20, 22, mix(BLOOD, light.dark, 0.2)) +
      rect(211, 66, 14, 8, BONE, 0.8)
    );
  },
  /** Flights of stairs one above the other, and the dead on them. */
  stairs(air) {
    const { light } = air;
    const flight = (y: number, turn: number): string =>
      many(11, (at) => {
        const x = turn > 0 ? 24 + at * 24 : 296 - at * 24;
        return rect(turn > 0 ? x : x - 24, y - at * 8, 25, 9, mix("#8b8472", light.dark, 0.32 + (at % 2) * 0.06)) + rect(turn > 0 ? x : x - 24, y - at * 8, 25, 1.4, light.rim, 0.6);
      }).join("") + line(`M${turn > 0 ? 24 : 296} ${y - 22}L${turn > 0 ? 288 : 32} ${y - 110}`, mix(BLOOD, light.dark, 0.3), 3);
    return (
      shell(air, "#5a4238", "#3f3630", 126) +
      rect(136, ZENITH, 48, 60, light.sky[3], 0.5) +
      line("M136 -60H184M136 -40H184M160 -80V-20", light.dark, 2) +
      flight(18, -1) +
      flight(112, 1) +
      poly([[0, 126], [320, 126], [320, 150], [0, 150]], mix("#3f3630", light.dark, 0.2)) +
      disc(290, 20, 40, light.lamp, 0.14) +
      disc(290, 20, 7, light.lamp)
    );
  },
  /** A table under one lamp: cards, chips, a revolver. */
  gamble(air) {
    const { light } = air;
    const card = (x: number, y: number, turn: number, red: boolean): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-6, -9, 12, 17, BONE)}${poly([[0, -5], [4, 0], [0, 5], [-4, 0]], red ? BLOOD : light.dark)}</g>`;
    return (
      shell(air, "#5a3a34", "#4a2c24", 100) +
      line(many(14, (at) => `M${at * 25 + 4} ${ZENITH}V98`).join(""), light.dark, 7, 0.14) +
      lampOn(air, 110, 2) +
      rect(230, 30, 78, 42, mix(WOODS[0], light.dark, 0.4)) +
      many(6, (at) => rect(236 + at * 12, 40, 6, 28, mix(["#4a7a5a", "#8a5a2c", "#5a3a6a"][at % 3] ?? BONE, light.dark, 0.25))).join("") +
      soft([[10, 118], [40, 96], [180, 96], [212, 118], [110, 132]], mix("#2f6f4a", light.dark, 0.1)) +
      line("M24 113Q50 100 110 100T198 113", light.rim, 1.6, 0.6) +
      card(72, 108, -16, true) +
      card(86, 106, 6, false) +
      card(100, 107, 22, true) +
      many(4, (at) => disc(140, 110 - at * 3, 6, at % 2 ? BLOOD : BONE, 1, 2.6)).join("") +
      many(3, (at) => disc(156, 114 - at * 3, 6, at % 2 ? SIGN : "#22364a", 1, 2.6)).join("") +
      line("M112 118h22l3 -3M118 118l-4 7", light.dark, 4.4)
    );
  },
  /** A sheriff's wall: a star, posters and a bunch of keys. */
  office(air) {
    const { light } = air;
    return shell(air, "#8a7a5a", "#5a4a3a") + boards(air, 102) + beam(air, 210, -10, 44, 50, 170) + poly(star(84, 10, 30), mix(SIGN, light.dark, 0.1)) + disc(84, 10, 8, light.dark) + rect(128, -6, 26, 34, BONE) + rect(132, 0, 18, 14, mix("#6a4a30", light.dark, 0.2)) + dots([[20, 30], [28, 34], [24, 42]], mix(SIGN, light.dark, 0.2), 5);
  },
} satisfies Record<string, (air: Air) => string>;
