"""Message types of reach: chains, their ends and ranges."""

from __future__ import annotations

from msgspec import Struct


class ReachEnd(Struct):
    """The result of a row of answers: a place, named by refs, or a mix of amounts by part.

    Send `answers` and `kinds` as a plan. If `close` is not null, add it to the answers to end the row here
    (`stop`, `done`); `kinds` already includes its question. If an end is not `known`, its last answer draws
    or reveals something. `cost` is what it takes besides the answers, such as actions.
    """

    name: str
    mix: dict[str, int]
    answers: list[str]
    kinds: list[str]
    close: str | None
    known: bool
    cost: int


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
