"""Message types of reach: chains, their ends and ranges."""

from __future__ import annotations

from msgspec import Struct


class ReachEvent(Struct):
    """An event on the way to an end. Its text is `event-<name>` with these values."""

    name: str
    clause: str
    values: dict[str, int | list[int]]


class ReachQuestion(Struct):
    """The question at an end where the row can't go on. Its text is `question-<kind>` with these values."""

    seat: int
    kind: str
    clause: str
    values: dict[str, int | str]


class ReachEnd(Struct, omit_defaults=True):
    """The result of a row of answers: a place, named by refs, or a mix of amounts by part.

    Send `answers` and `kinds` as a plan. If `close` is not null, add it to the answers to end the row here
    (`stop`, `done`); `kinds` already includes its question. If an end is not `known`, its last answer draws
    or reveals something. `cost` is what it takes besides the answers, such as actions. `path` are the places
    on the way, the end last; it is left out if each of them is an end that a beginning of `answers` leads to.
    `told` are events on the way that matter, such as damage. `asks` is the question that stops the row there.
    """

    name: str
    mix: dict[str, int]
    answers: list[str]
    kinds: list[str]
    close: str | None
    known: bool
    cost: int
    path: list[str] = []
    told: list[ReachEvent] = []
    asks: ReachQuestion | None = None


class ReachPart(Struct):
    """A part of a mix with its range. An empty name stands for the total."""

    name: str
    least: int
    most: int


class ReachChain(Struct):
    """The ends of one chain of the open question, such as `walk` or `pay`.

    For places it has all ends. For a mix it has the range of each part and of the total, and a sensible end
    in `fill` if the game proposes one; `ends` is filled only if a mix was requested. `more`: the search
    stopped at its limit, so a mix without an end may still be possible; single answers still work.
    """

    kind: str
    mix: bool
    ends: list[ReachEnd]
    parts: list[ReachPart]
    total: ReachPart | None
    fill: ReachEnd | None
    more: bool
