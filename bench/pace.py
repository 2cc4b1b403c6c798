"""The pace of play: how many gestures one person makes in a whole game.

    python bench/pace.py [--check] [--games N] [NAME ...]

Level 2 plays every seat under the wishes of a new table. A gesture chooses one end of a reach, or one answer;
what a wish answers is none. Several answers are one gesture only if the kernel finds their end from the
question where they began, as a client would ask for it (`reach`, or `row_to` for a mix); otherwise each
answer counts. A gesture ends when another seat answers. In an auction level 2 gives standing orders: answers
that one limit would have given are one gesture.

A gesture is apart if it has two ends that level 2 rates differently. Level 2 rates answers, not ends, so two
ends are compared by the answers at which their rows first part: at the question where the gesture begins, any
two answers; at a question on its way, two answers that both continue or close the same chain. A passed window
is never apart. `--check` compares with the bars in bench/targets.toml and fails above them.
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
from deadroad.kernel.reach import Search, reaches, row_to
from deadroad.kernel.wish import Memory, Wish, wished
from deadroad.server.config import Config
from deadroad.server.pacing import Pacing

TARGETS: Final = Path(__file__).with_name("targets.toml")
SEATS: Final = {"hit-z-road": 3, "tower-defense": 1, "road-master": 4, "zombies": 3, "zombietown": 4}


def seats_of(name: str) -> int:
    """Return how many seats a game is measured with; the most it allows if nothing else is said."""
    return SEATS.get(name, game(name).most)


class Tally:
    """Counts over some games, for all seats together."""

    def __init__(self) -> None:
        self.people = 0  # seats of whole games
        self.gestures: Counter[str] = Counter()  # by the kind of question that each began at
        self.apart = 0
        self.even: Counter[str] = Counter()  # without two ends that level 2 rates differently
        self.answers = 0
        self.rows = 0  # gestures of several answers
        self.unfound: Counter[str] = Counter()  # rows whose end the kernel does not find: single answers
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
        """The share of gestures with two ends that level 2 rates differently."""
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
        self.start: Match | None = None  # the match before the first answer
        self.row: list[int] = []  # all answers, also those that a wish gave on the way
        self.own: list[tuple[str, bool]] = []  # the kind of each question, and whether apart there
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
    seats = seats_of(name)
    match = deadroad.new(name, seats=seats, seed=seed)
    bots = [deadroad.bot(name, 2, seed * 10 + seat) for seat in range(seats)]
    wishes = [(Wish(), Memory()) for _ in range(seats)]
    luck = Pcg32(seed)
    orders = Orders(seats)
    waiting = Waiting()
    current: Gesture | None = None
    while match.seat is not None:
        seat = match.seat
        asked = match.question
        assert asked is not None
        if current is not None and seat != current.seat:
            close(tally, current)
            current = None
        option = match.game.space.parse(found) if (found := wished(match, *wishes[seat])) else -1
        automatic = option >= 0
        if not automatic:
            option = bots[seat].pick(match.view(seat))
            automatic = orders.cover(match, option)
        if automatic:
            tally.automatic[asked.kind] += 1
            # What a wish answers on the way of a gesture does not end it; anything else does.
            if current is not None and goes_on(match, current, option):
                current.row.append(option)
            elif current is not None:
                close(tally, current)
                current = None
        else:
            if current is not None and not goes_on(match, current, option):
                close(tally, current)
                current = None
            if current is None:
                current = Gesture(seat, asked.kind, chain_of(match, option))
                current.start = match.clone()
            note(match, current, option, luck, tally)
        closing = current is not None and (
            current.chain is None or (not automatic and current.chain.closes(match.state, option))
        )
        learned = match.state.chance.draws + match.state.reveals
        waiting.asks(match, by_person=not automatic, passed=option == match.state.asked[0])
        match.answer(match.game.space.option(option))
        tally.answers += 1
        if current is not None and (closing or match.state.chance.draws + match.state.reveals != learned):
            close(tally, current)
            current = None
    if current is not None:
        close(tally, current)
    tally.waited += waiting.total
    tally.people += seats


class Waiting:
    """How long the first seat waits for bots in windows, by the server's delays, if bots think at once."""

    def __init__(self) -> None:
        self.pacing = Pacing()
        self.tick = Config().window_tick / 1000
        self.at = 0.0
        self.total = 0.0
        self.window: object = None
        self.number = 0

    def asks(self, match: Match, *, by_person: bool, passed: bool) -> None:
        """Count the delay of the next answer: the first seat is a person, the rest are bots."""
        top = match.state.stack[-1]
        if not isinstance(top, Window):
            return
        if top is not self.window:
            self.number += 1
        self.window = top
        self.pacing.see(self.number, match.seats, self.at)
        if match.seat != 0:
            delay = self.pacing.bot(0.0, self.tick, self.at, self.at)
            self.at += delay
            self.total += delay
        if not passed or (match.seat == 0 and by_person):
            self.number += 1


def goes_on(match: Match, gesture: Gesture, option: int) -> bool:
    """Return whether an answer belongs to the gesture before it."""
    chain = gesture.chain
    if chain is None or match.seat != gesture.seat or not chain.holds(match.state):
        return False
    return chain.links(match.state, option) or chain.closes(match.state, option)


def note(match: Match, gesture: Gesture, option: int, luck: Pcg32, tally: Tally) -> None:
    """Add an answer to a gesture, and whether level 2 rates the answers to the open question differently."""
    seat = match.seat
    assert seat is not None
    assert match.question is not None
    window = isinstance(match.state.stack[-1], Window)
    acted = option != match.state.asked[0]
    apart = False
    if window:
        tally.windows += 1
        tally.acted += acted
    if acted or not window:
        world = match.game.imagine(match.view(seat), luck)
        rates = match.game.heuristics.rates(world)
        apart = max(rates) - min(rates) > 1e-9
        if gesture.row and gesture.chain is not None:
            rates = [
                rate
                for rate, other in zip(rates, world.asked, strict=True)
                if gesture.chain.links(world, other) or gesture.chain.closes(world, other)
            ]
        gesture.apart = gesture.apart or max(rates) - min(rates) > 1e-9
    gesture.row.append(option)
    gesture.own.append((match.question.kind, apart))


def found_by_kernel(gesture: Gesture) -> bool:
    """Return whether a client finds the end of a row of answers by reach at the question where it began."""
    start, chain = gesture.start, gesture.chain
    assert start is not None
    assert chain is not None
    search = Search(chain, start.state)
    node = search.root
    for option in gesture.row:
        if node is not search.root and not search.goes_on(node):
            return False
        node = search.on(node)
        if chain.closes(node.state, option):
            break
        node = search.step(node, option)
    view = start.view(gesture.seat)
    if chain.mix:
        return bool(row_to(start.game, view, chain.kind, dict(node.end.mix)).ends)
    places = [reach for reach in reaches(start.game, view) if reach.kind == chain.kind]
    return any(end.name == node.end.name for reach in places for end in reach.ends)


def close(tally: Tally, gesture: Gesture) -> None:
    """Count a gesture; its single answers if the kernel does not find it."""
    if len(gesture.own) > 1:
        tally.rows += 1
        if not found_by_kernel(gesture):
            assert gesture.chain is not None
            tally.unfound[gesture.chain.kind] += 1
            for kind, apart in gesture.own:
                count(tally, kind, apart=apart)
            return
    count(tally, gesture.kind, apart=gesture.apart)


def count(tally: Tally, kind: str, *, apart: bool) -> None:
    """Count one gesture."""
    tally.gestures[kind] += 1
    tally.apart += apart
    tally.even[kind] += not apart


class Orders:
    """Standing orders of an auction: a seat that bids as one limit would makes one gesture of it."""

    def __init__(self, seats: int) -> None:
        self.turn = [-1] * seats
        self.limits: list[set[int]] = [set() for _ in range(seats)]

    def cover(self, match: Match, option: int) -> bool:
        """Return whether an answer is what the order given before would have answered."""
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


def line(name: str, tally: Tally, bar: int | None, apart: float, wait: int) -> str:
    """Return the results of one game."""
    people = tally.people
    found = [
        f"{name:14} {seats_of(name)} seats: {tally.each:6.1f} gestures (bar {bar or 'none'})",
        f"{tally.share_apart:.0%} apart (bar {apart:.0%})",
        f"{tally.answers / people:.0f} answers",
        f"{tally.automatic.total() / people:.0f} of them by wishes",
        f"{tally.rows / people:.0f} rows, {tally.unfound.total()} of {tally.rows} not found",
    ]
    if tally.windows:
        found.append(f"{tally.share_acted:.0%} of {tally.windows / people:.0f} windows acted in")
        found.append(
            f"{tally.waited * seats_of(name) / people:.0f} s of waiting for bots in windows (bar {wait})"
        )
    return ", ".join(found)


def main(words: list[str]) -> int:
    """Measure, print, and with --check compare with the bars."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("names", nargs="*", default=deadroad.games(), metavar="NAME")
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--check", action="store_true")
    reader.add_argument("--kinds", action="store_true", help="list gestures by kind of question")
    chosen = reader.parse_args(words)
    bars = tomllib.loads(TARGETS.read_text(encoding="utf-8"))["pace"]
    missed: list[str] = []
    for name in chosen.names:
        tally = measured(name, chosen.games)
        bar = bars.get(name)
        print(line(name, tally, bar, bars["apart"], bars["wait"]))
        if chosen.kinds:
            print("    not found:", dict(tally.unfound))
            for kind, count in tally.gestures.most_common():
                print(
                    f"    {kind:24} {count / tally.people:6.1f}  even {tally.even[kind] / tally.people:5.1f}"
                )
        if bar is not None and tally.each > bar:
            missed.append(f"{name}: {tally.each:.1f} gestures, the bar is {bar}")
        if tally.share_apart < bars["apart"]:
            missed.append(f"{name}: {tally.share_apart:.0%} of the gestures are apart")
        if tally.windows and tally.share_acted < bars["acted"]:
            missed.append(f"{name}: acted in {tally.share_acted:.0%} of the windows")
        if tally.waited * seats_of(name) / tally.people > bars["wait"]:
            missed.append(
                f"{name}: {tally.waited * seats_of(name) / tally.people:.0f} s of waiting in windows"
            )
    if chosen.check:
        for what in missed:
            print("missed:", what)
        return 1 if missed else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
