"""Steps a second of each interface, beside PettingZoo's connect_four and OpenSpiel's backgammon, in one run.

python bench/envs.py [GAME] [--seconds 1] [--check]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.test import performance_benchmark

import deadroad
from deadroad.cli.measure import own_loop, peer_decisions
from deadroad.envs import openspiel
from deadroad.envs.batch import BatchEnv
from deadroad.envs.gym import LearnerEnv
from deadroad.envs.pettingzoo import env
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State

# Bars of the issue: one rate over another, at least.
BARS = (
    ("batch of 1024, observations off", "PettingZoo (AEC)", 10.0),
    ("batch of 1024, observations off", "bare engine", 0.2),
    ("PettingZoo (AEC)", "PettingZoo's connect_four", 2.0),
)


def aec(table: Any, seconds: float) -> float:  # noqa: ANN401 - any PettingZoo environment
    """Return steps a second of random play through an AEC environment."""
    luck = np.random.default_rng(1)
    steps = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        table.reset(seed=steps)
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
    return steps / spent


def learner(name: str, seconds: float) -> float:
    """Return steps a second of the Gymnasium environment against random bots."""
    table = LearnerEnv(name, level=0)
    luck = np.random.default_rng(1)
    steps = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        observation, _ = table.reset(seed=steps)
        over = False
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            observation, _, over, _, _ = table.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
    return steps / spent


def spiel(name: str, seconds: float) -> float:
    """Return steps a second through pyspiel."""
    import pyspiel

    openspiel.register()
    rules = pyspiel.load_game(f"deadroad_{name.replace('-', '_')}")
    luck = np.random.default_rng(1)
    steps = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()  # at a chance node its outcomes
            steps += not state.is_chance_node()
            state.apply_action(legal[int(luck.random() * len(legal))])
    return steps / spent


def batch(name: str, count: int, seconds: float, *, observe: bool) -> float:
    """Return answers a second of a batch; choosing them is not counted."""
    tables = BatchEnv(name, count, observe=observe)
    luck = np.random.default_rng(1)
    steps = 0
    spent = 0.0
    while spent < seconds:
        actions = tables.random_actions(luck)
        begun = time.perf_counter()
        tables.step(actions)
        spent += time.perf_counter() - begun
        steps += count
    return steps / spent


def bare(name: str, seconds: float) -> float:
    """Return decisions a second of the engine's own loop."""
    found = game(name)
    seats = max(2, found.fewest) if found.most > 1 else 1
    settings = found.read_settings({})

    def start(seed: int) -> State:
        state = found.start(seats, settings, Pcg32(seed))
        state.settle()
        return state

    return own_loop(start, seconds)[0]


def rates(name: str, seconds: float) -> dict[str, float]:
    """Measure everything, one after the other; connect_four only where PettingZoo can load it."""
    work: dict[str, Callable[[], float]] = {
        "bare engine": lambda: bare(name, seconds),
        "PettingZoo (AEC)": lambda: aec(env(name), seconds),
        "Gymnasium": lambda: learner(name, seconds),
        "OpenSpiel": lambda: spiel(name, seconds),
        "OpenSpiel's backgammon": lambda: peer_decisions("backgammon", seconds) or 0.0,
    }
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as what:
        print(f"without PettingZoo's connect_four: {what} (pip install pygame)", file=sys.stderr)
    else:
        work["PettingZoo's connect_four"] = lambda: aec(connect_four_v3.env(), seconds)
    for count in (1, 64, 1024):
        work[f"batch of {count}"] = lambda count=count: batch(name, count, seconds, observe=True)  # type: ignore[misc]
        work[f"batch of {count}, observations off"] = lambda count=count: batch(  # type: ignore[misc]
            name, count, seconds, observe=False
        )
    return {label: measure() for label, measure in work.items()}


def main() -> int:
    """Print the table; with --check say pass or fail."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="hit-z-road")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    print(f"{chosen.game}, {'compiled' if deadroad.COMPILED else 'interpreted'} engine")
    found = rates(chosen.game, chosen.seconds)
    for label, rate in found.items():
        print(f"{label:34} {rate:12,.0f} steps/s")
    print("PettingZoo's own performance_benchmark:")
    performance_benchmark(env(chosen.game))
    missed = 0
    for one, other, bar in BARS if chosen.check else ():
        if other not in found:
            missed += 1
            print(f"FAIL {one} over {other}: not measured, bar {bar}")
            continue
        ratio = found[one] / found[other]
        missed += ratio < bar
        print(f"{'pass' if ratio >= bar else 'FAIL'} {one} over {other}: {ratio:.2f}, bar {bar}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
