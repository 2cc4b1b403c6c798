"""Explicit chance: a game stops when it needs a random outcome, and continues when it gets one."""

from __future__ import annotations

from pickle import PicklingError
from typing import Any

from deadroad.games import game
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State
from deadroad.kernel.view import View


class OutcomeNeeded(Exception):
    """A game needs a random outcome. All outcomes have the same probability."""

    def __init__(self, count: int) -> None:
        super().__init__(f"one of {count} outcomes is needed")
        self.count = count


class GivenOutcomes(Chance):
    """Returns the given outcomes, then raises OutcomeNeeded. A draw with one outcome needs no decision."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.used = 0

    def below(self, n: int) -> int:
        """Return the next given outcome. Raises OutcomeNeeded if none is left."""
        self.draws += 1
        if n == 1:
            return 0
        if self.used == len(self.outcomes):
            raise OutcomeNeeded(n)
        self.used += 1
        return self.outcomes[self.used - 1]

    def clone(self) -> GivenOutcomes:
        """Return a copy at the same place."""
        twin = GivenOutcomes(self.outcomes)
        twin.draws = self.draws
        twin.used = self.used
        return twin


class Position:
    """A game whose random outcomes come from outside, one at a time.

    `state` is the last position with a question (None before the deal) and is never changed. An answer is
    played on a copy. If it needs a random outcome, the copy is discarded, and the answer is played again on
    another copy with one more outcome. A shuffle is a chain of such outcomes.
    """

    def __init__(self, name: str, seats: int, settings: dict[str, Any]) -> None:
        self.name = name
        self.seats = seats
        self.settings = settings
        self.state: State | None = None
        self.asked: int | None = None  # the answer being played
        self.outcomes: list[int] = []  # outcomes given since
        self.needed = 0  # number of possible outcomes; 0 if none is needed
        self.moves: list[int] = []  # every answer and outcome so far: a position is pickled as these
        self.imagined = False
        self._play()

    def answer(self, option: int) -> None:
        """Play one of the options of the asked seat."""
        self.moves.append(option)
        self.asked = option
        self._play()

    def give(self, outcome: int) -> None:
        """Give the outcome that is needed."""
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
        """Return a position that looks the same to a seat, with everything unseen dealt again."""
        assert self.state is not None
        twin = self.copy()
        twin.state = game(self.name).imagine(View(self.state, seat), luck)
        twin.imagined = True
        return twin

    def copy(self) -> Position:
        """Return an independent copy."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        # A compiled state can't be pickled. It is restored from the moves.
        if self.imagined:
            raise PicklingError("an imagined world can't be pickled: its luck was never drawn")
        return played_again, (self.name, self.seats, self.settings, self.moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()


def played_again(name: str, seats: int, settings: dict[str, Any], moves: list[int]) -> Position:
    """Return the position after these answers and outcomes."""
    position = Position(name, seats, settings)
    for move in moves:
        if position.needed:
            position.give(move)
        else:
            position.answer(move)
    return position
