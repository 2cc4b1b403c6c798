// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "settle" },
    { ply: 2, say: "keep" },
    { ply: 3, say: "again" },
    { ply: 4, say: "again" },
    { ply: 8, say: "act" },
    { ply: 9, say: "use-card" },
    { ply: 10, say: "again" },
    { ply: 11, say: "again" },
    { ply: 12, say: "again" },
    { ply: 13, say: "again" },
    { ply: 15, say: "walk" },
    { ply: 16, say: "again" },
    { ply: 18, say: "rise" },
    { ply: 19, say: "zombie" },
    { ply: 20, say: "lurch" },
    { ply: 21, say: "again" },
    { ply: 63, say: "dampen" },
    { ply: 67, say: "shoot" },
    { ply: 68, say: "shoot-with" },
  ],
  record: "deadroad 1\ngame zombietown\nrules 2\ngenerator pcg32\nseats 2\nsetting abilities no\nsetting actions 3\nsetting barricade_points 1\nsetting bite 1\nsetting boards 2\nsetting days 10\nsetting followers 3\nsetting furniture 3\nsetting graves 3\nsetting guards 2\nsetting gun_points 1\nsetting hand 5\nsetting health 4\nsetting house_points 3\nsetting lurches 6\nsetting pawn_guns 2\nsetting reach 3\nsetting road_rage yes\nsetting second_life no\nsetting survivor_points 2\nsetting walk 3\nsetting zombie_points 1\ncommitment a7dbcd149ccd2fc1c371e516412b37120a233144ca001f8fd8e50293fb24f978\nseed 13\nsalt d06e0aa9f8be1a6708b2a8e75fb33d9d\n\n0 0 settle C\n1 1 settle B\n2 0 keep survivor\n3 0 keep survivor\n4 0 keep pistol\n5 1 keep boards\n6 1 keep boards\n7 1 keep pistol\n8 0 play survivor\n9 0 post\n10 0 play survivor\n11 0 join\n12 0 play pistol\n13 0 to pawn\n14 0 step east\n15 0 step west\n16 0 step south\n17 0 end\n18 0 rise f9\n19 0 zombie g6\n20 0 lurch north\n21 0 rest\n22 1 play survivor\n23 1 join\n24 1 play pistol\n25 1 to pawn\n26 1 search\n27 1 step west\n28 1 step west\n29 1 step north\n30 1 end\n31 1 rise h6\n32 1 zombie i5\n33 1 lurch north\n34 1 zombie h5\n35 1 lurch east\n36 1 zombie j5\n37 1 lurch west\n38 1 zombie g5\n39 1 lurch north\n40 1 zombie h6\n41 1 lurch east\n42 1 zombie f5\n43 1 lurch east\n44 1 play pistol\n45 1 step west\n46 1 stop\n47 1 play boards\n48 1 place south\n49 1 take\n50 1 end\n51 1 rise j6\n52 1 zombie i4\n53 1 lurch north\n54 1 zombie i5\n55 1 lurch north\n56 1 zombie i5\n57 1 lurch north\n58 1 zombie i6\n59 1 lurch north\n60 1 zombie g4\n61 1 zombie g5\n62 1 lurch east\n63 0 dampen gun1\n64 1 dampen gun1\n65 0 start\n66 0 shoot\n67 0 at k6\n68 0 with gun2\nend 69 unfinished db844f9512b7d0d9a10c38e7254f19f0d4deee45ac29eb43681149d9624e853d\n",
};
