"""The value of positions: claims of seats are pooled, and forced answers change nothing."""

from __future__ import annotations

import numpy as np
import pytest

from deadroad.games import game
from deadroad.review import Reckoning
from deadroad.review.claims import Numbers, Pool, pooled
from deadroad.review.line import line
from deadroad.review.scale import scale
from deadroad.review.stamp import is_current
from deadroad.review.value import SenseValue, ahead, value_of
from tests.review.games import recorded


def claims(*rows: list[list[float]]) -> Numbers:
    """Claims of positions by view, with nothing for nobody."""
    return np.array([[[*view, 0.0] for view in row] for row in rows])


def test_claims_that_agree_stay_as_they_are() -> None:
    row = [[0.7, 0.3], [0.7, 0.3]]
    assert pooled(claims(row), [0], Pool(0.6, 0.4)) == pytest.approx(np.array([[0.7, 0.3]]), abs=1e-6)


def test_what_nobody_wins_is_the_mean_of_the_views() -> None:
    found = pooled(np.array([[[0.5, 0.3, 0.2], [0.2, 0.4, 0.4]]]), [1], Pool())
    assert found.sum() == pytest.approx(0.7)


def test_the_view_of_the_asked_seat_counts_for_more() -> None:
    row = [[0.8, 0.2], [0.2, 0.8]]  # both seats think that they are ahead
    first, second = pooled(claims(row, row), [0, 1], Pool(0.5, 0.5))
    assert first[0] > 0.5 > first[1]
    assert second == pytest.approx(first[::-1])
    assert pooled(claims(row), [0], Pool(0.0, 1.0))[0] == pytest.approx([0.5, 0.5])


def test_the_stamp_names_the_network_and_the_pool() -> None:
    found = game("zombies")
    stamp = value_of(found).stamp
    assert stamp.startswith("network ")
    assert stamp.endswith(f"pool {scale('zombies').pool}")
    assert is_current(found, stamp)
    assert is_current(found, SenseValue(found).stamp)
    assert not is_current(found, stamp + "1")


def test_players_follow_the_heuristics_where_these_play_whole_games_better() -> None:
    for name in ("zombies", "hit-z-road"):
        value = value_of(game(name))
        state = next(
            answer.before for answer in line(recorded(name, 2, 0)).answers if len(answer.before.asked) > 2
        )
        shares, likely = value.playing_on([state])
        assert shares == pytest.approx(value.expectations([state])[0])
        same = likely[0] == pytest.approx(value.expectations([state])[1][0])
        assert same == game(name).heuristics.network_leads()


def test_a_forced_answer_without_luck_has_no_luck_no_play_and_no_rest() -> None:
    reckoning = Reckoning(line(recorded("zombietown", 2, 0)), worlds=1)
    forced = [
        at for at, answer in enumerate(reckoning.line.answers) if ahead(answer.before) is not answer.before
    ]
    assert forced
    for ply in map(reckoning.ply, forced):
        assert ply.worlds == 0
        assert [*ply.luck, *ply.play, *ply.rest] == pytest.approx([0.0] * 6, abs=1e-6)
