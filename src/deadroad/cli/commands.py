"""The names of the commands. ./deadroad reads this file before any package is installed."""

from __future__ import annotations

from typing import Final

# The module and function of each command. A module is imported only when its command is called.
COMMANDS: Final = {
    "play": "deadroad.cli.play:play",
    "replay": "deadroad.cli.replay:replay",
    "verify": "deadroad.cli.verify:verify",
    "review": "deadroad.cli.review:review",
    "games": "deadroad.cli.games:print_games",
    "variants": "deadroad.cli.variants:variants",
    "rules": "deadroad.cli.rules:print_rules",
    "sim": "deadroad.cli.sim:sim",
    "study": "deadroad.cli.study:study",
    "tune": "deadroad.cli.tune:tune",
    "duel": "deadroad.cli.duel:duels",
    "train": "deadroad.cli.train:train",
    "calibrate": "deadroad.cli.calibrate:calibrate",
    "bench": "deadroad.cli.bench:bench",
    "serve": "deadroad.cli.serve:serve",
    "records": "deadroad.cli.serve:records",
    "admin": "deadroad.cli.admin:admin",
}

# Commands that play many games: ./deadroad waits for the compiler before it runs one of them.
MANY_GAMES: Final = ("sim", "study", "tune", "duel", "train", "calibrate", "bench", "review", "records")
