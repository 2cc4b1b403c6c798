"""Refusals whose reason is tested: a position, an option it refuses, and what takes the cause away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, final

from deadroad.content.texts import keys
from deadroad.games import folder
from tests.table import Table

T = TypeVar("T", bound=Table)


@final
class Case(Generic[T]):
    """One reason: `cure` takes its cause away, and nothing else."""

    def __init__(
        self, reason: str, option: str, position: Callable[[], T], cure: Callable[[T], object]
    ) -> None:
        self.reason = reason
        self.option = option
        self.position = position
        self.cure = cure

    def __repr__(self) -> str:
        return self.reason

    def check(self) -> None:
        """Check that the option is refused for this reason, and is legal without its cause."""
        table = self.position()
        table.settle()
        assert reason_of(table, self.option) == self.reason
        assert self.option not in table.options
        self.cure(table)
        table.settle()
        assert reason_of(table, self.option) == ""
        assert self.option in table.options


def reason_of(table: Table, notation: str) -> str:
    """Return the reason for which the open question refuses an option; "" if the option is legal."""
    option = table.match.game.space.parse(notation)
    frame = table.state.stack[-1]
    assert option in frame.tries(table.state) or option in frame.options(table.state)
    refusal = frame.verdict(table.state, option)
    return "" if refusal is None else refusal.reason


def reasons(game: str) -> set[str]:
    """Return every reason that the texts of a game have a sentence for."""
    found = keys(folder(game), "texts", "en")
    return {key.removeprefix("reason-") for key in found if key.startswith("reason-")}
