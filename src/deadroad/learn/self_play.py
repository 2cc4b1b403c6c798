"""Games that a network plays against itself, with notes of positions and results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from deadroad.bots.network import Network
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.view import View
from deadroad.learn.results import rows

SIDE_BY_SIDE = 128
NOTES = 20  # of each game, on average
FIRST_SHARE = 0.1  # of the questions that are noted until a game has ended

Numbers = npt.NDArray[np.float32]


@dataclass
class Note:
    """A position that a seat was asked in."""

    seat: int
    hidden: npt.NDArray[np.float16]  # what the last layers of the network saw


class Table:
    """A game that is being played."""

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number
        self.answers = 0
        self.notes: list[Note] = []


@dataclass
class Played:
    """A finished game: the noted positions as rows, and the result of each as its seat counts it."""

    number: int
    hidden: Numbers
    results: Numbers  # shares of each seat, counted from the asked one, then "nobody wins"


class SelfPlay:
    """Many games of a bare policy against itself, side by side."""

    def __init__(self, brain: Network, seats: int, settings: dict[str, Any], first: int) -> None:
        self.brain = brain
        self.game = brain.game
        self.seats = seats
        self.settings = self.game.read_settings(settings)
        self.first = first  # the first seed
        self.luck = Random(f"{self.game.name} {seats} {first}")  # noqa: S311 - nobody has to guess it
        self.chance = Pcg32(first)
        self.finished = 0
        self.length = 0.0  # answers of a finished game, to spread the notes over it

    def games(self, count: int) -> Iterator[Played]:
        """Play this many games and return each as it ends."""
        tables: list[Table] = []
        begun = 0
        while tables or begun < count:
            while len(tables) < SIDE_BY_SIDE and begun < count:
                state = self.game.start(self.seats, self.settings, Pcg32(self.first + begun))
                state.settle()
                tables.append(Table(state, begun))
                begun += 1
            self._answer(tables)
            for table in [table for table in tables if table.state.seat < 0]:
                tables.remove(table)
                yield self._result(table)

    def _answer(self, tables: list[Table]) -> None:
        views = [View(table.state, table.state.seat) for table in tables]
        hidden = self.brain.hidden(self.brain.observe(views))
        logits = self.brain.policy(hidden)
        if self.brain.rated:
            self.brain.lean(logits, hidden, [self.game.imagine(view, self.chance) for view in views])
        share = NOTES / self.length if self.finished else FIRST_SHARE
        for row, table in enumerate(tables):
            state = table.state
            if self.luck.random() < share:
                table.notes.append(Note(state.seat, hidden[row].astype(np.float16)))
            asked = list(state.asked)
            weights = np.exp(logits[row, asked] - logits[row, asked].max())
            table.answers += 1
            state.answer(self.luck.choices(asked, weights.tolist())[0])

    def _result(self, table: Table) -> Played:
        self.finished += 1
        self.length += (table.answers - self.length) / self.finished
        outcome = self.game.outcome(table.state)
        assert outcome is not None
        by_seat = [[*row[: self.seats], row[self.game.most]] for row in rows(self.game, outcome, 0.0)]
        width = self.brain.width
        return Played(
            table.number,
            np.array([note.hidden for note in table.notes], dtype=np.float32).reshape(-1, width),
            np.array([by_seat[note.seat] for note in table.notes], dtype=np.float32).reshape(
                -1, self.seats + 1
            ),
        )
