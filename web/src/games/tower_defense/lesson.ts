// Found by scripts/lessons.py.
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seat: 0,
  steps: [
    { ply: 0, say: "man" },
    { ply: 1, say: "discard" },
    { ply: 2, say: "supply" },
    { ply: 3, say: "again" },
    { ply: 4, say: "again" },
    { ply: 5, say: "gather" },
    { ply: 6, say: "intercept" },
    { ply: 7, say: "again" },
    { ply: 8, say: "again" },
    { ply: 12, say: "again" },
    { ply: 13, say: "again" },
    { ply: 16, say: "shoot" },
    { ply: 17, say: "fight-on" },
    { ply: 18, say: "melee" },
    { ply: 19, say: "again" },
    { ply: 20, say: "again" },
    { ply: 21, say: "again" },
    { ply: 22, say: "casualty" },
    { ply: 23, say: "again" },
    { ply: 24, say: "recruit" },
  ],
  record: "deadroad 1\ngame tower-defense\nrules 1\ngenerator pcg32\nseats 1\nsetting executor in\nsetting map in\nsetting molotov in\nsetting wave1 15\nsetting wave2 18\nsetting wave3 18\ncommitment eb819b1f9a770c0259454016b523d46dea249490171060796b6ddca4c6a69fc8\nseed 34\nsalt e400899257827cca1677df1bcf4196f9\n\n0 0 man 2\n1 0 pay adrenaline\n2 0 send regular 2 fuel\n3 0 send regular 2 ammo\n4 0 done\n5 0 gather 2\n6 0 join regular 2\n7 0 intercept f3\n8 0 done\n9 0 send regular 2 fuel\n10 0 send regular 2 fuel\n11 0 done\n12 0 gather 2\n13 0 join regular 2\n14 0 join leader 2\n15 0 intercept e2\n16 0 shoot 0\n17 0 fight\n18 0 second no\n19 0 fight\n20 0 fight\n21 0 bite survivor\n22 0 name regular\n23 0 second yes\n24 0 done\nend 25 unfinished c26cf2e32b249989e68f078d7380f76d48a10a97945734750d97963e63823572\n",
};
