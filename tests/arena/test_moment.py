"""Where a game of a study is opened."""

from __future__ import annotations

from deadroad.arena.job import Job
from deadroad.arena.moment import moment
from deadroad.arena.table import play
from deadroad.games import game

JOB = Job("hit-z-road", 2, ("random",), 5)


def test_a_replay_opens_where_the_winner_took_the_lead_for_good() -> None:
    found = game("hit-z-road")
    for number in range(5):
        row, _ = play(JOB, number, found, found.read_settings({}))
        at = moment(JOB, number, "decided")
        share = row["decided"]
        assert at == (round(share * int(str(row["plies"]))) if isinstance(share, float) else None)


def test_a_replay_opens_where_the_winner_took_the_component() -> None:
    found = game("hit-z-road")
    looked = 0
    for number in range(5):
        row, seats = play(JOB, number, found, found.read_settings({}))
        for seat in seats:
            cards = [name for name in seat["met"] if name.startswith("card:")]  # type: ignore[attr-defined]
            for name in cards if seat["won"] else []:
                at = moment(JOB, number, name)
                assert at is not None
                assert 0 <= at <= int(str(row["plies"]))
                looked += 1
    assert looked


def test_a_figure_without_a_moment_has_none() -> None:
    assert moment(JOB, 0, "length") is None
    assert moment(JOB, 0, "card:no-such-card") is None
