from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from deadroad.envs.batch import BatchEnv
from deadroad.games import game
from deadroad.kernel.batch import Batch
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.observation import Observer
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.row import Row
from deadroad.kernel.view import View


def held(many: BatchEnv) -> tuple[object, ...]:
    return many.masks, many.seats, many.rewards, many.dones, many.observations


def test_a_batch_steps_many_games_and_restarts_finished_ones(name: str) -> None:
    many = BatchEnv(name, 8, seed=5)
    luck = np.random.default_rng(2)
    arrays = held(many)
    for _ in range(60):
        many.step(many.random_actions(luck))
        assert (many.masks.sum(axis=1) > 0).all()
        assert (many.seats >= 0).all()
    assert all(one is other for one, other in zip(arrays, held(many), strict=True))


def test_a_batch_plays_the_same_games_as_a_single_environment() -> None:
    many = BatchEnv("hit-z-road", 3, seats=2, seed=40, observe=False)
    alone = many.game.start(2, many.game.read_settings({}), Pcg32(41))
    alone.settle()
    luck = np.random.default_rng(4)
    while alone.seat >= 0:
        assert many.seats[1] == alone.seat
        assert tuple(np.flatnonzero(many.masks[1])) == tuple(sorted(alone.asked))
        actions = many.random_actions(luck)
        many.step(actions)
        alone.answer(int(actions[1]))
    assert many.dones[1] == 1
    assert many.rewards[1].tolist() in ([1, -1], [-1, 1], [0, 0], [-1, -1])
    many.step(many.random_actions(luck))
    assert many.dones[1] == 0
    assert many.rewards[1].tolist() == [0, 0]


@pytest.mark.parametrize("count", [1, 8, 11])
def test_a_batch_shows_what_the_asked_seats_see(name: str, count: int) -> None:
    many = BatchEnv(name, count, seed=9)
    luck = np.random.default_rng(3)
    for _ in range(40):
        assert many.observations is not None
        for row, state in zip(many.observations, many.core.states, strict=True):
            assert row.tobytes() == many.observer.packed(View(state, state.seat))
        many.step(many.random_actions(luck))


def test_a_batch_can_be_shown_again_after_an_error() -> None:
    many = BatchEnv("hit-z-road", 4, seed=9)
    assert many.observations is not None
    before = many.observations.copy()
    kept = many.core.states
    many.core.states = kept[:2]
    with pytest.raises(IndexError):
        many.core.show(many._masks, many._seats, many._seen)
    many.core.states = kept
    many.core.show(many._masks, many._seats, many._seen)
    assert np.array_equal(many.observations, before)


class Fragile(Observer):
    """Writes one number of the game, and can fail before it."""

    def __init__(self, view: View) -> None:
        self.fails = False
        super().__init__(2, [], view)

    def describe(self, view: View, row: Row) -> None:
        if self.fails:
            raise OverflowError("no room")
        row.flag("first seat is asked", view.asked == 0)


def test_a_batch_drops_an_observation_that_was_written_in_part() -> None:
    found = game("hit-z-road")
    state = found.start(2, found.read_settings({}), Pcg32(0))
    state.settle()
    observer = Fragile(View(state, 0))
    core = Batch(found, 2, found.read_settings({}), 3, 7, observer, Outcome.shares)
    masks, seats = bytearray(3 * found.space.size), memoryview(bytearray(3 * 8)).cast("q")
    seen = memoryview(bytearray(3 * observer.size * 4)).cast("i")
    observer.fails = True
    with pytest.raises(OverflowError):
        core.show(memoryview(masks), seats, seen)
    observer.fails = False
    core.show(memoryview(masks), seats, seen)
    assert seen.tobytes() == b"".join(observer.packed(View(one, one.seat)) for one in core.states)


def test_a_batch_can_reward_points() -> None:
    many = BatchEnv("road-master", 4, seats=2, seed=3, observe=False, reward="points")
    luck = np.random.default_rng(4)
    while not many.dones.any():
        many.step(many.random_actions(luck))
    lead, other = many.rewards[many.dones.astype(bool)][0]
    assert lead == -other != 0
    with pytest.raises(BadSetting, match="reward is one of rank, points, not 'gold'"):
        BatchEnv("road-master", 4, reward="gold")


def test_the_same_seed_gives_the_same_run() -> None:
    runs = []
    for _ in range(2):
        many = BatchEnv("hit-z-road", 16, seed=7)
        luck = np.random.default_rng(1)
        for _ in range(120):
            many.step(many.random_actions(luck))
        assert many.observations is not None
        runs.append((many.observations.copy(), many.masks.copy(), many.games))
    assert np.array_equal(runs[0][0], runs[1][0])
    assert np.array_equal(runs[0][1], runs[1][1])
    assert runs[0][2] == runs[1][2] > 0


def test_one_illegal_answer_changes_nothing_in_any_game() -> None:
    many = BatchEnv("hit-z-road", 4, seats=2, seed=1)
    luck = np.random.default_rng(1)
    actions = many.random_actions(luck)
    actions[3] = many.game.space.parse("flee")
    before = many.masks.copy()
    with pytest.raises(ValueError, match=r"game 3: flee: .*\[HZR-"):
        many.step(actions)
    assert np.array_equal(many.masks, before)
    with pytest.raises(ValueError, match="4 answers are needed"):
        many.step(actions[:2])
    with pytest.raises(ValueError, match="an action is from 0"):
        many.step(np.full(4, -1))
    with pytest.raises(BadSetting, match="must be at least 1, not 0"):
        BatchEnv("hit-z-road", 0)
    with pytest.raises(BadSetting, match="a seed is a number from 0, not -1"):
        BatchEnv("hit-z-road", 4, seed=-1)


def test_writing_into_a_mask_does_not_allow_an_action() -> None:
    many = BatchEnv("hit-z-road", 4, seats=2, seed=1)
    actions = many.masks.argmax(axis=1)
    actions[2] = flee = many.game.space.parse("flee")
    many.masks[2, flee] = 1
    with pytest.raises(ValueError, match=r"game 2: flee: .*\[HZR-"):
        many.step(actions)


def test_a_random_action_is_always_legal() -> None:
    class Worst:
        """A random generator that returns only zeros, as can happen in a long run."""

        def random(self, shape: tuple[int, int], dtype: type) -> np.ndarray[Any, Any]:
            return np.zeros(shape, dtype)

    batch = BatchEnv("hit-z-road", 8, seed=3)
    while batch.masks[:, 0].any():  # until option 0 is open to nobody
        batch.step(batch.masks.argmax(axis=1))
    chosen = batch.random_actions(Worst())  # type: ignore[arg-type]
    assert batch.masks[np.arange(8), chosen].all()
