from __future__ import annotations

import copy
import pickle
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from deadroad.bots.network import ELSEWHERE
from deadroad.envs.edition import version
from deadroad.envs.gym import LearnerEnv, register
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadSetting

pytestmark = pytest.mark.filterwarnings("ignore")


def test_the_environment_passes_the_check_of_gymnasium(name: str) -> None:
    check_env(LearnerEnv(name, illegal="substitute"), skip_render_check=True)


def test_a_game_against_bots_is_rewarded_once_at_the_end() -> None:
    made = LearnerEnv("hit-z-road", seats=2, level=0)
    observation, _ = made.reset(seed=3)
    luck = np.random.default_rng(1)
    over, paid = False, []
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, cut, _ = made.step(int(luck.choice(legal)))
        assert not cut
        paid.append(reward)
    assert set(paid[:-1]) <= {0.0}
    assert paid[-1] in (-1.0, 0.0, 1.0)
    with pytest.raises(ResetNeeded):
        made.step(0)


def test_an_illegal_action_raises_or_is_replaced_as_asked() -> None:
    strict = LearnerEnv("hit-z-road", seats=2)
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"\[HZR-"):
        strict.step(strict.game.space.parse("flee"))
    mild = LearnerEnv("hit-z-road", seats=2, illegal="substitute")
    mild.reset(seed=1)
    *_, info = mild.step(mild.game.space.parse("flee"))
    assert info["substituted"]


def rest(made: LearnerEnv, most: int = 60) -> list[tuple[list[str], float]]:
    """What the learner meets from here on if it answers in a fixed way."""
    found: list[tuple[list[str], float]] = []
    while made.state is not None and made.state.seat >= 0 and len(found) < most:
        _, reward, _, _, info = made.step(max(made.state.asked))
        found.append((info.get("legal", []), reward))
    return found


@pytest.mark.parametrize("level", [0, 2])
def test_a_copy_plays_on_independently_of_its_original(name: str, level: int) -> None:
    made = LearnerEnv(name, level=level)
    assert copy.deepcopy(made).state is None
    made.reset(seed=4)
    for _ in range(2):
        assert made.state is not None
        made.step(min(made.state.asked))
    twins = [copy.deepcopy(made), pickle.loads(pickle.dumps(made))]  # noqa: S301 - our own
    first, second = (rest(twin) for twin in twins)
    assert first == second == rest(made)
    assert np.array_equal(*[twin.reset()[0]["observation"] for twin in twins])


def test_bots_do_not_share_the_random_stream_of_the_table() -> None:
    for seat in range(3):
        made = LearnerEnv("hit-z-road", seats=3, seat=seat)
        made.deal(9)
        lucks = {bot.chance.below(1 << 30) for at, bot in enumerate(made.bots) if at != seat}
        assert len(lucks) == 2
        assert Pcg32(9).below(1 << 30) not in lucks


def test_the_environment_works_in_the_vector_wrappers_of_gymnasium() -> None:
    name = f"deadroad/hit-z-road-v{version(game('hit-z-road'))}"
    assert name in register()
    for mode in ("sync", "async"):
        many = gymnasium.make_vec(name, num_envs=2, vectorization_mode=mode, illegal="substitute", seats=2)
        many.reset(seed=1)
        for _ in range(5):
            many.step(many.action_space.sample())
        many.close()


def test_an_environment_keeps_its_name_while_the_game_plays_the_same() -> None:
    found = game("zombies")
    assert found.replays == (2,)
    assert version(found) == found.edition + 2 - 1  # as under version 2 of the rules


def test_an_unknown_reward_or_table_is_refused() -> None:
    with pytest.raises(BadSetting, match="reward is one of rank, points, not 'ranks'"):
        LearnerEnv("hit-z-road", reward="ranks")
    with pytest.raises(BadSetting, match="1 to 4 seats, not 0"):
        LearnerEnv("hit-z-road", seats=0)
    for level in (9, [0, 9], "9", "nett", ["net", "search:0"]):
        with pytest.raises(BadSetting, match=r"no player '.*'; there are levels 0 to 4, random"):
            LearnerEnv("hit-z-road", seats=3, level=level)
    with pytest.raises(BadSetting, match="the other seats need 2 players, not 3"):
        LearnerEnv("hit-z-road", seats=3, level=[0, 1, 2])


@pytest.mark.parametrize("level", ["net", "easy", ["rated", "net:20"]])
def test_an_opponent_without_a_network_is_refused_at_once(
    level: str | list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    with pytest.raises(BadSetting, match=r"^hit-z-road has no network .*is missing\)$"):
        LearnerEnv("hit-z-road", seats=3, level=level)
    assert LearnerEnv("hit-z-road", seats=3, level=["rated", "search:20"]).players[1:] == [
        "rated",
        "search:20",
    ]


def test_each_opponent_can_be_a_different_bot() -> None:
    made = LearnerEnv("hit-z-road", seats=3, seat=1, level=[2, 0])
    made.reset(seed=1)
    levels = {seat: type(bot).__name__ for seat, bot in enumerate(made.bots) if seat != made.seat}
    assert levels == {2: "Greedy", 0: "Uniform"}


def test_rivals_can_be_named() -> None:
    made = LearnerEnv("hit-z-road", seats=3, level=["search:5", 2])
    assert made.players[1:] == ["search:5", "rated"]
    made.reset(seed=1)
    assert [type(bot).__name__ for bot in made.bots[1:]] == ["Thinker", "Greedy"]
    assert LearnerEnv("hit-z-road", seats=3, level="careful").players[1:] == ["careful", "careful"]
    assert LearnerEnv("hit-z-road", seats=1, level="careful").players[1:] == []


def test_a_solo_reward_uses_the_points_of_the_game() -> None:
    settings = {"goal": 5, "rounds": 30}
    made = LearnerEnv("zombies", seats=1, settings=settings, reward="points")
    made.reset(seed=2)
    over, paid = False, 0.0
    while not over:
        assert made.state is not None
        _, paid, over, _, _ = made.step(made.state.asked[-1])
    assert paid < 0  # turns: fewer are better
    with pytest.raises(BadSetting, match="tower-defense counts no points"):
        LearnerEnv("tower-defense", reward="points")


def test_masks_have_the_form_that_sb3_contrib_expects(name: str) -> None:
    made = LearnerEnv(name, level=0)
    with pytest.raises(ResetNeeded):
        made.action_masks()
    observation, _ = made.reset(seed=5)
    assert made.action_masks().dtype == np.bool_
    assert np.array_equal(made.action_masks(), observation["action_mask"].astype(bool))
