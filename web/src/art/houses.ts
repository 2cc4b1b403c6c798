// Buildings, seen from the front: foot at (0, 0).
import { BLOOD, BONE, SIGN, disc, line, many, mix, poly, rect, soft, star } from "./ink";
import type { Part } from "./part";
import { door, mast, pane, panes, wall } from "./wall";

export const HOUSES = {
  motel: (air) =>
    wall(air, -70, 140, 34, "#c9a27a") +
    rect(-74, -38, 148, 5, air.light.dark) +
    rect(-74, -19, 148, 2, air.light.dark) +
    line(many(8, (i) => `M${-70 + i * 20} 0v-34`).join(""), air.light.dark, 1) +
    panes(air, -66, -31, 6, 8, 7, 1, 20, 0) +
    panes(air, -66, -13, 6, 7, 7, 1, 20, 0) +
    many(7, (i) => rect(-57 + i * 20, -32, 5, 13, mix("#8a3a2c", air.light.dark, 0.35)) + rect(-57 + i * 20, -14, 5, 14, mix("#8a3a2c", air.light.dark, 0.35))).join("") +
    mast(
      air,
      92,
      66,
      disc(92, -58, 30, air.light.lamp, 0.18) +
        poly([[78, -68], [106, -74], [106, -50], [78, -46]], BLOOD) +
        poly([[84, -64], [100, -68], [96, -54], [86, -52]], air.light.lamp) +
        poly(
          [[92, -46], [104, -40], [92, -34], [92, -38], [82, -38], [82, -42], [92, -42]],
          SIGN,
        ),
    ),
  diner: (air) =>
    wall(air, -48, 96, 26, "#c8c2b2", 8) +
    rect(-52, -31, 104, 6, BLOOD) +
    rect(-52, -25, 104, 1.4, BONE) +
    panes(air, -44, -20, 12, 10, 6, 1, 14.6, 0, "lit") +
    rect(-48, -8, 96, 2, mix(BLOOD, air.light.dark, 0.3)) +
    mast(
      air,
      30,
      60,
      soft([[14, -58], [46, -66], [50, -48], [18, -44]], SIGN) +
        soft(
          [[23, -54], [40, -58], [42, -50], [24, -48]],
          BLOOD,
        ),
    ),
  gas: (air) =>
    wall(air, 12, 50, 26, "#d6c8a8", 8) +
    pane(air, 18, -20, 16, 12) +
    door(air, 42, 9, 18) +
    poly([[-58, -40], [24, -44], [24, -36], [-58, -33]], mix(BLOOD, air.light.near, 0.2)) +
    poly([[-58, -40], [24, -44], [24, -42.6], [-58, -38.6]], air.light.rim) +
    rect(-48, -34, 3, 34, air.light.dark) +
    rect(0, -36, 3, 36, air.light.dark) +
    [-36, -18]
      .map(
        (x) =>
          rect(x, -20, 9, 20, BLOOD) +
          rect(x + 1.5, -18, 6, 6, BONE) +
          rect(x - 1, -22, 11, 2.4, air.light.dark) +
          line(`M${x + 9} -14q5 2 3 9t-3 4`, air.light.dark, 1.2),
      )
      .join("") +
    mast(
      air,
      -74,
      62,
      disc(-74, -62, 12, SIGN) +
        disc(-74, -62, 9, BLOOD) +
        soft(
          [[-74, -70], [-69, -61], [-71, -56], [-77, -56], [-79, -61]],
          BONE,
        ),
    ),
  jail: (air) =>
    wall(air, -44, 88, 44, "#a49a86", 12) +
    rect(-48, -49, 96, 6, air.light.dark) +
    many(9, (i) => rect(-47 + i * 11, -54, 6, 6, air.light.dark)).join("") +
    [-36, -12, 12]
      .map(
        (x) =>
          rect(x, -38, 14, 12, mix(air.light.dark, air.light.lamp, x === -12 ? 0.8 : 0.08)) +
          line(many(4, (i) => `M${x + 2 + i * 3.4} -38v12`).join(""), air.light.dark, 1.3),
      )
      .join("") +
    door(air, -8, 16, 21) +
    line("M-5 -20v20M-1 -20v20M3 -20v20M6 -20v20", mix(BONE, air.light.dark, 0.4), 1.2) +
    poly(star(28, -12, 8), SIGN),
  armoury: (air) =>
    wall(air, -42, 84, 40, "#9c8460", 12) +
    rect(-46, -46, 92, 7, air.light.dark) +
    door(air, -11, 22, 26, true) +
    line("M-11 -13h22", air.light.dark, 1) +
    pane(air, -35, -30, 14, 12, "boarded") +
    pane(air, 21, -30, 14, 12, "broken") +
    disc(0, -44, 12, air.light.dark) +
    poly(star(0, -44, 11), SIGN) +
    disc(0, -44, 3, air.light.dark) +
    mast(
      air,
      -52,
      74,
      poly([[-52, -74], [-30, -71], [-34, -66], [-30, -60], [-52, -62]], BLOOD) +
        poly(
          [[-52, -68], [-33, -66], [-34, -65], [-52, -65]],
          BONE,
        ),
    ),
  barn: (air) =>
    poly([[-40, 0], [-40, -36], [-30, -54], [0, -68], [30, -54], [40, -36], [40, 0]], mix("#8e2f22", air.light.dark, 0.3)) +
    poly(
      air.side > 0
        ? [[40, 0], [40, -36], [62, -34], [62, 0]]
        : [[-40, 0], [-40, -36], [-62, -34], [-62, 0]],
      mix("#b0492f", air.light.rim, 0.35),
    ) +
    line("M-43 -34L-31 -56L0 -71L31 -56L43 -34", mix(air.light.dark, "#5b4636", 0.4), 4) +
    line(many(12, (i) => `M${-36 + i * 6.6} 0v${-34 - (i > 2 && i < 9 ? 16 : 4)}`).join(""), air.light.dark, 0.7, 0.5) +
    rect(-15, -32, 30, 32, air.light.lamp) +
    line("M-15 0v-32h30v32M-15 -32L-28 -30V0M15 -32L28 -30V0", BONE, 2) +
    pane(air, -5, -54, 10, 9, "lit"),
  school: (air) =>
    wall(air, -64, 128, 34, "#a8603e", 10) +
    rect(-67, -38, 134, 5, BONE) +
    wall(air, -16, 32, 48, "#b56a45", 0) +
    poly([[-20, -48], [0, -60], [20, -48]], air.light.dark) +
    disc(0, -44, 5.5, BONE) +
    line("M0 -44v-3.6M0 -44h2.6", air.light.dark, 1) +
    panes(air, -58, -28, 9, 9, 3, 1, 14, 0) +
    panes(air, 22, -28, 9, 9, 3, 1, 14, 0) +
    panes(air, -58, -13, 9, 8, 3, 1, 14, 0) +
    panes(air, 22, -13, 9, 8, 3, 1, 14, 0) +
    door(air, -8, 16, 22),
  hospital: (air) =>
    wall(air, -58, 64, 64, "#c3c4b4", 0) +
    wall(air, 0, 58, 42, "#aeb0a2", 12) +
    panes(air, -52, -58, 7, 7, 5, 4, 11.6, 12) +
    panes(air, 10, -36, 7, 7, 4, 2, 11.6, 12) +
    rect(-10, -84, 22, 22, BONE) +
    rect(-2, -81, 6, 16, BLOOD) +
    rect(-7, -76, 16, 6, BLOOD) +
    rect(14, -14, 34, 14, air.light.dark) +
    rect(16, -12, 30, 12, air.light.lamp, 0.7) +
    rect(8, -17, 46, 4, BLOOD),
  mall: (air) =>
    wall(air, -78, 156, 34, "#b8a58c", 10) +
    rect(-34, -50, 68, 50, mix("#8a4a34", air.light.dark, 0.2)) +
    rect(-34, -50, 68, 2, air.light.rim, 0.7) +
    many(6, (i) => rect(-29 + i * 10, -24, 8, 24, i % 3 === 1 ? mix(air.light.dark, air.light.sky[1], 0.3) : air.light.lamp)).join("") +
    rect(-34, -28, 68, 3, air.light.dark) +
    line("M-13 -43h4l3 8h11l3 -6h-16M-4 -32h0M5 -32h0", air.light.lamp, 2.4) +
    panes(air, -72, -22, 13, 12, 2, 1, 18, 0) +
    panes(air, 42, -22, 13, 12, 2, 1, 18, 0),
  cabin: (air) =>
    wall(air, -26, 52, 26, "#84552f", 9) +
    line(many(5, (i) => `M-26 ${-4 - i * 5}h52`).join(""), air.light.dark, 1, 0.55) +
    poly([[-34, -24], [-20, -46], [22, -46], [35, -24]], mix("#3a2a22", air.light.dark, 0.2)) +
    poly([[-34, -24], [-20, -46], [-17, -46], [-30, -24]], air.light.rim, 0.35) +
    rect(10, -56, 7, 12, air.light.dark) +
    door(air, -20, 11, 19) +
    pane(air, 2, -19, 13, 10),
} satisfies Record<string, Part>;
