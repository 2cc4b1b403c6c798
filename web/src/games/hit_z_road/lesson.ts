// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 1, say: "bid" },
    { ply: 4, say: "again" },
    { ply: 5, say: "pay-bid" },
    { ply: 6, say: "again" },
    { ply: 7, say: "again" },
    { ply: 11, say: "road" },
    { ply: 12, say: "shoot" },
    { ply: 13, say: "stand" },
    { ply: 22, say: "again" },
    { ply: 49, say: "discard" },
    { ply: 75, say: "demand" },
    { ply: 76, say: "again" },
    { ply: 77, say: "fight-on" },
    { ply: 78, say: "melee" },
  ],
  record: "deadroad 1\ngame hit-z-road\nrules 1\ngenerator pcg32\nseats 3\ncommitment 2bec0844e653fb469953b86f6c46870655810dc000fc5e2bbc33b3d213e496b1\nseed f\nsalt 6b26ec991b313855cbd652c1ff023791\n\n0 2 bid 1\n1 0 bid 5\n2 1 pass\n3 2 pass\n4 0 pass\n5 0 pay fuel\n6 0 pay ammo\n7 0 pay fuel\n8 0 pay adrenaline\n9 0 pay ammo\n10 2 pay fuel\n11 0 road 3\n12 0 shoot 2\n13 0 flee\n14 2 road 2\n15 2 shoot 2\n16 2 fight\n17 1 shoot 3\n18 1 fight\n19 1 bite adrenaline\n20 1 bite adrenaline\n21 1 fight\n22 0 pass\n23 2 bid 1\n24 1 bid 2\n25 0 pass\n26 2 bid 3\n27 1 bid 4\n28 0 pass\n29 2 bid 5\n30 1 bid 6\n31 0 pass\n32 2 bid 7\n33 1 bid 8\n34 0 pass\n35 2 bid 9\n36 1 bid 10\n37 0 pass\n38 2 pay fuel\n39 2 pay fuel\n40 2 pay fuel\n41 2 pay ammo\n42 2 pay fuel\n43 2 pay ammo\n44 2 pay fuel\n45 2 pay adrenaline\n46 2 pay ammo\n47 1 road 1\n48 2 road 2\n49 0 pay fuel\n50 1 bid 1\n51 2 bid 2\n52 0 pass\n53 1 bid 3\n54 2 bid 4\n55 0 pass\n56 2 pass\n57 2 pay adrenaline\n58 2 pay ammo\n59 2 pay adrenaline\n60 2 pay fuel\n61 1 pay ammo\n62 1 pay fuel\n63 1 pay ammo\n64 2 road 3\n65 2 pay adrenaline\n66 1 road 2\n67 1 fight\n68 1 opportunity yes\n69 1 second no\n70 1 opportunity no\n71 1 fight\n72 1 bite adrenaline\n73 1 fight\n74 1 fight\n75 0 spend 1\n76 0 shoot 1\n77 0 fight\n78 0 bite adrenaline\nend 79 unfinished a8cf90176acfd1d6d462c49a7ad213f9d249f8b21af2ace501823b1c77c517c8\n",
};
