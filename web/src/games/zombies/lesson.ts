// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 1, say: "window-start" },
    { ply: 6, say: "window-before-roll" },
    { ply: 8, say: "window-after-roll" },
    { ply: 13, say: "window-fight" },
    { ply: 31, say: "again" },
    { ply: 33, say: "lay" },
    { ply: 34, say: "turn" },
    { ply: 35, say: "put-life" },
    { ply: 36, say: "put-bullet" },
    { ply: 37, say: "window-before-fight" },
    { ply: 39, say: "again" },
    { ply: 41, say: "roll" },
    { ply: 42, say: "window-after-fight" },
    { ply: 44, say: "again" },
    { ply: 46, say: "again" },
    { ply: 48, say: "move" },
    { ply: 49, say: "again" },
    { ply: 51, say: "again" },
    { ply: 52, say: "failed" },
    { ply: 53, say: "again" },
    { ply: 55, say: "window-end-move" },
    { ply: 57, say: "zombies" },
    { ply: 58, say: "window-before-discard" },
    { ply: 60, say: "discard" },
  ],
  record: "deadroad 1\ngame zombies\nrules 2\ngenerator pcg32\nseats 2\nsetting doors strict\nsetting first-aid hospital\nsetting goal 25\nsetting helipad last\nsetting lost-turns in\nsetting rounds 100\nsetting scaled no\nsetting supply unlimited\nsetting turns 45\ncommitment 56c963854b12fd46e7ad116ef3babe68bc242f8eb2a3332dcdb5fd57d713eda4\nseed 1a\nsalt 13162ba4dba8a7149556c34fb9ffb068\n\n0 1 pass\n1 0 pass\n2 1 lay 0.east\n3 1 put 1.n\n4 1 put 1.ne\n5 1 pass\n6 0 pass\n7 1 pass\n8 0 pass\n9 1 step east\n10 1 step east\n11 1 step east\n12 1 pass\n13 0 play master\n14 1 pass\n15 1 roll\n16 1 pass\n17 1 step east\n18 1 pass\n19 1 roll\n20 1 shoot\n21 1 pass\n22 1 step north\n23 1 pass\n24 1 roll\n25 1 shoot\n26 1 pass\n27 1 pass\n28 1 rest\n29 1 pass\n30 1 discard butter\n31 0 pass\n32 1 pass\n33 0 lay 0.west\n34 0 turn 2\n35 0 put 2.s\n36 0 put 2.sw\n37 0 pass\n38 1 pass\n39 0 pass\n40 1 pass\n41 0 roll\n42 0 pass\n43 1 pass\n44 0 pass\n45 1 pass\n46 0 pass\n47 1 pass\n48 0 step east\n49 0 pass\n50 1 pass\n51 0 roll\n52 0 shoot\n53 0 pass\n54 1 pass\n55 0 pass\n56 1 pass\n57 0 rest\n58 0 pass\n59 1 pass\n60 0 discard ammo\n61 1 pass\nend 62 unfinished 90d840fa7b507510e04480625e7e07023f500df07c2746ac69ddf5125bb82779\n",
};
