"""The base class of bots."""

from __future__ import annotations

from deadroad.kernel.chance import Chance
from deadroad.kernel.game import Game
from deadroad.kernel.option import Option
from deadroad.kernel.question import Question
from deadroad.kernel.view import View


class Bot:
    """Answers questions from the view of its seat.

    It has its own random generator, separate from the game's.
    """

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance

    def choose(self, view: View, question: Question | None = None) -> Option:
        """Return one of the options of the open question."""
        return self.game.space.option(self.pick(view))

    def pick(self, view: View) -> int:
        """Return the index of one of `view.options`."""
        raise NotImplementedError
