// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 1, say: "settle" },
    { ply: 5, say: "keep" },
    { ply: 6, say: "again" },
    { ply: 7, say: "again" },
    { ply: 26, say: "act" },
    { ply: 27, say: "walk" },
    { ply: 28, say: "again" },
    { ply: 29, say: "clash" },
    { ply: 30, say: "again" },
    { ply: 31, say: "new-agenda" },
    { ply: 32, say: "again" },
    { ply: 34, say: "shoot" },
    { ply: 35, say: "shoot-with" },
    { ply: 37, say: "rise" },
    { ply: 38, say: "zombie" },
    { ply: 39, say: "lurch" },
  ],
  record: "deadroad 1\ngame zombietown\nrules 1\ngenerator pcg32\nseats 2\nsetting abilities no\nsetting actions 3\nsetting barricade_points 1\nsetting boards 2\nsetting days 0\nsetting followers 3\nsetting furniture 3\nsetting graves 3\nsetting guards 2\nsetting gun_points 1\nsetting hand 5\nsetting health 4\nsetting house_points 3\nsetting lurches 6\nsetting pawn_guns 2\nsetting reach 3\nsetting road_rage yes\nsetting second_life no\nsetting survivor_points 2\nsetting walk 3\nsetting zombie_points 1\ncommitment 9719077c2602ba0addd959b9feca826bc5e0e2bf725da42f571a60f024367c44\nseed f0\nsalt 5cd666c6dbf11e88fcac5e8f6fbe0b49\n\n0 1 settle L\n1 0 settle K\n2 1 keep survivor\n3 1 keep furniture\n4 1 keep furniture\n5 0 keep shotgun\n6 0 keep furniture\n7 0 keep pistol\n8 1 play survivor\n9 1 join\n10 1 search\n11 1 search\n12 1 step north\n13 1 step north\n14 1 step east\n15 1 end\n16 1 rise f10\n17 1 zombie f11\n18 1 lurch west\n19 1 zombie k7\n20 1 lurch north\n21 1 zombie g6\n22 1 zombie j11\n23 1 lurch south\n24 1 zombie k10\n25 1 zombie f9\n26 0 step east\n27 0 step south\n28 0 step east\n29 0 with gun1\n30 0 forgo hit_and_run\n31 0 draw\n32 0 play shotgun\n33 0 shoot\n34 0 at e9\n35 0 with gun2\n36 0 end\n37 0 rise k7\n38 0 zombie i6\n39 0 lurch west\nend 40 unfinished b51ef2dca35801fd6e60c47823f3b5dfa86a8de066825b21d510c71fc45193a3\n",
};
