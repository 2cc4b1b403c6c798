"""Studies of variants: a planted change is found, and found first."""

from __future__ import annotations

import pytest

from deadroad.arena.job import Job
from deadroad.arena.pool import run
from deadroad.arena.summary import summarise, tables
from deadroad.arena.versus import Comparison
from deadroad.games import game

pytestmark = pytest.mark.once

DOUBLED = """
name = "Twice the adrenaline"
game = "zombies"
totals = ["ZOM-4"]
[change.events.adrenaline]
count = 4
"""


def compared(variant: str, games: int) -> Comparison:
    """The plain game and a variant of it, played and compared."""
    settings = game("zombies").brief()
    jobs = [Job("zombies", 2, ("random",), games, settings=settings, variant=text) for text in ("", variant)]
    found = []
    for job in jobs:
        rows = [rows for _, rows in sorted(run(job, job.chunks(), 1), key=lambda pair: pair[0].start)]
        found.append(([row for one, _ in rows for row in one], [row for _, one in rows for row in one]))
    before, after = (summarise("zombies", 2, *one) for one in found)
    first, second = (tables(*one, 2) for one in found)
    return Comparison(before, after, first, second)


def test_a_card_that_was_doubled_is_the_first_entry(long: bool) -> None:
    found = compared(DOUBLED, 400 if long else 120)
    assert found.changes[0].name == "taken:card:adrenaline"
    assert found.changes[0].sure
