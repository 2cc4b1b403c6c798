"""Message types for what a game declares."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class SettingInfo(Struct):
    """A setting: named values, or numbers from `least` to `most`."""

    name: str
    clause: str
    default: int | str
    choices: list[str]
    least: int
    most: int


class PresetInfo(Struct):
    """A named set of settings. Its texts are `preset-<name>` and `preset-<name>-help`."""

    name: str
    settings: dict[str, int | str]


class GameCard(Struct):
    """A game in the list. Its texts are in its catalogue."""

    name: str
    version: int
    fewest: int
    most: int


class DomainInfo(Struct):
    """The values of a domain, by index. Their texts are `<name>-<value>`.

    `told` means that numbers of this name in events, questions and refusals are indices of values as well.
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
    """A field of an event. `many` means that it is a list."""

    name: str
    domain: str
    many: bool


class EventInfo(Struct):
    """A kind of event."""

    name: str
    clause: str
    fields: list[FieldInfo]
    whispered: bool


class TotalInfo(Struct):
    """A value of a story: how many of these events it has, or the sum of their field `amount`.

    An event without that field counts as one.
    """

    name: str
    events: list[str]
    amount: str


class StoryInfo(Struct):
    """Events that become one sentence if several come in a row: `story-<event>`.

    Without `then`, these are events of one kind. Otherwise `event` begins the story, events in `then`
    continue it and one in `last` ends it; an event of another seat belongs to it only if it is `shared`. The
    values of the sentence are `seat`, `you` (`yes` if the reader plays that seat, else `no`) and `count`. If
    the fields are named here, also `place` (the last value), `what` (amounts by value; `amount` is the field
    with the amount) and `each` (the last value of each seat, the highest first; `seats` says how many). A
    story with `then` also has the values of its first event, and its `totals`.
    """

    event: str
    place: str
    what: str
    amount: str
    then: list[str] = []
    last: list[str] = []
    totals: list[TotalInfo] = []
    shared: bool = False
    each: str = ""


class GameInfo(Struct):
    """Everything that a client needs to know about a game besides its texts.

    `headings` are the events that begin a part of the log, such as a turn. `players` are the names of bots
    that this server accepts besides the levels.
    """

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
    stories: list[StoryInfo] = []
    headings: list[str] = []
    players: list[str] = []


class ClauseInfo(Struct):
    """A clause of the rules: id, origin and text."""

    id: str
    kind: str
    text: str


class EntryInfo(Struct):
    """A card, token, event or agenda: its text key, its name, and what is printed on it."""

    key: str
    name: str
    text: str


class ChapterInfo(Struct):
    """A chapter of the rules."""

    key: str
    title: str
    clauses: list[ClauseInfo]
