"""Points so far and the progress of agendas are those by which the game is decided."""

from __future__ import annotations

import pytest

from deadroad.games.zombietown.agendas import Moment, fulfilled
from deadroad.games.zombietown.components import AGENDAS, Goal
from deadroad.games.zombietown.facts import facts, own_facts
from deadroad.games.zombietown.progress import parts
from deadroad.games.zombietown.state import Town
from deadroad.kernel.view import View
from tests.contract.walk import finished, walk

# What is judged at the end of a turn or a day only, or has nothing to count.
AT_A_MOMENT = (
    Goal.UNSCATHED_HUNTER,
    Goal.FULL_HEALTH_HALF_TIME,
    Goal.PARKED_FACADE,
    Goal.TURN_IN_FOREIGN_HOUSE,
    Goal.TURN_IN_SECOND_HOUSE,
    Goal.TURN_ON_RING,
)


@pytest.mark.clause("ZRR-41")
def test_an_objective_is_fulfilled_exactly_when_all_its_counts_are_full() -> None:
    counted = 0
    for match in walk("zombietown", 3, 7):
        assert isinstance(match.state, Town)
        public = match.state.public
        for objective in [side for agenda in AGENDAS for side in (agenda.easy, agenda.hard)]:
            for seat in range(3):
                found = parts(public, seat, objective)
                if objective.goal in AT_A_MOMENT:
                    continue
                full = all(part.have >= part.need for part in found)
                assert full == fulfilled(public, seat, objective, Moment.STEP), objective.goal
                counted += 1
    assert counted > 1000


@pytest.mark.clause("ZTB-50", "ZRR-50")
def test_points_so_far_are_those_of_the_end_without_unfinished_agendas() -> None:
    for seed in range(3):
        match = finished("zombietown", 3, seed)
        outcome = match.outcome
        assert outcome is not None
        tallies = facts(View(match.state, -1)).tallies
        for seat, scores in enumerate(outcome.scores):
            assert tallies[seat].points == sum(scores.values()) - scores.get("unfinished", 0)


@pytest.mark.clause("ZRR-40")
def test_a_seat_is_told_how_far_its_own_agendas_are() -> None:
    for match in walk("zombietown", 2, 3):
        assert isinstance(match.state, Town)
        for seat in range(2):
            known = own_facts(View(match.state, seat))
            assert [one.agenda for one in known.agendas] == match.state.secrets[seat].agendas
