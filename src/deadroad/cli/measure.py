"""Measurements in one process, in processor time: random play, clones, views, replays, memory.

Run as a program it measures one game of the package on the path and prints the figures as JSON.
`deadroad bench` runs it on every tree that it compares, so that one way of measuring serves all.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import deadroad
from deadroad.bots.search.search import Search
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import encode, plain_view
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
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
    peer = peer_decisions("backgammon", seconds)
    return {
        **({} if peer is None else {"backgammon": peer}),
        "driven": driven(start, seconds),
        "own": own,
        "games": games,
        "search": searched(found, start, seconds / 2),
        "clone": each(middle.clone, seconds / 2),
        "view": each(lambda: encode(plain_view(View(middle, 0))), seconds / 2),
        "replay": each(lambda: deadroad.replay(record), seconds / 2),
        "bytes": bytes_each(middle),
    }


def rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Return what a game counts, and how many games are played, per second. Games have seeds from 0."""
    counted = 0
    seed = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(16):  # looking at the clock takes as long as a decision or two
            counted += play(seed)
            seed += 1
    return counted / spent, seed / spent


def driven(start: Callable[[int], State], seconds: float) -> float:
    """Return decisions per second of random play driven by a Python loop."""
    choose = random.Random(1).random  # noqa: S311 - the loop that peers are driven by

    def play(seed: int) -> int:
        decisions = 0
        state = start(seed)
        while state.seat >= 0:
            options = state.asked
            state.answer(options[int(choose() * len(options))])
            decisions += 1
        return decisions

    return rate(play, seconds)[0]


def own_loop(start: Callable[[int], State], seconds: float) -> tuple[float, float]:
    """Return decisions and games per second of the engine's own loop."""
    return rate(lambda seed: playout(start(seed), Pcg32(seed)), seconds)


def searched(rules: Game, start: Callable[[int], State], seconds: float) -> float:
    """Return iterations a second of the tree search, over early, middle and late positions."""
    positions: list[State] = []
    for seed in range(8):
        length = playout(start(seed), Pcg32(seed))
        state = start(seed)
        playout(state, Pcg32(seed), most=length * (seed + 1) // 10)
        positions.append(state)
    walked = 0
    taken = 0.0
    at = 0
    while taken < seconds:
        state = positions[at % len(positions)]
        view = View(state, state.seat)
        search = Search(rules, Pcg32(at))
        search.begin(view)
        begun = time.process_time()
        walked += search.iterate(view, 20)
        taken += time.process_time() - begun
        at += 1
    return walked / taken


def each(act: Callable[[], object], seconds: float) -> float:
    """Return the mean seconds of a call, over as many calls as fit into the time."""
    count = 0
    batch = 1
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(batch):
            act()
        count += batch
        if spent < 0.01:  # short acts go in large batches, because looking at the clock takes time
            batch *= 2
    return spent / count


def bytes_each(state: State) -> float:
    """Return the bytes of a clone, from the growth of the process."""
    kept = [state.clone() for _ in range(2000)]
    before = resident()
    kept += [state.clone() for _ in range(20_000)]
    return max(0.0, (resident() - before) / 20_000) if kept else 0.0


def resident() -> int:
    """Return the memory of this process in bytes; 0 if the system does not report it."""
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
    """Return decisions per second of an OpenSpiel game with the same loop; None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    rules: Any = pyspiel.load_game(peer)
    luck = random.Random(1)  # noqa: S311 - as above
    choose = luck.random

    def play(_: int) -> int:
        decisions = 0
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
            decisions += 1
        return decisions

    return rate(play, seconds)[0]


if __name__ == "__main__":
    json.dump(game_figures(sys.argv[1], float(sys.argv[2])), sys.stdout)
