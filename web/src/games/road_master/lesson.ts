// Written by scripts/lessons.py from lesson.txt.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "welcome", answers: 0 },
    { ply: 0, say: "place", answers: 1 },
    { ply: 1, say: "contracts", answers: 1 },
    { ply: 2, say: "take", answers: 1 },
    { ply: 3, say: "second", answers: 1 },
    { ply: 4, say: "done", answers: 1 },
    { ply: 5, say: "load", answers: 1 },
    { ply: 6, say: "lift", answers: 1 },
    { ply: 7, say: "enough", answers: 1 },
    { ply: 8, say: "drive", answers: 1, point: "space:c2R" },
    { ply: 9, say: "right", answers: 1, point: "space:c6R" },
    { ply: 19, say: "arrive", answers: 1, point: "space:A1" },
    { ply: 20, say: "unload", answers: 1 },
    { ply: 21, say: "deliver", answers: 1 },
    { ply: 22, say: "bonuses", answers: 1 },
    { ply: 23, say: "keep", answers: 1 },
    { ply: 24, say: "few", answers: 1 },
    { ply: 25, say: "reload", answers: 1 },
    { ply: 26, say: "next", answers: 1 },
  ],
  record: "deadroad 1\ngame road-master\nrules 1\ngenerator pcg32\nseats 2\nsetting explosives no\nsetting perishables no\nsetting shortages yes\ncommitment 1a0165c79e1af4c04f6c27beaf6e04f0a2230c05ad61d0ed3932c2d34d6d3be1\nseed 55\nsalt 8c6702c298f739b046fad4101ffbf6e2\n\n0 0 place E2\n1 0 contracts\n2 0 take E02\n3 0 take A08\n4 0 done\n5 0 load\n6 0 lift brown 3\n7 0 done\n8 0 forward c2R\n9 0 forward c6R\n10 1 contracts\n11 1 take E06\n12 1 take D09\n13 1 take E05\n14 1 place E2\n15 1 load\n16 1 lift brown 5\n17 1 forward c2R\n18 1 forward c6L\n19 0 forward A1\n20 0 unload\n21 0 deliver E02 3\n22 0 bonuses\n23 0 keep U04\n24 0 done\n25 0 load\n26 0 lift orange 4\nend 27 unfinished e74d4ffe9e35ec7904a6756f99872239bbaf362881c314b245bf9b4da509db76\n",
};
