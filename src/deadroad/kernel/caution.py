"""Cautions: a warning beside an option, with its clause, from what the seat may know."""

from __future__ import annotations

from typing import final

from deadroad.kernel.question import Value


@final
class Caution:
    """What an option is likely to cost, or do, that is easily overlooked.

    `reason` is a text key (`caution-<reason>`); nothing is forbidden by it.
    """

    __slots__ = ("clause", "option", "reason", "values")

    def __init__(self, option: int, clause: str, reason: str, values: dict[str, Value] | None = None) -> None:
        self.option = option
        self.clause = clause
        self.reason = reason
        self.values: dict[str, Value] = values or {}
