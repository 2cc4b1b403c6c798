// Written by scripts/lessons.py from lesson.txt.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "welcome", answers: 0 },
    { ply: 0, say: "settle", answers: 1 },
    { ply: 2, say: "keep", answers: 1 },
    { ply: 3, say: "keep-boards", answers: 1 },
    { ply: 4, say: "keep-shotgun", answers: 1 },
    { ply: 8, say: "agendas", answers: 0 },
    { ply: 8, say: "play", answers: 1 },
    { ply: 9, say: "guard", answers: 1 },
    { ply: 10, say: "boards", answers: 1 },
    { ply: 11, say: "facade", answers: 1 },
    { ply: 12, say: "walk", answers: 1, point: "space:g4" },
    { ply: 14, say: "shoot", answers: 1 },
    { ply: 15, say: "target", answers: 1 },
    { ply: 16, say: "turn-over", answers: 1 },
    { ply: 17, say: "zombie", answers: 1 },
    { ply: 18, say: "lurch", answers: 1 },
    { ply: 19, say: "rest", answers: 1 },
    { ply: 60, say: "brawl", answers: 1, point: "space:h4" },
    { ply: 61, say: "gun", answers: 1 },
    { ply: 62, say: "back", answers: 2, point: "space:B" },
    { ply: 64, say: "search", answers: 1 },
    { ply: 65, say: "bruno", answers: 2 },
  ],
  record: "deadroad 1\ngame zombietown\nrules 3\ngenerator pcg32\nseats 2\nsetting abilities no\nsetting actions 3\nsetting barricade_points 1\nsetting bite 1\nsetting boards 2\nsetting days 10\nsetting followers 3\nsetting furniture 3\nsetting graves 3\nsetting guards 2\nsetting gun_points 1\nsetting hand 5\nsetting health 4\nsetting house_points 3\nsetting lurches 6\nsetting pawn_guns 2\nsetting reach 3\nsetting road_rage yes\nsetting second_life no\nsetting survivor_points 2\nsetting walk 3\nsetting zombie_points 1\ncommitment a51ee080cf59bc407f3a1861329f936bf53870cba8f5e335fce45bbbcbfa93bf\nseed 10\nsalt a4707f7b834a8561e06fac55ecb8cb82\n\n0 0 settle B\n1 1 settle G\n2 0 keep survivor\n3 0 keep boards\n4 0 keep shotgun\n5 1 keep boards\n6 1 keep shotgun\n7 1 keep first_aid\n8 0 play survivor\n9 0 post\n10 0 play boards\n11 0 place south\n12 0 step south\n13 0 stop\n14 0 shoot\n15 0 at g6\n16 0 end\n17 0 zombie k11\n18 0 lurch east\n19 0 rest\n20 1 play shotgun\n21 1 search\n22 1 search\n23 1 step north\n24 1 step north\n25 1 step east\n26 1 end\n27 1 zombie f6\n28 1 lurch west\n29 1 zombie h6\n30 1 lurch north\n31 1 zombie i6\n32 1 lurch west\n33 1 zombie g6\n34 1 lurch north\n35 1 zombie f7\n36 1 lurch west\n37 1 zombie f8\n38 1 lurch west\n39 1 play survivor\n40 1 play pistol\n41 1 step north\n42 1 stop\n43 1 play boards\n44 1 place south\n45 1 look\n46 1 end\n47 1 rise k8\n48 1 zombie e6\n49 1 lurch north\n50 1 zombie h5\n51 1 lurch north\n52 1 zombie h6\n53 1 lurch north\n54 1 zombie g5\n55 1 lurch west\n56 1 zombie e7\n57 1 lurch north\n58 1 zombie e8\n59 1 lurch north\n60 0 step east\n61 0 with gun1\n62 0 step west\n63 0 step north\n64 0 search\n65 0 play survivor\n66 0 join\nend 67 unfinished e12a3dc1e548f95afa0016e2ddf44f505550e95e41e1f364084e51874d7b40d3\n",
};
