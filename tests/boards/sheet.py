"""The numbers and states that a board must show, by name and thing."""

from __future__ import annotations

from typing import Any


class Sheet:
    """What a board shows: `data-number` by name and ref, `data-mark` by name with the refs of its things."""

    def __init__(self) -> None:
        self.numbers: dict[str, dict[str, str]] = {}
        self.marks: dict[str, list[str]] = {}

    def number(self, name: str, value: object, ref: str = "") -> None:
        """Add a figure. Several figures of one thing are read one after the other."""
        found = self.numbers.setdefault(name, {})
        found[ref] = f"{found[ref]} {value}" if ref in found else str(value)

    def mark(self, name: str, *refs: str) -> None:
        """Add things that are in a state."""
        if refs:
            self.marks[name] = sorted([*self.marks.get(name, []), *refs])

    def shown(self) -> dict[str, Any]:
        """Return both parts."""
        return {"numbers": self.numbers, "marks": self.marks}


def percent(thousandths: int) -> int:
    """Return thousandths as whole percent. A rare event is not shown as 0 %."""
    return 1 if 0 < thousandths < 10 else (thousandths + 5) // 10


def mean(hundredths: int) -> str:
    """Return hundredths with one digit after the point."""
    tenths = (hundredths + 5) // 10
    return f"{tenths // 10}.{tenths % 10}"
