"""The line of a record: the answers that were not undone, each with the position before it."""

from __future__ import annotations

from dataclasses import dataclass

from deadroad.games import game
from deadroad.kernel.errors import BadRecord
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.match import STOPS, UNDO, Match
from deadroad.kernel.record import REDEAL, Record
from deadroad.kernel.replay import check_complete, check_end, replay, replay_on


@dataclass(frozen=True)
class Answer:
    """An answer that counted. `before` is the position in which it was given."""

    number: int  # of the ply in the record
    seat: int
    option: int
    notation: str
    before: State


@dataclass(frozen=True)
class Line:
    """A finished game without undone answers."""

    game: Game
    match: Match  # at its end
    answers: list[Answer]

    @property
    def end(self) -> State:
        """The position at the end."""
        return self.match.state


class LineReader:
    """Replays a record in parts and collects its line. Raises BadRecord as `line` does."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = game(record.header.game)
        if not record.over:
            raise BadRecord(0, "the game is not over: only finished games are reviewed")
        check_complete(record)
        self.match = replay(record, self.game, upto=0)
        self.answers: list[Answer] = []

    def advance(self, plies: int) -> bool:
        """Replay up to this many plies. Return whether all have been replayed."""
        first = len(self.match.plies)
        for number, ply in enumerate(self.record.plies[first : first + plies], first):
            before = self.match.state.clone()
            replay_on(self.match, self.record, number + 1)
            if ply.notation == UNDO:
                self.answers.pop()
            elif ply.notation.partition(" ")[0] not in (STOPS, REDEAL):
                option = self.game.space.parse(ply.notation)
                self.answers.append(Answer(number, ply.seat, option, ply.notation, before))
        return len(self.match.plies) == len(self.record.plies)

    def line(self) -> Line:
        """Return the line of a record that has been replayed, after a check of its end."""
        if self.record.digest is not None:
            check_end(self.record, self.match)
        if self.match.seat is not None:
            raise BadRecord(0, "the game is not over: only finished games are reviewed")
        return Line(self.game, self.match, self.answers)


def line(record: Record) -> Line:
    """Replay a record and check it; raise BadRecord if it is broken, foreign or unfinished."""
    reader = LineReader(record)
    reader.advance(len(record.plies))
    return reader.line()
