// Written by scripts/lessons.py from lesson.txt.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "welcome", answers: 0 },
    { ply: 0, say: "hand", answers: 0 },
    { ply: 0, say: "window", answers: 1 },
    { ply: 2, say: "lay", answers: 2, point: "spot:0.west quarters:0" },
    { ply: 4, say: "token", answers: 1 },
    { ply: 9, say: "walk", answers: 4, point: "space:1.n" },
    { ply: 15, say: "roll", answers: 1 },
    { ply: 18, say: "next", answers: 1, point: "space:1.nw" },
    { ply: 21, say: "again", answers: 1 },
    { ply: 22, say: "bullets", answers: 1 },
    { ply: 25, say: "stop", answers: 1 },
    { ply: 28, say: "zombies", answers: 1 },
    { ply: 31, say: "discard", answers: 1 },
  ],
  record: "deadroad 1\ngame zombies\nrules 3\ngenerator pcg32\nseats 2\nsetting doors strict\nsetting first-aid hospital\nsetting goal 25\nsetting helipad last\nsetting lost-turns in\nsetting rounds 100\nsetting scaled no\nsetting supply unlimited\nsetting turns 45\ncommitment 4824bcb86d18d524c25ac9700409889f464d1efdf9aaf1607edb4d462885e3b2\nseed 7\nsalt 60ef31c485c44487df7e746754078d19\n\n0 0 pass\n1 1 pass\n2 0 lay 0.west\n3 0 turn 0\n4 0 put 1.n\n5 0 pass\n6 1 pass\n7 0 pass\n8 1 pass\n9 0 step west\n10 0 step west\n11 0 step west\n12 0 step north\n13 0 pass\n14 1 pass\n15 0 roll\n16 0 pass\n17 1 pass\n18 0 step west\n19 0 pass\n20 1 pass\n21 0 roll\n22 0 shoot\n23 0 pass\n24 1 pass\n25 0 stop\n26 0 pass\n27 1 pass\n28 0 pick 1.ne\n29 0 pass\n30 1 pass\n31 0 discard chainsaw\nend 32 unfinished 430b9610cfa6fc3ee24c18860ab0739b0393e7de07877594c47335d5fc655d23\n",
};
