"""The bodies of requests by those who run the server, and of their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from deadroad.server.bodies import Body, Name, TableCard

Hours = Annotated[int, Meta(ge=0, le=876_000)]  # 0: for good
Reason = Annotated[str, Meta(max_length=300)]
Role = Literal["", "admin", "moderator"]


class Ban(Body):
    """Keep somebody out for some hours (0: for good), or let them in again."""

    banned: bool
    hours: Hours = 0
    reason: Reason = ""


class NewBan(Body):
    """Keep out a range of addresses, as 192.0.2.0/24, or the devices of a person."""

    kind: Literal["address", "guests", "device"]
    target: Annotated[str, Meta(min_length=1, max_length=100)]
    hours: Hours = 24
    reason: Reason = ""


class BanCard(Struct):
    """A ban of a device or a range of addresses. `until` 0: for good."""

    id: str
    kind: str
    target: str
    reason: str
    created: int
    until: int


class PersonCard(Struct):
    """Somebody as those who run the server see them, with what they store."""

    id: str
    name: str
    account: bool
    role: Role
    banned: bool
    until: int
    created: int
    tables: int
    records: int
    bytes: int


class GivenRole(Body):
    """What somebody may do here."""

    role: Role


class GivenName(Body):
    """Another name for somebody whose own can't stay."""

    name: Name


class ResetLink(Struct):
    """Where somebody sets a new password; it works once, for two hours."""

    link: str


class Said(Struct):
    """A line of chat. `number` is that of the line at its table."""

    number: int
    person: str
    name: str
    text: str
    at: int


class ReportRow(Struct):
    """What somebody reported, with the chat around it. `closed` 0: it waits for somebody to look at it."""

    id: str
    table: str
    by: str
    about: str
    about_name: str
    said: str
    text: str
    at: int
    closed: int
    around: list[Said]


class TableLook(Struct):
    """A table as a spectator sees it, with its chat; `screen` is the position in words."""

    card: TableCard
    screen: str
    chat: list[Said]


class StoredRecord(Struct):
    """An imported record."""

    id: str
    person: str
    name: str
    game: str
    size: int
    created: int


class Announcement(Body):
    """Something everybody should read for some hours; an empty text takes it back."""

    text: Annotated[str, Meta(max_length=500)]
    hours: Annotated[int, Meta(ge=1, le=720)] = 24


class Drain(Body):
    """Whether the server stops taking new games, so that it can be stopped when those that run are over."""

    draining: bool


class Deed(Struct):
    """Something somebody did who runs the server."""

    at: int
    actor: str
    act: str
    target: str
    detail: str


class Usage(Struct):
    """How much of something there is, and how much there may be."""

    what: str
    used: int
    most: int


class Status(Struct):
    """How the server does."""

    version: str
    compiled: bool
    node: str
    live: int
    sockets: int
    draining: bool
    notice: str
    usage: list[Usage]
