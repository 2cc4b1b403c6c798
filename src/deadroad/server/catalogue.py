"""What a game declares, as it travels over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class SettingInfo(Struct):
    """A choice before the game: named values, or numbers from `least` to `most`."""

    name: str
    clause: str
    default: int | str
    choices: list[str]
    least: int
    most: int


class PresetInfo(Struct):
    """A named set of settings; its words are `preset-<name>` and `preset-<name>-help`."""

    name: str
    settings: dict[str, int | str]


class GameCard(Struct):
    """A game in the list; its words are in its catalogue."""

    name: str
    version: int
    fewest: int
    most: int


class DomainInfo(Struct):
    """The values of a kind of argument, by index; their words are `<name>-<value>`.

    `told`: in events, questions and refusals a number of this name is an index too; of others it is a number.
    """

    name: str
    ref: str
    values: list[str]
    told: bool


class SlotInfo(Struct):
    """An argument of a verb."""

    slot: str
    domain: str
    ref: str


class VerbInfo(Struct):
    """A verb, the index of its first option, and its arguments."""

    name: str
    first: int
    slots: list[SlotInfo]


class FieldInfo(Struct):
    """A value of an event; `many` when it is a list."""

    name: str
    domain: str
    many: bool


class EventInfo(Struct):
    """A kind of event."""

    name: str
    clause: str
    fields: list[FieldInfo]
    whispered: bool


class StoryInfo(Struct):
    """Events of one kind that are told in one sentence where several come in a row: `story-<event>`.

    Its values: `seat`, `you` (`yes` where the reader is that seat, else `no`), `count`, and where a field is
    named here `place` (its last value) and `what` (amounts by value, `amount` the field of how many).
    """

    event: str
    place: str
    what: str
    amount: str


class ShownField(Struct):
    """A field of a view on the generic board. `kind` is what its values are: `seat`, a domain, or nothing."""

    name: str
    kind: str


class GameInfo(Struct):
    """All that a client needs to know of a game besides its words."""

    name: str
    version: int
    fewest: int
    most: int
    settings: list[SettingInfo]
    presets: list[PresetInfo]
    timings: list[str]
    borrows: list[str]
    verbs: list[VerbInfo]
    domains: list[DomainInfo]
    events: list[EventInfo]
    levels: list[int]
    content: dict[str, list[dict[str, Any]]]
    fields: list[ShownField] = []
    stories: list[StoryInfo] = []


class ClauseInfo(Struct):
    """A rule: id, whose it is, its text."""

    id: str
    kind: str
    text: str


class ChapterInfo(Struct):
    """A chapter of the rules."""

    key: str
    title: str
    clauses: list[ClauseInfo]
