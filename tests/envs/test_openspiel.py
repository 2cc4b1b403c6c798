from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from deadroad.envs import openspiel
from deadroad.games import game
from deadroad.kernel.errors import BadSetting

openspiel.register()


def spiel_name(name: str) -> str:
    return f"deadroad_{name.replace('-', '_')}"


def test_it_passes_openspiels_own_random_simulation(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    found = pyspiel.load_game(spiel_name(name))
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


def test_openspiels_searches_play_it() -> None:
    found = pyspiel.load_game("deadroad_hit_z_road(seats=2)")
    state = found.new_initial_state()
    state.apply_action(5)
    luck = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    assert mcts.MCTSBot(found, 2, 6, rollout, random_state=luck).step(state) in state.legal_actions()
    search = ismcts.ISMCTSBot(found, rollout, 2, 6, random_state=luck, allow_inconsistent_action_sets=True)
    search.set_resampler(lambda seen, player: seen.resample_from_infostate(player, luck.random_sample))
    assert search.step(state) in state.legal_actions()


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    found = pyspiel.load_game("deadroad_zombies(seats=2)")
    state = found.new_initial_state()
    state.apply_action(9)
    luck = np.random.RandomState(2)
    for _ in range(12):
        state.apply_action(int(luck.choice(state.legal_actions())))
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random_sample)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))


def test_a_resampled_state_is_copied_but_never_written_down_as_the_true_one() -> None:
    state = pyspiel.load_game("deadroad_zombies(seats=2)").new_initial_state()
    state.apply_action(9)
    other = state.resample_from_infostate(state.current_player(), np.random.RandomState(2).random_sample)
    assert str(other) != str(state)
    assert str(other.clone()) == str(other)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301 - our own
    with pytest.raises(pickle.PicklingError, match="an imagined world can't be written down"):
        pickle.dumps(other)


def test_an_illegal_action_raises_openspiels_error_with_our_clause() -> None:
    state = pyspiel.load_game("deadroad_hit_z_road(seats=2)").new_initial_state()
    state.apply_action(5)
    flee = game("hit-z-road").space.parse("flee")
    with pytest.raises(pyspiel.SpielError, match=r"\[HZR-"):
        state.apply_action(flee)
    state.apply_action(state.legal_actions()[0])


def test_settings_of_the_game_are_parameters() -> None:
    found = pyspiel.load_game("deadroad_zombies(seats=2,goal=7,first-aid=drug,scaled=no)")
    state = found.new_initial_state()
    state.apply_action(1)
    assert '"goal":7' in state.observation_string(0)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert str(again) == str(state)
    assert pyspiel.load_game(str(found)).new_initial_state().settings == state.settings
    assert pyspiel.load_game("deadroad_tower_defense(wave1=18)").settings["wave1"] == 18
    with pytest.raises(BadSetting, match="goal goes from 5 to 25, not 99"):
        pyspiel.load_game("deadroad_zombies(goal=99)")


def test_a_seed_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetting, match="a seed is a number from 0, not -1"):
        pyspiel.load_game("deadroad_road_master(seats=2,seed=-1)")
