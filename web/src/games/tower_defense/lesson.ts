// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "man" },
    { ply: 1, say: "supply" },
    { ply: 2, say: "again" },
    { ply: 3, say: "again" },
    { ply: 5, say: "gather" },
    { ply: 6, say: "intercept" },
    { ply: 7, say: "recovery" },
    { ply: 10, say: "again" },
    { ply: 12, say: "discard" },
    { ply: 13, say: "again" },
    { ply: 14, say: "again" },
    { ply: 15, say: "again" },
    { ply: 19, say: "molotov" },
    { ply: 20, say: "shoot" },
    { ply: 21, say: "fight-on" },
    { ply: 22, say: "melee" },
    { ply: 23, say: "casualty" },
  ],
  record: "deadroad 1\ngame tower-defense\nrules 2\ngenerator pcg32\nseats 1\nsetting executor in\nsetting map in\nsetting molotov in\nsetting wave1 15\nsetting wave2 18\nsetting wave3 18\ncommitment ed83d5a6693c5ced1973d1a7201b5500f171d385be293aebad5d6c00f5d26815\nseed 4d\nsalt 134983cb34d51256f22aea993eadfad2\n\n0 0 man 2\n1 0 send regular 2 ammo\n2 0 send leader 2 ammo\n3 0 send regular 2 fuel\n4 0 done\n5 0 gather 2\n6 0 intercept e3\n7 0 take\n8 0 send regular 2 fuel\n9 0 done\n10 0 done\n11 0 done\n12 0 pay fuel\n13 0 gather 2\n14 0 join leader 2\n15 0 join regular 2\n16 0 join regular 2\n17 0 join regular 2\n18 0 intercept f1\n19 0 hold\n20 0 shoot 0\n21 0 fight\n22 0 bite survivor\n23 0 name regular\nend 24 unfinished 0720a4d10ce88404b82ab9eaf3f95cbc246f184d0cf8615b234f8a01afca09a3\n",
};
