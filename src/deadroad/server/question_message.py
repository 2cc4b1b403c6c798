"""Message types of a question: options, refusals and cautions."""

from __future__ import annotations

from msgspec import Struct


class Question(Struct):
    """The open question and the asked seat. Its text is `question-<kind>` with these values."""

    seat: int
    kind: str
    clause: str
    values: dict[str, int | str]
    secret: bool
    moment: bool
    window: bool


class Choice(Struct):
    """An option. `args` maps an argument to the notation of its value."""

    index: int
    notation: str
    verb: str
    args: dict[str, str]
    refs: list[str]


class Barred(Struct):
    """A refused answer, and why: `reason-<reason>` with these values."""

    notation: str
    verb: str
    args: dict[str, str]
    refs: list[str]
    clause: str
    reason: str
    values: dict[str, int | str]


class Warned(Struct):
    """A warning about an option: `caution-<reason>` with these values, and its clause."""

    notation: str
    clause: str
    reason: str
    values: dict[str, int | str]
