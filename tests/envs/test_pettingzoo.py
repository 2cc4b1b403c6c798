from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from gymnasium.error import InvalidAction
from pettingzoo.test import api_test, render_test, seed_test

from deadroad.envs.edition import version
from deadroad.envs.pettingzoo import DeadRoadEnv, env
from deadroad.games import game
from deadroad.kernel.errors import BadSetting

pytestmark = pytest.mark.filterwarnings("ignore")


def test_the_environment_passes_the_api_test_of_pettingzoo(name: str, seats: int, long: bool) -> None:
    api_test(env(name, seats=seats), num_cycles=1000 if long else 60)


def test_the_environment_passes_the_seed_test_of_pettingzoo(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats=seats), num_cycles=20)


def test_the_environment_passes_the_render_test_of_pettingzoo(name: str, seats: int) -> None:
    render_test(lambda render_mode=None: env(name, seats=seats, render_mode=render_mode))


def test_names_carry_a_version_that_rises_with_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = str(env(name).metadata["name"])
    number = version(game(name))
    assert before.endswith(f"_v{number}")
    monkeypatch.setattr(game(name), "version", game(name).version + 1)
    assert str(env(name).metadata["name"]) == before.replace(f"_v{number}", f"_v{number + 1}")


def played(made: DeadRoadEnv, seed: int) -> dict[str, float]:
    made.reset(seed=seed)
    luck = np.random.default_rng(seed)
    paid: dict[str, float] = {}
    for agent in made.agent_iter():
        observation, reward, termination, _, info = made.last()
        if termination:
            paid[agent] = reward
            made.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert [made.game.space.option(int(index)).notation for index in sorted(legal)] == [
            made.game.space.option(made.game.space.parse(notation)).notation
            for notation in sorted(info["legal"], key=made.game.space.parse)
        ]
        made.step(int(luck.choice(legal)))
    return paid


def test_rewards_go_from_first_to_last() -> None:
    made = env("hit-z-road", seats=3)
    for seed in range(6):
        paid = played(made, seed)
        assert len(paid) == 3
        outcome = made.game.outcome(made._played().state)
        assert outcome is not None
        if outcome.winners:
            assert sum(paid.values()) == pytest.approx(0)
            assert max(paid.values()) == paid[f"seat_{outcome.winners[0]}"]
        else:
            assert set(paid.values()) == {-1.0}


def test_an_illegal_action_raises_with_clause_and_reason_and_changes_nothing() -> None:
    made = env("hit-z-road", seats=2)
    made.reset(seed=1)
    before = made.observe(made.agent_selection)
    for action, what in ((made.game.space.parse("flee"), r"\[HZR-"), (99999, "actions are 0 to")):
        with pytest.raises(InvalidAction, match=what):
            made.step(action)
    after = made.observe(made.agent_selection)
    assert all(np.array_equal(before[key], after[key]) for key in before)
    made.step(made.game.space.parse("pass"))


def test_rendered_pictures_have_the_same_size(name: str) -> None:
    made = env(name, render_mode="rgb_array")
    made.reset(seed=4)
    sizes = set()
    for _ in range(60):
        if all(made.terminations.values()):
            break
        sizes.add(made.render().shape)  # type: ignore[union-attr]
        made.step(max(made._played().state.asked))
    assert sizes == {(840, 960, 3)}


def test_a_copy_plays_on_independently_of_its_original(name: str, seats: int) -> None:
    made = env(name, seats=seats)
    made.reset(seed=4)
    for _ in range(6):
        made.step(min(made._played().state.asked))
    twins = [copy.deepcopy(made), pickle.loads(pickle.dumps(made))]  # noqa: S301 - our own
    for _ in range(20):
        action = max(made._played().state.asked, default=None)
        seen = []
        for one in (made, *twins):
            one.step(action)
            seen.append((one.agent_selection, one.rewards, one.infos, one.observe(one.agent_selection)))
        assert all(row[:3] == seen[0][:3] for row in seen)
        assert all(np.array_equal(row[3]["observation"], seen[0][3]["observation"]) for row in seen)
        if any(made.terminations.values()):
            break


def test_bad_requests_say_what_is_wrong() -> None:
    with pytest.raises(BadSetting, match="1 to 4 seats"):
        env("hit-z-road", seats=9)
    with pytest.raises(BadSetting, match="reward is one of"):
        env("hit-z-road", reward="gold")
    with pytest.raises(BadSetting, match="reset the environment first"):
        env("hit-z-road").step(0)


def test_the_state_is_what_all_agents_see_together(name: str) -> None:
    made = env(name)
    made.reset(seed=4)
    assert made.state_space.contains(made.state())
    seen = [made.observe(agent)["observation"] for agent in made.possible_agents]
    assert np.array_equal(made.state(), np.concatenate(seen))
