"""The worlds after an answer: all outcomes where they are few, re-deals where they are not."""

from __future__ import annotations

from functools import partial

import pytest

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.record import read
from deadroad.review.line import line
from deadroad.review.report import Grade
from deadroad.review.scale import Scale
from deadroad.review.summary import lost
from deadroad.review.worlds import Fork, TooMany, all_outcomes, worlds_after
from tests.review.games import played


def test_a_fork_takes_every_path_once() -> None:
    path: list[int] | None = []
    seen = []
    while path is not None:
        fork = Fork(path)
        first = fork.below(3)
        seen.append((first, fork.below(2) if first else 0))
        path = fork.further()
    assert seen == [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1)]


def test_a_fork_stops_if_there_are_too_many_paths() -> None:
    fork = Fork([])
    for _ in range(4):
        fork.die()
    with pytest.raises(TooMany):
        fork.below(2)


def test_a_few_outcomes_are_all_played_with_their_probabilities() -> None:
    """Hit Z Road rolls one or two dice often enough: somewhere in a game no sample is needed."""
    match = played("hit-z-road", 2, 4)
    exact = []
    for answer in line(read(match.record())).answers:
        after = worlds_after(partial(match.game.redeal, answer.before), answer.option, [1, 2, 3])
        assert sum(after.weights) == pytest.approx(1.0)
        assert len(after.states) == len(after.weights)
        if after.exact:
            exact.append(len(after.states))
        else:
            assert len(after.states) == 3
    assert 1 in exact  # without luck
    assert any(1 < count <= 56 for count in exact)


class Tray(State):
    """A toy position: three dice of which only the sum of the pips counts."""

    def __init__(self) -> None:
        super().__init__(1, Pcg32(1))
        self.pips = 0

    def public_part(self) -> object:
        return [self.pips]

    def clone(self) -> Tray:
        twin = Tray()
        twin.pips = self.pips
        return twin

    def answer(self, option: int) -> None:
        self.pips = sum(self.chance.die() for _ in range(option))


def test_ways_of_the_dice_that_lead_to_one_position_are_one_outcome() -> None:
    found = all_outcomes(lambda _: Tray(), 3, 1)
    assert found is not None
    assert len(found.states) == 16  # of 216 ways
    assert sum(found.weights) == pytest.approx(1.0)
    chances = {
        state.pips: weight
        for state, weight in zip(found.states, found.weights, strict=True)
        if isinstance(state, Tray)
    }
    assert chances[3] == pytest.approx(1 / 216)
    assert chances[10] == pytest.approx(27 / 216)
    assert all_outcomes(lambda _: Tray(), 5, 1) is None


@pytest.mark.parametrize(
    ("cost", "error", "grade"),
    [
        (0.0, 0.0, Grade.FINE),
        (0.01, 0.1, Grade.CLOSE),
        (0.03, 0.001, Grade.INACCURACY),
        (0.03, 0.02, Grade.CLOSE),
        (0.07, 0.005, Grade.MISTAKE),
        (0.07, 0.03, Grade.INACCURACY),
        (0.3, 0.01, Grade.BLUNDER),
        (0.12, 0.04, Grade.MISTAKE),
    ],
)
def test_a_grade_needs_an_interval_that_supports_it(cost: float, error: float, grade: Grade) -> None:
    assert Scale().grade(cost, cost - 1.96 * error, cost + 1.96 * error, best=False) is grade


def test_the_best_answer_is_graded_best_whatever_its_interval() -> None:
    assert Scale().grade(0.0, -1.0, 1.0, best=True) is Grade.BEST


def test_a_level_is_between_those_that_lose_more_and_less() -> None:
    scale = Scale(levels=((0.0, 1.0), (2.0, 0.4), (4.0, 0.1)))
    assert [scale.level(loss) for loss in (1.5, 1.0, 0.7, 0.4, 0.25, 0.1, 0.0)] == pytest.approx(
        [0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 4.0]
    )
    assert Scale().level(0.5) is None


def test_a_loss_is_a_share_of_what_was_at_stake() -> None:
    loss, error = lost([0.1, 0.0], [0.2, 0.2])
    assert loss == pytest.approx(0.25)
    assert error > 0
    assert lost([], []) == (None, 0.0)
