"""How a question travels: its options, what is refused, what to mind."""

from __future__ import annotations

from msgspec import Struct


class Question(Struct):
    """What is asked of whom; the words are `question-<kind>` with these values."""

    seat: int
    kind: str
    clause: str
    values: dict[str, int | str]
    secret: bool
    moment: bool
    window: bool


class Choice(Struct):
    """One possible answer. `args` maps a slot to the notation of its value."""

    index: int
    notation: str
    verb: str
    args: dict[str, str]
    refs: list[str]


class Barred(Struct):
    """One thing that can't be answered now, and why: `reason-<reason>` with these values."""

    notation: str
    verb: str
    args: dict[str, str]
    refs: list[str]
    clause: str
    reason: str
    values: dict[str, int | str]


class Warned(Struct):
    """Something to mind about an option: `caution-<reason>` with these values, and its clause."""

    notation: str
    clause: str
    reason: str
    values: dict[str, int | str]
