// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "bid" },
    { ply: 3, say: "again" },
    { ply: 6, say: "again" },
    { ply: 7, say: "pay-bid" },
    { ply: 8, say: "again" },
    { ply: 9, say: "again" },
    { ply: 16, say: "road" },
    { ply: 53, say: "fight-on" },
    { ply: 54, say: "melee" },
    { ply: 55, say: "shoot" },
    { ply: 81, say: "demand" },
    { ply: 82, say: "again" },
    { ply: 83, say: "stand" },
    { ply: 93, say: "token-or-lives" },
  ],
  record: "deadroad 1\ngame hit-z-road\nrules 1\ngenerator pcg32\nseats 3\ncommitment 75a2a9ac8038e83571e7cb283986a1d6502040ef88565c307a235fbf0e38928e\nseed 15d\nsalt f7a1181082b48f003e939ef77d32979d\n\n0 0 bid 6\n1 1 pass\n2 2 pass\n3 0 bid 9\n4 1 pass\n5 2 pass\n6 0 pass\n7 0 pay fuel\n8 0 pay ammo\n9 0 pay fuel\n10 0 pay ammo\n11 0 pay adrenaline\n12 0 pay fuel\n13 0 pay adrenaline\n14 0 pay ammo\n15 0 pay fuel\n16 0 road 3\n17 1 road 1\n18 1 pay fuel\n19 0 bid 1\n20 1 bid 2\n21 2 bid 3\n22 0 bid 4\n23 1 bid 5\n24 2 bid 6\n25 0 bid 7\n26 1 bid 8\n27 2 bid 9\n28 1 bid 10\n29 1 pay ammo\n30 1 pay ammo\n31 1 pay ammo\n32 1 pay fuel\n33 1 pay ammo\n34 1 pay adrenaline\n35 1 pay fuel\n36 1 pay adrenaline\n37 1 pay ammo\n38 1 pay fuel\n39 2 pay fuel\n40 2 pay fuel\n41 2 pay fuel\n42 2 pay fuel\n43 2 pay fuel\n44 2 pay fuel\n45 2 pay fuel\n46 2 pay ammo\n47 2 pay fuel\n48 1 road 2\n49 2 road 3\n50 2 shoot 4\n51 2 fight\n52 2 bite adrenaline\n53 0 fight\n54 0 bite adrenaline\n55 0 shoot 2\n56 1 bid 1\n57 2 bid 2\n58 1 pass\n59 2 pass\n60 2 pay adrenaline\n61 2 pay adrenaline\n62 1 pay adrenaline\n63 2 road 3\n64 2 fight\n65 2 bite adrenaline\n66 2 fight\n67 2 fight\n68 2 bite adrenaline\n69 2 opportunity yes\n70 2 second no\n71 2 opportunity no\n72 2 fight\n73 1 road 2\n74 1 shoot 2\n75 1 fight\n76 1 bite adrenaline\n77 1 second yes\n78 1 shoot 1\n79 1 fight\n80 1 bite adrenaline\n81 0 spend 0\n82 0 shoot 1\n83 0 flee\n84 2 bid 1\n85 2 pass\n86 2 pay fuel\n87 2 road 3\n88 2 spend 1\n89 2 shoot 3\n90 2 fight\n91 2 bite adrenaline\n92 1 road 2\n93 0 use longgun\n94 2 bid 1\n95 1 bid 2\nend 96 unfinished 60743bc40fd75c6c7aaafa1cb0fd8f3740b7e636f3bc04135dbd98a1ee339ff3\n",
};
