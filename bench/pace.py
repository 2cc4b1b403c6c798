"""The pace of play: how many gestures one person makes in a whole game.

    python bench/pace.py [--check] [--games N] [NAME ...]

Level 2 plays every seat under the wishes of a new table. A gesture chooses one end of a reach, or one answer;
what a wish answers is none. In an auction it gives standing orders: answers that one limit would have given
are one gesture. `--check` compares with the bars in bench/targets.toml and fails above them.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

import deadroad
from deadroad.games import game
from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frames.window import Window
from deadroad.kernel.match import Match
from deadroad.kernel.wish import Memory, Wish, wished
from deadroad.server.config import Config
from deadroad.server.pacing import SHARE

TARGETS: Final = Path(__file__).with_name("targets.toml")
SEATS: Final = {"hit-z-road": 3, "tower-defense": 1, "road-master": 4, "zombies": 3, "zombietown": 4}


class Tally:
    """What was counted over some games, for all seats together."""

    def __init__(self) -> None:
        self.people = 0  # seats of whole games
        self.gestures: Counter[str] = Counter()  # by the kind of question that each began at
        self.apart = 0
        self.even: Counter[str] = Counter()  # those with no two ends that level 2 rates apart
        self.answers = 0
        self.automatic: Counter[str] = Counter()
        self.windows = 0  # asked, not passed by a wish
        self.acted = 0
        self.waited = 0.0  # seconds that the first seat waits for windows when all others are bots

    @property
    def each(self) -> float:
        """Gestures of one person in a whole game."""
        return self.gestures.total() / self.people

    @property
    def share_apart(self) -> float:
        """The share of gestures with two ends that level 2 rates apart."""
        return self.apart / max(1, self.gestures.total())

    @property
    def share_acted(self) -> float:
        """The share of windows asked in which something was done."""
        return self.acted / max(1, self.windows)


class Gesture:
    """Answers of one seat that are one end of one reach."""

    def __init__(self, seat: int, kind: str, chain: Chain | None) -> None:
        self.seat = seat
        self.kind = kind
        self.chain = chain
        self.apart = False


def chain_of(match: Match, option: int) -> Chain | None:
    """Return the chain of the open question that an answer belongs to."""
    # A game lists the chain that reaches furthest last.
    for chain in reversed(match.game.chains(match.state)):
        if chain.links(match.state, option):
            return chain
    return None


def play(name: str, seed: int, tally: Tally) -> None:
    """Play one game and count."""
    seats = SEATS[name]
    match = deadroad.new(name, seats=seats, seed=seed)
    bots = [deadroad.bot(name, 2, seed * 10 + seat) for seat in range(seats)]
    wishes = [(Wish(), Memory()) for _ in range(seats)]
    luck = Pcg32(seed)
    orders = Orders(seats)
    current: Gesture | None = None
    while match.seat is not None:
        seat = match.seat
        asked = match.question
        assert asked is not None
        tally.waited += waits(match)
        wanted = wished(match, *wishes[seat])
        if wanted:
            tally.automatic[asked.kind] += 1
            match.answer(wanted)
            tally.answers += 1
            # What a wish answers in the middle of a gesture does not end it; what is learned does.
            if current is not None and not match.trail:
                close(tally, current)
                current = None
            continue
        view = match.view(seat)
        option = bots[seat].pick(view)
        if orders.cover(match, option):
            match.answer(match.game.space.option(option))
            tally.answers += 1
            tally.automatic[asked.kind] += 1
            continue
        if current is not None and not goes_on(match, current, option):
            close(tally, current)
            current = None
        if current is None:
            current = Gesture(seat, asked.kind, chain_of(match, option))
        note(match, current, option, luck, tally)
        closing = current.chain is None or current.chain.closes(match.state, option)
        learned = match.state.chance.draws + match.state.reveals
        match.answer(match.game.space.option(option))
        tally.answers += 1
        if closing or match.state.chance.draws + match.state.reveals != learned:
            close(tally, current)
            current = None
    if current is not None:
        close(tally, current)
    tally.people += seats


def waits(match: Match) -> float:
    """Return how long the server lets a bot wait in the open window, seen from the first seat."""
    top = match.state.stack[-1]
    if not isinstance(top, Window) or match.seat == 0:
        return 0.0
    tick = Config().window_tick / 1000
    # The first bot of a window waits a whole tick, those after it a share of one.
    others = [seat for seat in top.order[: top.at] if seat != 0] if top.passes else []
    return tick * SHARE if others else tick


def goes_on(match: Match, gesture: Gesture, option: int) -> bool:
    """Whether an answer belongs to the gesture before it."""
    chain = gesture.chain
    if chain is None or match.seat != gesture.seat or not chain.holds(match.state):
        return False
    return chain.links(match.state, option) or chain.closes(match.state, option)


def note(match: Match, gesture: Gesture, option: int, luck: Pcg32, tally: Tally) -> None:
    """Note whether the open question has two answers that level 2 rates apart."""
    seat = match.seat
    assert seat is not None
    window = isinstance(match.state.stack[-1], Window)
    acted = option != match.state.asked[0]
    if window:
        tally.windows += 1
        tally.acted += acted
    if window and not acted:
        return
    world = match.game.imagine(match.view(seat), luck)
    rates = match.game.heuristics.rates(world)
    gesture.apart = gesture.apart or max(rates) - min(rates) > 1e-9


def close(tally: Tally, gesture: Gesture) -> None:
    """Count a gesture."""
    tally.gestures[gesture.kind] += 1
    tally.apart += gesture.apart
    tally.even[gesture.kind] += not gesture.apart


class Orders:
    """Standing orders of an auction: a seat that bids as one limit would makes one gesture of it."""

    def __init__(self, seats: int) -> None:
        self.turn = [-1] * seats
        self.limits: list[set[int]] = [set() for _ in range(seats)]

    def cover(self, match: Match, option: int) -> bool:
        """Whether an answer is what the order given before would have answered."""
        seat = match.seat
        assert seat is not None
        view = match.view(seat)
        habits = match.game.habits()
        bids = {limit: habits.bid(view, limit) for limit in range(11)}
        same = {limit for limit, bid in bids.items() if bid == option}
        if bids[0] < 0:
            return False
        if self.turn[seat] == habits.turn(view) and self.limits[seat] & same:
            self.limits[seat] &= same
            return True
        self.turn[seat] = habits.turn(view)
        self.limits[seat] = same
        return False


def measured(name: str, games: int) -> Tally:
    """Play some games."""
    tally = Tally()
    for seed in range(1, games + 1):
        play(name, seed, tally)
    return tally


def line(name: str, tally: Tally, bar: int, apart: float, wait: int) -> str:
    """Return what was found for one game."""
    people = tally.people
    found = [
        f"{name:14} {SEATS[name]} seats: {tally.each:6.1f} gestures (bar {bar})",
        f"{tally.share_apart:.0%} apart (bar {apart:.0%})",
        f"{tally.answers / people:.0f} answers",
        f"{tally.automatic.total() / people:.0f} of them by wishes",
    ]
    if tally.windows:
        found.append(f"{tally.share_acted:.0%} of {tally.windows / people:.0f} windows acted in")
        found.append(
            f"{tally.waited * SEATS[name] / people:.0f} s of waiting for bots in windows (bar {wait})"
        )
    return ", ".join(found)


def main(words: list[str]) -> int:
    """Measure, print, and with --check compare with the bars."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("names", nargs="*", default=sorted(SEATS), metavar="NAME")
    reader.add_argument("--games", type=int, default=5)
    reader.add_argument("--check", action="store_true")
    reader.add_argument("--kinds", action="store_true", help="list gestures by kind of question")
    chosen = reader.parse_args(words)
    bars = tomllib.loads(TARGETS.read_text(encoding="utf-8"))["pace"]
    missed: list[str] = []
    for name in chosen.names:
        game(name)
        tally = measured(name, chosen.games)
        bar = bars[name]
        print(line(name, tally, bar, bars["apart"], bars["wait"]))
        if chosen.kinds:
            for kind, count in tally.gestures.most_common():
                print(
                    f"    {kind:24} {count / tally.people:6.1f}  even {tally.even[kind] / tally.people:5.1f}"
                )
        if tally.each > bar:
            missed.append(f"{name}: {tally.each:.1f} gestures, the bar is {bar}")
        if tally.share_apart < bars["apart"]:
            missed.append(f"{name}: {tally.share_apart:.0%} of the gestures are apart")
        if tally.windows and tally.share_acted < bars["acted"]:
            missed.append(f"{name}: acted in {tally.share_acted:.0%} of the windows")
        if tally.waited * SEATS[name] / tally.people > bars["wait"]:
            missed.append(f"{name}: {tally.waited * SEATS[name] / tally.people:.0f} s of waiting in windows")
    if chosen.check:
        for what in missed:
            print("missed:", what)
        return 1 if missed else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
