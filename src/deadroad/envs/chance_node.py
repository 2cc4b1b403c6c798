"""Luck that somebody else decides: a game stops wherever it needs an outcome, and goes on when it has one."""

from __future__ import annotations

from pickle import PicklingError
from typing import Any

from deadroad.games import game
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State
from deadroad.kernel.view import View


class OutcomeNeeded(Exception):
    """A game needs one of a number of outcomes, all as likely."""

    def __init__(self, count: int) -> None:
        super().__init__(f"one of {count} outcomes is needed")
        self.count = count


class GivenOutcomes(Chance):
    """Gives the outcomes it was given, then stops the game. A draw among one is no chance at all."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.used = 0

    def below(self, n: int) -> int:
        """Return the next outcome given; raise OutcomeNeeded where there is none left."""
        self.draws += 1
        if n == 1:
            return 0
        if self.used == len(self.outcomes):
            raise OutcomeNeeded(n)
        self.used += 1
        return self.outcomes[self.used - 1]

    def clone(self) -> GivenOutcomes:
        """Return a copy that has given as much."""
        twin = GivenOutcomes(self.outcomes)
        twin.draws = self.draws
        twin.used = self.used
        return twin


class Position:
    """A game whose luck comes from outside, one outcome at a time.

    `state` is the last position in which somebody was asked (None before the table is set) and is never
    changed. An answer is played on a copy. Where it needs luck the copy is thrown away, and the answer is
    played again, on another copy, with one outcome more. A shuffle is a chain of such outcomes.
    """

    def __init__(self, name: str, seats: int, settings: dict[str, Any]) -> None:
        self.name = name
        self.seats = seats
        self.settings = settings
        self.state: State | None = None
        self.asked: int | None = None  # the answer being played
        self.outcomes: list[int] = []  # given since
        self.needed = 0  # outcomes to choose from; 0 where no luck is needed
        self.moves: list[int] = []  # every answer and outcome so far: a position is pickled as these
        self.imagined = False
        self._play()

    def answer(self, option: int) -> None:
        """Take one of the options of the seat that is asked."""
        self.moves.append(option)
        self.asked = option
        self._play()

    def give(self, outcome: int) -> None:
        """Decide what luck was needed for."""
        self.moves.append(outcome)
        self.outcomes = [*self.outcomes, outcome]
        self._play()

    def _play(self) -> None:
        chance = GivenOutcomes(self.outcomes)
        try:
            if self.state is None:
                found = game(self.name)
                after = found.start(self.seats, found.read_settings(self.settings), chance)
                after.settle()
            else:
                assert self.asked is not None
                after = self.state.clone()
                after.chance = chance
                after.answer(self.asked)
        except OutcomeNeeded as needed:
            self.needed = needed.count
            return
        self.state, self.asked, self.outcomes, self.needed = after, None, [], 0

    def imagine(self, seat: int, luck: Chance) -> Position:
        """Return a position that looks the same to a seat, the unseen dealt anew."""
        assert self.state is not None
        twin = self.copy()
        twin.state = game(self.name).imagine(View(self.state, seat), luck)
        twin.imagined = True
        return twin

    def copy(self) -> Position:
        """Return a position that goes on by itself."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        # A compiled state can't be pickled. The moves lead to it again.
        if self.imagined:
            raise PicklingError("an imagined world can't be written down: its luck was never drawn")
        return played_again, (self.name, self.seats, self.settings, self.moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()


def played_again(name: str, seats: int, settings: dict[str, Any], moves: list[int]) -> Position:
    """Return the position that answers and outcomes lead to."""
    position = Position(name, seats, settings)
    for move in moves:
        if position.needed:
            position.give(move)
        else:
            position.answer(move)
    return position
