"""A running game that can be copied and pickled, for searches and checkpoints."""

from __future__ import annotations

from pickle import PicklingError
from typing import Any

from deadroad.games import game
from deadroad.kernel.chance import Chance, Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.view import View


class Played:
    """A position: its seed and answers, and the state. Only seed and answers are pickled.

    An imagined world has no seed, so it can be copied but not pickled.
    """

    def __init__(
        self, name: str, seats: int, settings: dict[str, Any], seed: int, answers: list[int]
    ) -> None:
        self.name = name
        self.seats = seats
        self.settings = settings
        self.seed: int | None = seed
        self.answers = answers
        found = game(name)
        self.state: State = found.start(seats, found.read_settings(settings), Pcg32(seed))
        self.state.settle()
        for answer in answers:
            self.state.answer(answer)

    def answer(self, option: int) -> None:
        """Play one of the options."""
        self.state.answer(option)
        self.answers.append(option)

    def imagined(self, seat: int, luck: Chance) -> Played:
        """Return a world that looks the same to a seat, with everything unseen dealt again."""
        twin = self.__deepcopy__({})
        twin.seed = None
        twin.state = game(self.name).imagine(View(self.state, seat), luck)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.seed is None:
            raise PicklingError("an imagined world can't be pickled: it has no seed")
        return Played, (self.name, self.seats, self.settings, self.seed, self.answers)

    def __deepcopy__(self, memo: dict[int, Any]) -> Played:
        twin = Played.__new__(Played)
        twin.__dict__.update(self.__dict__)
        twin.answers = list(self.answers)
        twin.state = self.state.clone()
        return twin
