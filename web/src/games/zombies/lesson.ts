// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 1, say: "window-start" },
    { ply: 7, say: "window-before-fight" },
    { ply: 9, say: "window-before-roll" },
    { ply: 11, say: "window-after-roll" },
    { ply: 12, say: "drag" },
    { ply: 19, say: "again" },
    { ply: 21, say: "lay" },
    { ply: 22, say: "turn" },
    { ply: 23, say: "put-zombie" },
    { ply: 24, say: "again" },
    { ply: 25, say: "put-bullet" },
    { ply: 26, say: "again" },
    { ply: 27, say: "again" },
    { ply: 29, say: "again" },
    { ply: 31, say: "again" },
    { ply: 33, say: "move" },
    { ply: 34, say: "again" },
    { ply: 35, say: "again" },
    { ply: 36, say: "window-fight" },
    { ply: 38, say: "roll" },
    { ply: 39, say: "failed" },
    { ply: 40, say: "window-after-fight" },
    { ply: 42, say: "window-end-move" },
    { ply: 45, say: "zombies" },
    { ply: 47, say: "discard" },
  ],
  record: "deadroad 1\ngame zombies\nrules 1\ngenerator pcg32\nseats 2\nsetting doors strict\nsetting first-aid hospital\nsetting goal 25\nsetting helipad last\nsetting lost-turns in\nsetting rounds 100\nsetting scaled no\nsetting supply unlimited\nsetting turns 45\ncommitment cdb45b7ab90c30c0395c6b651745bc11a384333296eb719699a27ae3e18d76d8\nseed 3e\nsalt 7870aa6f42494812425df696d61c82dd\n\n0 1 pass\n1 0 pass\n2 1 lay 0.east\n3 1 turn 2\n4 1 put 1.w\n5 1 put 1.c\n6 1 pass\n7 0 pass\n8 1 pass\n9 0 pass\n10 1 pass\n11 0 play everybody\n12 0 stop\n13 1 pass\n14 1 step east\n15 1 pass\n16 1 rest\n17 1 pass\n18 1 keep\n19 0 pass\n20 1 pass\n21 0 lay 0.north\n22 0 turn 3\n23 0 put 2.nw\n24 0 put 2.sw\n25 0 put 2.sw\n26 0 put 2.w\n27 0 pass\n28 1 pass\n29 0 pass\n30 1 pass\n31 0 pass\n32 1 pass\n33 0 step west\n34 0 step east\n35 0 step east\n36 0 pass\n37 1 pass\n38 0 roll\n39 0 shoot\n40 0 pass\n41 1 pass\n42 0 play notdead\n43 1 yield\n44 1 pass\n45 0 rest\n46 1 pass\n47 0 discard molotov\n48 1 pass\n49 1 lay 0.west\n50 1 turn 2\n51 1 put 3.s\n52 1 pass\n53 1 pass\n54 1 roll\n55 1 shoot\n56 1 pass\n57 1 pass\n58 1 pass\n59 1 step west\n60 1 step west\n61 1 pass\n62 1 rest\n63 1 pass\n64 1 keep\nend 65 unfinished 7dae391e69f156a4c5b586fe777501b2176dea7cb0f2e392d985ac9cb11ac076\n",
};
