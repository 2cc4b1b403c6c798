// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "place" },
    { ply: 1, say: "turn" },
    { ply: 2, say: "exchange" },
    { ply: 3, say: "again" },
    { ply: 4, say: "again" },
    { ply: 5, say: "again" },
    { ply: 6, say: "draft" },
    { ply: 7, say: "again" },
    { ply: 8, say: "again" },
    { ply: 9, say: "again" },
    { ply: 10, say: "load" },
    { ply: 11, say: "again" },
    { ply: 13, say: "unload" },
  ],
  record: "deadroad 1\ngame road-master\nrules 1\ngenerator pcg32\nseats 2\nsetting explosives no\nsetting perishables no\nsetting shortages yes\ncommitment ea2d860d5b7ec07d5dbd9b9e8fbdcd583664b57e4f72a23034641c792af98ef9\nseed c8\nsalt 3d11b9eb543c16a81f06b2f7a0649137\n\n0 0 place A2\n1 0 contracts\n2 0 draw\n3 0 take A07\n4 0 take E08\n5 0 bonuses\n6 0 keep U04\n7 0 keep U11\n8 0 done\n9 0 load\n10 0 lift orange 3\n11 0 lift orange 2\n12 0 unload\n13 0 leave orange 2\nend 14 unfinished 7f69a9b545e629ca6e9508454cdc389a60fcbf9f94d8807acca4095ed31451ed\n",
};
