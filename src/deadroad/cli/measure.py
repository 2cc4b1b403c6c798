"""Measurements of one process: random play, clones, views, replays, memory."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import deadroad
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import encode, plain_view
from deadroad.kernel.frame import State
from deadroad.kernel.playout import playout
from deadroad.kernel.view import View


def game_figures(name: str, seconds: float) -> dict[str, float]:
    """Return all figures of a game, at its middle number of seats."""
    found = game(name)
    seats = (found.fewest + found.most + 1) // 2
    settings = found.read_settings({})

    def start(seed: int) -> State:
        state = found.start(seats, settings, Pcg32(seed))
        state.settle()
        return state

    middle = start(3)
    playout(middle, Pcg32(4), most=40)
    record = finished_record(name, seats)
    own, games = own_loop(start, seconds)
    return {
        "driven": driven(start, seconds),
        "own": own,
        "games": games,
        "clone": each(middle.clone, seconds / 2),
        "view": each(lambda: encode(plain_view(View(middle, 0))), seconds / 2),
        "replay": each(lambda: deadroad.replay(record), seconds / 2),
        "bytes": bytes_each(middle),
    }


def driven(start: Callable[[int], State], seconds: float) -> float:
    """Return decisions a second of random play driven by a Python loop."""
    choose = random.Random(1).random  # noqa: S311 - the loop that peers are driven by
    decisions = 0
    seed = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        state = start(seed)
        seed += 1
        while state.seat >= 0:
            options = state.asked
            state.answer(options[int(choose() * len(options))])
            decisions += 1
    return decisions / spent


def own_loop(start: Callable[[int], State], seconds: float) -> tuple[float, float]:
    """Return decisions and games a second of the engine's own loop."""
    decisions = 0
    seed = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        decisions += playout(start(seed), Pcg32(seed))
        seed += 1
    return decisions / spent, seed / spent


def each(act: Callable[[], object], seconds: float) -> float:
    """Return seconds an act takes, over as many as fit."""
    count = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        for _ in range(20):
            act()
        count += 20
    return spent / count


def bytes_each(state: State) -> float:
    """Return the memory a clone takes, from the growth of the process."""
    kept = [state.clone() for _ in range(2000)]
    before = resident()
    kept += [state.clone() for _ in range(20_000)]
    return max(0.0, (resident() - before) / 20_000) if kept else 0.0


def resident() -> int:
    """Return the memory of this process in bytes; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - no file on a disk
            return int(file.read().split()[1]) * 4096
    except OSError:
        return 0


def finished_record(name: str, seats: int) -> str:
    """Return the record of a random game."""
    match = deadroad.new(name, seats=seats, seed=9)
    luck = Pcg32(9)
    while match.seat is not None:
        match.answer(match.options()[luck.below(len(match.state.asked))])
    return match.record()


def peer_decisions(peer: str, seconds: float) -> float | None:
    """Return decisions a second of an OpenSpiel game by a loop of the same shape; None if not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    rules: Any = pyspiel.load_game(peer)
    luck = random.Random(1)  # noqa: S311 - as above
    choose = luck.random
    decisions = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
            decisions += 1
    return decisions / spent
