"""Cautions: warnings about options, with a clause, computed from what the seat may know."""

from __future__ import annotations

from typing import final

from deadroad.kernel.question import Value


@final
class Caution:
    """A likely cost or effect of an option that is easily overlooked.

    `reason` is a text key (`caution-<reason>`). A caution forbids nothing.
    """

    __slots__ = ("clause", "option", "reason", "values")

    def __init__(self, option: int, clause: str, reason: str, values: dict[str, Value] | None = None) -> None:
        self.option = option
        self.clause = clause
        self.reason = reason
        self.values: dict[str, Value] = values or {}
