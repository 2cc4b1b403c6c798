"""A table for scenario tests: set up a position, script the dice, answer in notation.

    table = deal("hit-z-road", seats=3)
    table.put(Trip())
    table.play("bid 7", "pass")
    assert table.told("raised") == {"seat": 0, "amount": 7}
    table.refuses("bid 7", clause="HZR-21")

A game that wants more (a position in two words, a state with its own type) extends Table in its own folder of
scenarios.
"""

from __future__ import annotations

from typing import Any, Self

import deadroad
from deadroad.content.texts import LANGUAGES
from deadroad.kernel.chance import Script
from deadroad.kernel.errors import Refused
from deadroad.kernel.event import Event
from deadroad.kernel.frame import Frame
from deadroad.kernel.match import Match
from deadroad.kernel.outcome import Outcome

NAMES = ("Martha", "Otis", "Rosa", "Ed", "June", "Walt")


class Table:
    """A match whose position and chance a test can set. It checks invariants after every answer."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = list(match.log)  # told and whispered since the last put or play

    @classmethod
    def deal(cls, game: str, seats: int, seed: int = 1, **settings: int | str) -> Self:
        """Set the table of a new match."""
        return cls(deadroad.new(game, seats=seats, seed=seed, settings=settings))

    @property
    def state(self) -> Any:
        """The live state: set what the scenario needs, then `put` the frames or `settle`."""
        return self.match.state

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome = self.match.outcome
        assert outcome is not None, "the game goes on"
        return outcome

    # The position.

    def put(self, *frames: Frame[Any]) -> Self:
        """Replace the frames in play, the last one on top, and go on to the next question."""
        self.state.stack = list(frames)
        return self.settle()

    def settle(self) -> Self:
        """Go on to the next question after fields of the state were set."""
        since = len(self.match.log)
        self.match.trail = []
        self.state.settle()
        self._listen(since)
        return self

    def luck(self, *outcomes: int) -> Self:
        """Force what chance gives next: each outcome counts from 0, as Chance.below does."""
        self.state.chance = Script(list(outcomes), self.state.chance)
        return self

    def dice(self, *pips: int) -> Self:
        """Force the next six-sided dice, 1 to 6."""
        return self.luck(*[pip - 1 for pip in pips])

    @property
    def luck_left(self) -> int:
        """How many forced outcomes nobody has used yet."""
        chance = self.state.chance
        return len(chance.outcomes) if isinstance(chance, Script) else 0

    # The question.

    @property
    def seat(self) -> int | None:
        """The seat that is asked."""
        return self.match.seat

    @property
    def options(self) -> list[str]:
        """What may be answered, in notation."""
        return [option.notation for option in self.match.options()]

    def asks(self, kind: str, seat: int | None = None) -> dict[str, int | str]:
        """Check the open question and the asked seat; return its values."""
        question = self.match.question
        assert question is not None, f"nobody is asked {kind}: the game is over"
        assert question.kind == kind, self._asked()
        if seat is not None:
            assert question.seat == seat, f"seat {question.seat} is asked {kind}, not seat {seat}"
        return question.prompt.values

    # Answers.

    def play(self, *answers: str, seat: int | None = None) -> Self:
        """Give answers in notation, each by the seat that is asked (`seat`, if given, must be that one)."""
        since = len(self.match.log)
        for answer in answers:
            self._can_be_said()
            refused = self._refusal(answer, seat)
            if refused is not None:
                refused.add_note(self._asked())
                raise refused
        self._listen(since)
        return self

    def refuses(self, answer: str, clause: str, seat: int | None = None) -> str:
        """Check that the answer is refused by this clause and that nothing changed; return the reason."""
        before = self.match.digest(), len(self.match.plies), len(self.match.log)
        refused = self._refusal(answer, seat)
        assert refused is not None, f"{answer} was taken"
        assert refused.clause == clause, f"refused by {refused.clause}: {refused.reason}"
        assert refused.reason
        assert before == (self.match.digest(), len(self.match.plies), len(self.match.log))
        return refused.reason

    def _refusal(self, answer: str, seat: int | None) -> Refused | None:
        try:
            self.match.answer(answer, seat)
        except Refused as refused:
            return refused
        return None

    def _asked(self) -> str:
        """Return the open question in words, for a message."""
        question = self.match.question
        if question is None:
            return "the game is over"
        return f"asked: {question.kind} to seat {question.seat}, {self.options}"

    # What was told.

    def told(self, name: str) -> dict[str, int | list[int]]:
        """Return the values of the last event of that name since the last put or play."""
        found = self.all_told(name)
        assert found, f"{name} was not told, but {self.names_told}"
        return found[-1]

    def all_told(self, name: str) -> list[dict[str, int | list[int]]]:
        """Return the values of all events of that name since the last put or play, in order."""
        return [event.values for event in self.events if event.name == name]

    @property
    def names_told(self) -> list[str]:
        """The names of the events since the last put or play, in order."""
        return [event.name for event in self.events]

    def _listen(self, since: int) -> None:
        """Keep the events from there on, and check that each has a text in every language."""
        self.events = self.match.log[since:]
        for language in LANGUAGES:
            words = self.match.game.words(language)
            for event in self.events:
                assert words.event(event, NAMES)

    def _can_be_said(self) -> None:
        """Check that the open question, its options and its refusals have texts in every language."""
        question = self.match.question
        if question is None:
            return
        for language in LANGUAGES:
            words = self.match.game.words(language)
            assert words.prompt(question.prompt, NAMES)
            for option in self.match.options():
                assert words.option(option)
            for refused in self.match.refused(question.seat, language, NAMES):
                assert refused.reason


def deal(game: str, seats: int, seed: int = 1, **settings: int | str) -> Table:
    """Set the table of a new match."""
    return Table.deal(game, seats, seed, **settings)
