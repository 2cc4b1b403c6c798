"""Verdicts: two opinions on what an answer cost."""

from __future__ import annotations

from functools import cache, partial

import numpy as np
import pytest

from deadroad.kernel.view import View
from deadroad.review.comparison import Comparison, Gap, agreed, shortlist
from deadroad.review.judging import Verdict
from deadroad.review.line import Answer, Line, line
from deadroad.review.playouts import playouts
from deadroad.review.scale import Scale
from deadroad.review.value import value_of
from tests.review.games import recorded


@cache
def known() -> Line:
    """A finished game."""
    return line(recorded("hit-z-road", 2, 3))


def question() -> Answer:
    """The first answer of a game that had several alternatives."""
    return next(answer for answer in known().answers if len(answer.before.asked) > 3)


def comparison(answer: Answer) -> Comparison:
    """A comparison from the view of the seat that answered."""
    imagine = partial(known().game.imagine, View(answer.before, answer.seat))
    return Comparison(value_of(known().game), imagine, answer.option, answer.seat, seed=5)


def verdict(trials: int) -> Verdict:
    """The verdict on that answer."""
    answer = question()
    compared = comparison(answer)
    short = shortlist(compared.value, compared.deal, list(answer.before.asked), answer.option, 5)
    return Verdict(compared, short, Scale(), 8, trials)


def test_opinions_count_equally() -> None:
    found = agreed([Gap(np.array([0.3, -0.3]), 0.03), Gap(np.array([0.1, -0.1]), 0.04)])
    assert found.shares == pytest.approx([0.2, -0.2])
    assert found.error == pytest.approx(0.025)


def test_playouts_end_with_results_and_share_their_worlds() -> None:
    answer = question()
    compared = playouts(comparison(answer))
    first, second = answer.before.asked[:2]
    compared.look([first, second], 6)
    assert set(compared.rows[first].sum(axis=1)) <= {0.0, 1.0}
    alone = playouts(comparison(answer))
    alone.look([second], 6)
    assert alone.rows[second] == pytest.approx(compared.rows[second])


def test_a_gap_compares_answers_in_the_worlds_that_both_have_seen() -> None:
    answer = question()
    compared = playouts(comparison(answer))
    first, second, third = answer.before.asked[:3]
    compared.look([first, second, third], 4)
    before = compared.lead(first, second)
    compared.look([first, third], 8)
    assert compared.lead(first, second) == before


def test_without_trials_the_network_decides_alone() -> None:
    assert len(verdict(0).opinions) == 1
    assert not verdict(0).contradicted
    assert len(verdict(4).opinions) == 2


def test_the_cost_is_the_mean_of_both_opinions() -> None:
    found = verdict(4)
    played, best = found.comparison.played, found.best
    if best == played:
        assert found.cost == found.network_cost == 0.0
    else:
        leads = [opinion.lead(best, played) for opinion in found.opinions]
        assert found.cost == pytest.approx(sum(leads) / 2)
