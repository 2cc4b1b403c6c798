// Written by scripts/lessons.py from lesson.txt.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "welcome", answers: 0 },
    { ply: 0, say: "roads", answers: 0 },
    { ply: 2, say: "bid", answers: 1 },
    { ply: 5, say: "pass", answers: 1 },
    { ply: 17, say: "pay", answers: 3, chain: "pay", mix: {"resource:fuel": 2, "resource:adrenaline": 1} },
    { ply: 23, say: "shoot", answers: 1 },
    { ply: 24, say: "fight", answers: 1 },
    { ply: 25, say: "bites", answers: 2 },
    { ply: 27, say: "jail", answers: 1 },
    { ply: 30, say: "save", answers: 1 },
    { ply: 38, say: "worthless", answers: 1 },
    { ply: 39, say: "flee", answers: 1 },
  ],
  record: "deadroad 1\ngame hit-z-road\nrules 1\ngenerator pcg32\nseats 3\ncommitment ca5fcc5fb54ba5cad1b471a3694dd446b567b3564cfeae5ff95f3b18de8710d3\nseed c\nsalt 8d550f9237c8b46ad761b68373d56e62\n\n0 1 bid 1\n1 2 bid 2\n2 0 bid 3\n3 1 bid 4\n4 2 bid 5\n5 0 pass\n6 1 pass\n7 2 pass\n8 2 pay fuel\n9 2 pay ammo\n10 2 pay fuel\n11 2 pay ammo\n12 2 pay adrenaline\n13 1 pay fuel\n14 1 pay ammo\n15 1 pay fuel\n16 1 pay ammo\n17 0 pay fuel\n18 0 pay fuel\n19 0 pay adrenaline\n20 2 road 3\n21 1 road 2\n22 1 pay ammo\n23 0 shoot 2\n24 0 fight\n25 0 bite adrenaline\n26 0 bite adrenaline\n27 0 shoot 2\n28 2 bid 1\n29 1 bid 2\n30 0 pass\n31 2 pass\n32 1 pass\n33 1 pay ammo\n34 1 pay ammo\n35 2 pay adrenaline\n36 1 road 1\n37 2 road 2\n38 0 shoot 0\n39 0 flee\nend 40 unfinished e151dabc92351e0010679870f73302864e5d1635adb22437c1b46ede9c082f91\n",
};
