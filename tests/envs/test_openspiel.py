from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from deadroad.envs import openspiel
from deadroad.games import game
from deadroad.kernel.errors import BadSetting

openspiel.register()


def spiel_name(name: str) -> str:
    return f"deadroad_{name.replace('-', '_')}"


def dealt(name: str) -> Any:
    """Return a state at its first question, luck drawn at random."""
    state = pyspiel.load_game(name).new_initial_state()
    past_luck(state, np.random.RandomState(3))
    return state


def past_luck(state: Any, luck: np.random.RandomState) -> None:
    """Let luck decide until somebody is asked or the game is over."""
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1.0)
        assert len(outcomes) <= openspiel.MOST_OUTCOMES
        state.apply_action(int(luck.choice(outcomes, p=odds)))


def test_the_game_passes_the_random_simulation_of_openspiel(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = pyspiel.load_game(spiel_name(name), game(name).brief())
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


def test_the_game_passes_the_sim_test_of_openspiel(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    sim = games_sim_test.GamesSimTest()
    sim.sim_game(pyspiel.load_game(spiel_name(name)))
    capfd.readouterr()


def test_every_die_and_every_card_of_a_shuffle_is_a_chance_node() -> None:
    state = pyspiel.load_game("deadroad_hit_z_road(players=2)").new_initial_state()
    sizes = []
    while state.is_chance_node():
        sizes.append(len(state.chance_outcomes()))
        state.apply_action(0)
    # The order of two groups, then the cards of the three levels without an index.
    assert sizes == [2, *range(16, 1, -1), *range(22, 1, -1), *range(22, 1, -1)]
    luck = np.random.RandomState(1)
    rolls: set[int] = set()
    while not state.is_terminal():
        if state.is_chance_node():
            rolls.add(len(state.chance_outcomes()))
            past_luck(state, luck)
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    assert rolls == {6}


def test_chance_is_not_decided_before_it_is_drawn() -> None:
    state = dealt("deadroad_hit_z_road(players=2)")
    luck = np.random.RandomState(4)
    while not state.is_chance_node():
        state.apply_action(int(luck.choice(state.legal_actions())))
    looks: set[str] = set()
    for outcome, _ in state.chance_outcomes():
        twin = state.clone()
        twin.apply_action(outcome)
        past_luck(twin, np.random.RandomState(5))
        looks.add(str(twin))
    assert len(looks) > 1


def test_searches_of_openspiel_can_play_a_game() -> None:
    state = dealt("deadroad_hit_z_road(seats=2)")
    found = state.get_game()
    luck = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    assert mcts.MCTSBot(found, 2, 6, rollout, random_state=luck).step(state) in state.legal_actions()
    search = ismcts.ISMCTSBot(found, rollout, 2, 6, random_state=luck, allow_inconsistent_action_sets=True)
    search.set_resampler(lambda seen, player: seen.resample_from_infostate(player, luck.random_sample))
    assert search.step(state) in state.legal_actions()


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    state = dealt("deadroad_zombies(seats=2)")
    luck = np.random.RandomState(2)
    for _ in range(12):
        state.apply_action(int(luck.choice(state.legal_actions())))
        if state.is_chance_node():
            with pytest.raises(pyspiel.SpielError, match="this is a chance node"):
                state.resample_from_infostate(0, luck.random_sample)
        past_luck(state, luck)
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random_sample)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))


def test_a_resampled_state_can_be_cloned_but_not_pickled() -> None:
    state = dealt("deadroad_zombies(seats=2)")
    other = state.resample_from_infostate(state.current_player(), np.random.RandomState(2).random_sample)
    assert str(other) != str(state)
    assert str(other.clone()) == str(other)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301 - our own
    with pytest.raises(pickle.PicklingError, match="an imagined world can't be pickled"):
        pickle.dumps(other)


def test_an_illegal_action_raises_openspiels_error_with_our_clause() -> None:
    state = dealt("deadroad_hit_z_road(seats=2)")
    flee = game("hit-z-road").space.parse("flee")
    with pytest.raises(pyspiel.SpielError, match=r"\[HZR-"):
        state.apply_action(flee)
    state.apply_action(state.legal_actions()[0])


def test_settings_of_the_game_are_parameters() -> None:
    found = pyspiel.load_game("deadroad_zombies(seats=2,goal=7,first-aid=drug,scaled=no)")
    state = found.new_initial_state()
    past_luck(state, np.random.RandomState(1))
    assert '"goal":7' in state.observation_string(0)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert str(again) == str(state)
    assert pyspiel.load_game(str(found)).new_initial_state().settings == state.settings
    assert pyspiel.load_game("deadroad_tower_defense(wave1=18)").settings["wave1"] == 18
    with pytest.raises(BadSetting, match="goal goes from 5 to 25, not 99"):
        pyspiel.load_game("deadroad_zombies(goal=99)")


def test_seats_may_be_called_players() -> None:
    assert pyspiel.load_game("deadroad_road_master(players=4)").num_players() == 4
    assert pyspiel.load_game("deadroad_road_master", {"seats": 3}).num_players() == 3
    assert pyspiel.load_game("deadroad_road_master").num_players() == 2
    with pytest.raises(BadSetting, match="seats=3 and players=4 are the same thing"):
        pyspiel.load_game("deadroad_road_master(players=4,seats=3)")


def test_games_and_states_can_be_pickled_in_another_process() -> None:
    state = dealt("deadroad_road_master(players=3,shortages=no)")
    script = (
        "import pickle, sys; game, state = pickle.loads(sys.stdin.buffer.read()); "
        "print(game.num_players(), state)"
    )
    said = subprocess.run(
        [sys.executable, "-c", script],
        input=pickle.dumps((state.get_game(), state)),
        capture_output=True,
        check=True,
    )
    assert said.stdout.decode().strip() == f"3 {state}"
