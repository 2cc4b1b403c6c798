"""How reach travels: chains, their ends and their ranges."""

from __future__ import annotations

from msgspec import Struct


class ReachEnd(Struct):
    """What a row of answers leads to: a place by its refs, or a mix of amounts by part.

    `answers` and `kinds` make a plan. Where `close` is not null, that answer ends the row here on purpose
    (`stop`, `done`): add it to the answers, `kinds` already has its question. An end that is not `known`
    draws or reveals something. `cost` is what it takes beside the answers, such as actions.
    """

    name: str
    mix: dict[str, int]
    answers: list[str]
    kinds: list[str]
    close: str | None
    known: bool
    cost: int


class ReachPart(Struct):
    """A part of a mix and how much of it can be chosen; an empty name is the total."""

    name: str
    least: int
    most: int


class ReachChain(Struct):
    """The ends of one chain of the open question, such as `walk` or `pay`.

    Of a map all ends. Of a mix the range of each part and of the total, a sensible end in `fill` where the
    game proposes one, and `ends` only where a row was asked for. `more`: the search stopped at its bound, and
    single answers remain.
    """

    kind: str
    mix: bool
    ends: list[ReachEnd]
    parts: list[ReachPart]
    total: ReachPart | None
    fill: ReachEnd | None
    more: bool
