// Written by scripts/lessons.py from lesson.txt.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "welcome", answers: 0 },
    { ply: 0, say: "lines", answers: 0 },
    { ply: 0, say: "man", answers: 1 },
    { ply: 1, say: "supply", answers: 2 },
    { ply: 3, say: "gather", answers: 1 },
    { ply: 4, say: "squad", answers: 1 },
    { ply: 5, say: "intercept", answers: 1 },
    { ply: 6, say: "shoot", answers: 1 },
    { ply: 7, say: "fight", answers: 1 },
    { ply: 8, say: "opportunity", answers: 1 },
    { ply: 9, say: "take", answers: 1 },
    { ply: 10, say: "second", answers: 1 },
    { ply: 13, say: "loot", answers: 3 },
    { ply: 17, say: "find", answers: 1 },
  ],
  record: "deadroad 1\ngame tower-defense\nrules 2\ngenerator pcg32\nseats 1\nsetting executor in\nsetting map in\nsetting molotov in\nsetting wave1 15\nsetting wave2 18\nsetting wave3 18\ncommitment 87e36b4230eaad45e4ae6ce226792645f0c829e4fb91e1c736d45f160655c9b3\nseed 7\nsalt 60ef31c485c44487df7e746754078d19\n\n0 0 man 2\n1 0 send regular 2 fuel\n2 0 done\n3 0 gather 2\n4 0 join squad 2\n5 0 intercept f2\n6 0 shoot 1\n7 0 fight\n8 0 opportunity yes\n9 0 take\n10 0 send regular 2 fuel\n11 0 send regular 2 adrenaline\n12 0 done\n13 0 gather 2\n14 0 join regular 2\n15 0 intercept f3\n16 0 done\n17 0 take\nend 18 unfinished 72e4e846ec3eb0293e36e9eb3f0e2d29cc2074a337e2424ba8334fd4561d3540\n",
};
