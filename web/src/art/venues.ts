// Places where people once met: foot at (0, 0).
import { BLOOD, BONE, D, disc, dots, line, many, mix, n, path, poly, rect, SIGN, soft, star, type Point } from "./ink";
import type { Part } from "./part";
import { door, mast, pane, panes, wall } from "./wall";

export const VENUES = {
  chapel: (air) =>
    wall(air, -40, 80, 34, "#d8cfb8", 0) +
    poly([[-46, -34], [0, -62], [46, -34]], mix("#5a3a34", air.light.dark, 0.3)) +
    wall(air, -14, 28, 62, "#e4dcc6", 6) +
    poly([[-18, -62], [0, -92], [18, -62]], mix("#5a3a34", air.light.dark, 0.2)) +
    line("M0 -112V-90M-7 -105H7", air.light.dark, 3) +
    line("M1 -112V-92", air.light.rim, 1) +
    path("M-8 0V-18A8 9 0 0 1 8 -18V0Z", air.light.dark) +
    path("M-5 0V-17A5 6 0 0 1 5 -17V0Z", air.light.lamp) +
    disc(0, -46, 6, air.light.lamp) +
    line("M0 -52v12M-6 -46h12", air.light.dark, 1.2) +
    [-32, 22].map((x) => path(`M${x} -8v-13a5 6 0 0 1 10 0v13Z`, air.light.lamp) + line(`M${x + 5} -27v19`, air.light.dark, 1)).join(""),
  /** A grandstand, floodlights, a scoreboard without words. */
  ballpark: (air) =>
    poly([[-84, 0], [-84, -14], [-30, -46], [86, -46], [86, 0]], mix("#7a8470", air.light.near, 0.35)) +
    many(5, (at) => poly([[-80 + at * 12, -10 - at * 7], [84, -10 - at * 7], [84, -7 - at * 7], [-84 + at * 12, -7 - at * 7]], at % 2 ? BONE : BLOOD, 0.75)).join("") +
    [-70, 70].map((x) => mast(air, x, 88, rect(x - 14, -100, 28, 14, air.light.dark) + dots(many(8, (at): Point => [x - 9 + (at % 4) * 6, -97 + Math.floor(at / 4) * 7]), air.light.lamp, 4) + poly([[x - 14, -86], [x + 14, -86], [x + 40, 0], [x - 40, 0]], air.light.lamp, 0.12))).join("") +
    rect(-20, -78, 56, 28, air.light.dark) +
    rect(-17, -75, 50, 22, mix("#1f4a34", air.light.dark, 0.2)) +
    dots([[-8, -69], [2, -69], [12, -69], [-8, -60], [2, -60], [24, -69], [24, -60]], air.light.lamp, 3.4),
  /** Rails of a ring, a gate with a bull's skull. */
  rodeo: (air) => {
    const wood = mix("#9a6a3a", air.light.near, 0.25);
    const skull = soft([[-9, -66], [9, -66], [6, -52], [3, -44], [-3, -44], [-6, -52]], BONE) + line("M-8 -64Q-24 -62 -26 -74M8 -64Q24 -62 26 -74", BONE, 3.6) + dots([[-4, -59], [4, -59]], air.light.dark, 3.4);
    return (
      line("M-104 0V-30M-76 0V-28M-48 0V-27M48 0V-27M76 0V-28M104 0V-30", mix(wood, air.light.dark, 0.3), 5) +
      line("M-112 -25L-32 -22M-112 -14L-32 -12M112 -25L32 -22M112 -14L32 -12", wood, 4) +
      line("M-30 0V-56M30 0V-56", mix(wood, air.light.dark, 0.3), 6) +
      line("M-40 -56H40", wood, 7) +
      line("M-40 -59H40", air.light.rim, 1.4) +
      skull
    );
  },
  /** A hangar, a tower, a plane that will not fly again. */
  airfield: (air) => {
    const skin = mix("#c9c4b2", air.light.near, 0.25);
    return (
      path("M-96 0V-22A40 30 0 0 1 -16 -22V0Z", mix("#7a8078", air.light.dark, 0.3)) +
      path("M-86 0V-20A30 22 0 0 1 -26 -20V0Z", air.light.dark) +
      line("M-96 -22A40 30 0 0 1 -16 -22", air.light.rim, 1.6) +
      rect(70, -58, 10, 58, mix("#8b8472", air.light.dark, 0.3)) +
      poly([[60, -58], [90, -58], [94, -76], [56, -76]], mix(air.light.lamp, air.light.dark, 0.2)) +
      line("M60 -58L56 -76M70 -58L69 -76M80 -58L81 -76M90 -58L94 -76M54 -78H96", air.light.dark, 2) +
      `<g transform="translate(16 -10) rotate(-7)">${path("M-58 -10Q-58 -18 -46 -19L38 -19Q54 -17 58 -10Q54 -3 38 -3L-40 -4Z", skin)}${poly([[-58, -14], [-66, -40], [-52, -40], [-38, -18]], mix(BLOOD, air.light.near, 0.2))}${poly([[-8, -10], [-34, 14], [-20, 14], [18, -8]], mix(skin, air.light.dark, 0.3))}${line("M-46 -19L38 -19", air.light.rim, 1.6)}${dots(many(9, (at): Point => [-36 + at * 8, -13]), air.light.dark, 3)}${poly([[40, -17], [51, -14], [48, -10], [40, -11]], air.light.dark)}</g>`
    );
  },
  /** Painted fronts held up by struts, a spotlight, a camera on its legs. */
  backlot: (air) => {
    const front = (x: number, w: number, h: number, hue: string): string =>
      wall(air, x, w, h, hue, 0) + many(3, (at) => rect(x + 2 + (at * (w - 4)) / 3, -h - 5 + (at % 2) * 3, (w - 4) / 3 - 1, 6, air.light.dark)).join("") + line(`M${x + w} ${-h + 4}L${x + w + 16} 0M${x + w} ${-h / 2}L${x + w + 10} 0`, mix("#9a6a3a", air.light.dark, 0.2), 2);
    return (
      front(-84, 44, 46, "#a8603e") +
      front(-26, 40, 56, "#8a8f6a") +
      front(30, 40, 42, "#9a7a9a") +
      door(air, -72, 14, 22) +
      pane(air, -18, -44, 9, 12, "lit") +
      pane(air, -4, -44, 9, 12, "dark") +
      door(air, -12, 14, 24, true) +
      panes(air, 36, -32, 8, 9, 2, 1, 16, 0) +
      mast(air, 96, 62, poly([[84, -74], [102, -68], [98, -56], [82, -64]], air.light.dark) + poly([[82, -72], [86, -58], [-6, 4], [-70, 4]], air.light.lamp, 0.2)) +
      line("M96 -2L84 12M96 -2L108 12", air.light.dark, 2)
    );
  },
  /** Stalls with awnings under strings of lanterns. */
  market: (air) =>
    ([[-76, BLOOD, "#d8782c"], [-18, "#2f6f6a", "#b9c23c"], [40, "#8a6a2c", "#c9a24a"]] as const)
      .map(([x, hue, goods]) => {
        const cloth = mix(hue, air.light.near, 0.2);
        return (
          rect(x + 2, -30, 2.5, 30, air.light.dark) +
          rect(x + 43, -30, 2.5, 30, air.light.dark) +
          many(6, (at) => poly([[x - 2 + at * 8.4, -42], [x + 6.4 + at * 8.4, -42], [x + 7.4 + at * 8.4, -26], [x - 2 + at * 8.4, -26]], at % 2 ? BONE : cloth)).join("") +
          rect(x, -14, 47, 14, mix("#6a4527", air.light.dark, 0.2)) +
          dots(many(7, (at): Point => [x + 6 + at * 6, -17]), goods, 6)
        );
      })
      .join("") +
    line("M-110 -66Q-60 -44 -10 -62T110 -64", air.light.dark, 1) +
    many(9, (at) => disc(-96 + at * 24, -56 + ((at * 7) % 5) * 2, 9, air.light.lamp, 0.25) + disc(-96 + at * 24, -56 + ((at * 7) % 5) * 2, 4.4, at % 2 ? air.light.lamp : BLOOD)).join(""),
  /** A block of flats with lights on in the wrong places. */
  tower: (air) =>
    wall(air, -44, 60, 104, "#8b8a80", 16) +
    wall(air, 24, 44, 70, "#7d7468", 10) +
    panes(air, -38, -97, 7, 7, 5, 8, 11, 12) +
    panes(air, 30, -62, 6, 7, 3, 5, 12, 12) +
    rect(-20, -16, 18, 16, air.light.dark) +
    rect(-17, -14, 12, 14, air.light.lamp, 0.8) +
    line("M-34 -104v-14M-20 -104v-9", air.light.dark, 1.6),
  /** A road on pillars, broken or blocked. */
  viaduct: (air) => {
    const stone = mix("#a49a86", air.light.near, 0.35);
    return (
      [-120, -40, 40, 120].map((x) => rect(x - 9, -44, 18, 50, mix(stone, air.light.dark, 0.35)) + rect(x + (air.side > 0 ? 4 : -9), -44, 5, 50, air.light.rim, 0.35)).join("") +
      rect(-170, -52, 340, 10, stone) +
      rect(-170, -52, 340, 1.8, air.light.rim, 0.8) +
      line(many(18, (at) => `M${-166 + at * 20} -52v-7`).join("") + "M-170 -59H170", mix(stone, air.light.dark, 0.4), 1.4)
    );
  },
  /** A booth with its barrier down. */
  booth: (air) =>
    wall(air, -14, 28, 36, "#c9a27a", 8) +
    rect(-20, -43, 42, 7, mix(BLOOD, air.light.near, 0.2)) +
    pane(air, -9, -31, 18, 14, "lit") +
    rect(24, -24, 5, 24, air.light.dark) +
    many(8, (at) => poly([[28 + at * 11, -20], [39 + at * 11, -20], [37 + at * 11, -15], [26 + at * 11, -15]], at % 2 ? BONE : BLOOD)).join("") +
    mast(air, -30, 54, disc(-30, -56, 10, BLOOD) + rect(-36, -58, 12, 4, BONE)),
  /** A shop with three golden balls over its door. */
  pawnshop: (air) =>
    wall(air, -42, 84, 46, "#8a6a4a", 10) +
    rect(-46, -52, 92, 8, air.light.dark) +
    panes(air, -36, -40, 10, 10, 2, 1, 14, 0) +
    rect(-38, -24, 34, 20, air.light.dark) +
    rect(-36, -22, 30, 16, air.light.lamp, 0.85) +
    line(many(6, (at) => `M${-33 + at * 5} -22v16`).join(""), air.light.dark, 1.2) +
    door(air, 8, 16, 28) +
    line("M34 -44v8M26 -36h16", air.light.dark, 2) +
    disc(26, -31, 4.6, SIGN) +
    disc(42, -31, 4.6, SIGN) +
    disc(34, -25, 4.6, SIGN),
  /** A house with a lawn, a porch and a bell that rings. */
  villa: (air, { hue = "#a9907a" }) =>
    wall(air, -46, 92, 36, hue, 10) +
    poly([[-54, -34], [-30, -62], [32, -62], [56, -34]], mix("#5a3a34", air.light.dark, 0.25)) +
    poly([[-54, -34], [-30, -62], [-26, -62], [-48, -34]], air.light.rim, 0.35) +
    wall(air, -12, 26, 44, mix(hue, BONE, 0.3), 0) +
    poly([[-16, -44], [1, -58], [18, -44]], mix("#5a3a34", air.light.dark, 0.1)) +
    pane(air, -38, -28, 16, 13) +
    pane(air, 22, -28, 16, 13) +
    pane(air, -5, -40, 12, 9, "lit") +
    door(air, -7, 15, 24, true),
  /** Cars run into each other, one on top. */
  pileup: (air) => {
    const car = (x: number, y: number, turn: number, hue: string): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${path("M-34 -3L-33 -13L-20 -16L-12 -26L8 -26L18 -15L32 -12L34 -3Z", mix(hue, air.light.near, 0.25))}${path("M-15 -16L-10 -23L-2 -23V-16ZM1 -23L7 -23L13 -16H1Z", air.light.dark)}${line("M-33 -13L-20 -16L-12 -26L8 -26L18 -15L32 -12", air.light.rim, 1.2)}${disc(-20, -2, 6, air.light.dark)}${disc(20, -2, 6, air.light.dark)}</g>`;
    return car(-42, 0, -6, "#8a3a2c") + car(26, -2, 188, "#2f5a6a") + car(-8, -22, 14, "#8a6a2c") + car(72, 0, -24, "#5d7150");
  },
  /** A tank of fuel on wheels. */
  tanker: (air) => {
    const steel = mix("#c9c4b2", air.light.near, 0.2);
    const tyre = (x: number): string => disc(x, -7, 8, air.light.dark) + disc(x, -7, 3.4, BONE, 0.6);
    return (
      disc(-8, 1, 88, air.light.dark, 0.45, 3.6) +
      path("M-84 -14V-34Q-84 -48 -70 -48H10Q22 -48 22 -34V-14Z", mix(steel, air.light.dark, 0.15)) +
      path("M-80 -40Q-78 -46 -68 -46H8Q18 -46 19 -40Z", mix(steel, air.light.rim, 0.6)) +
      rect(-84, -28, 106, 5, BLOOD) +
      line("M-60 -48V-14M-32 -48V-14M-4 -48V-14", air.light.dark, 1.2, 0.6) +
      rect(-50, -52, 12, 5, air.light.dark) +
      rect(-16, -52, 12, 5, air.light.dark) +
      poly([[-38, -36], [-30, -22], [-46, -22]], SIGN) +
      rect(-88, -14, 116, 5, air.light.dark) +
      path("M28 -6V-40Q28 -44 32 -44H50L60 -26L72 -23V-6Z", mix("#8a3220", air.light.near, 0.2)) +
      path("M46 -40H50L57 -27H46Z", mix(air.light.dark, air.light.sky[2], 0.4)) +
      line("M28 -43H50", air.light.rim, 1.6) +
      rect(24, -56, 3, 34, air.light.dark) +
      [-72, -54, -20, 38, 60].map(tyre).join("") +
      dots([[71, -15]], air.light.lamp, 4)
    );
  },
  /** A snake that strikes. */
  snake: (air) => {
    const body = "M-44 -2Q-30 -14 -18 -3T6 -4T20 -14T14 -34";
    return line(body, air.light.dark, 10) + line(body, mix("#8a8a3c", air.light.near, 0.15), 7) + line(body, air.light.dark, 1.6, 0.6) + soft([[8, -34], [12, -44], [26, -44], [30, -36], [20, -31]], mix("#8a8a3c", air.light.near, 0.15)) + poly([[24, -39], [34, -38], [26, -34]], BLOOD) + line("M33 -37l8 -3M33 -37l8 2", BLOOD, 1.4) + dots([[20, -40]], SIGN, 2.6);
  },
  /** Drums that glow. */
  drums: (air) =>
    [[-24, 0], [0, 4], [22, -2], [-10, -24], [12, -24]]
      .map(([x = 0, y = 0]) => disc(x, y - 14, 22, "#b6e23c", 0.12) + rect(x - 9, y - 24, 18, 24, mix(SIGN, air.light.dark, 0.25)) + rect(x + (air.side > 0 ? 3 : -8), y - 24, 5, 24, mix(SIGN, air.light.rim, 0.4)) + disc(x, y - 24, 9, mix("#d8f26a", air.light.rim, 0.2), 1, 3) + disc(x, y - 12, 5, air.light.dark) + disc(x, y - 12, 1.6, SIGN))
      .join("") + soft([[-40, 6], [0, 2], [44, 6], [20, 14], [-20, 14]], "#b6e23c", 0.8),
  /** A ring of torches and stakes. */
  palisade: (air, { wide = 200 }) =>
    many(Math.floor(wide / 11), (at) => poly([[at * 11, 0], [at * 11, -34 - ((at * 5) % 7)], [at * 11 + 4.5, -42 - ((at * 5) % 7)], [at * 11 + 9, -34 - ((at * 5) % 7)], [at * 11 + 9, 0]], mix("#6a4527", air.light.dark, 0.3 + (at % 2) * 0.12)) + rect(at * 11 + (air.side > 0 ? 7 : 0), -34, 1.6, 34, air.light.rim, 0.35)).join("") + line(`M0 -24H${wide - 4}`, mix("#8a6038", air.light.dark, 0.3), 3),
  /** A tent with a red cross. */
  tent: (air) =>
    poly([[-44, 0], [0, -44], [44, 0]], mix("#7d8a5a", air.light.near, 0.3)) +
    poly(air.side > 0 ? [[0, -44], [44, 0], [60, -4], [12, -42]] : [[0, -44], [-44, 0], [-60, -4], [-12, -42]], mix("#a8b07a", air.light.rim, 0.35)) +
    poly([[-10, 0], [0, -24], [10, 0]], air.light.dark) +
    disc(0, -32, 6, BONE) +
    rect(-1.4, -36, 2.8, 8, BLOOD) +
    rect(-4, -33.4, 8, 2.8, BLOOD),
  /** A helicopter in the air. */
  helicopter: (air) =>
    path("M-8 -12Q-8 -26 12 -26H24Q42 -24 42 -12Q38 -4 22 -4H4Q-8 -4 -8 -12Z", mix("#4d5f41", air.light.dark, 0.2)) +
    path("M22 -24Q38 -22 40 -13H22Z", mix(air.light.lamp, air.light.sky[2], 0.3)) +
    poly([[-6, -16], [-50, -20], [-56, -32], [-62, -32], [-58, -15], [-6, -9]], mix("#4d5f41", air.light.dark, 0.3)) +
    line("M14 -26V-33M-46 -36L76 -32M-66 -38L-50 -22", air.light.dark, 2.2) +
    line("M-46 -36L76 -32", air.light.rim, 0.8, 0.8) +
    line("M0 2H36M6 -4L4 2M28 -4L30 2", air.light.dark, 2) +
    disc(6, -15, 5, BONE) +
    rect(4.6, -18.4, 2.8, 7, BLOOD) +
    rect(2.5, -16.4, 7, 2.8, BLOOD),
  /** Sand bags in a low wall. */
  sandbags: (air, { wide = 80 }) =>
    many(3, (row) => many(Math.floor(wide / 14) - row, (at) => soft([[at * 14 + row * 7 - 1, -row * 7], [at * 14 + row * 7, -9 - row * 7], [at * 14 + row * 7 + 14, -9 - row * 7], [at * 14 + row * 7 + 15, -row * 7]], mix(mix("#b09a6a", air.light.near, 0.3), air.light.dark, 0.1 + ((at + row) % 2) * 0.14))).join("")).join(""),
  /** A badge on a post, for a town without a name. */
  badge: (air) => mast(air, 0, 40, disc(0, -48, 14, air.light.dark) + poly(star(0, -48, 12), SIGN)),
  /** A siren with its sound around it. */
  alarm: (air) => disc(0, 0, 26, BLOOD, 0.2) + disc(0, 0, 15, BLOOD, 0.35) + path("M-6 4V-2A6 6 0 0 1 6 -2V4Z", BLOOD) + rect(-8, 4, 16, 3, air.light.dark) + line([14, 20].map((size) => `M${n(-size * 0.8)} ${n(-size * 0.6)}A${size} ${size} 0 0 0 ${n(-size * 0.8)} ${n(size * 0.5)}M${n(size * 0.8)} ${n(-size * 0.6)}A${size} ${size} 0 0 1 ${n(size * 0.8)} ${n(size * 0.5)}`).join(""), SIGN, 1.8),
  /** A mine half out of the sand. */
  mine: (air) => disc(0, -2, 14, air.light.dark, 1, 6) + disc(0, -4, 12, mix("#5a6a4a", air.light.near, 0.2), 1, 5) + disc(0, -8, 3.4, BLOOD, 1, 2.4) + line(D.disc(0, -4, 9, 3.6), air.light.rim, 0.8, 0.6),
} satisfies Record<string, Part>;
