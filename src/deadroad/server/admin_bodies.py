"""Request and response types for administration."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from deadroad.server.bodies import Body, Name, TableCard

Hours = Annotated[int, Meta(ge=0, le=876_000)]  # 0: permanent
Reason = Annotated[str, Meta(max_length=300)]
Role = Literal["", "admin", "moderator"]


def role_of(stored: str) -> Role:
    """Return a role as stored in the database. An unknown one counts as none."""
    return "admin" if stored == "admin" else "moderator" if stored == "moderator" else ""


class Ban(Body):
    """Ban a person for some hours (0: permanently), or lift the ban."""

    banned: bool
    hours: Hours = 0
    reason: Reason = ""


class NewBan(Body):
    """Ban a range of addresses, such as 192.0.2.0/24, or the devices of a person."""

    kind: Literal["address", "guests", "device"]
    target: Annotated[str, Meta(min_length=1, max_length=100)]
    hours: Hours = 24
    reason: Reason = ""


class Done(Struct):
    """How many tables or records an action changed."""

    count: int


class BanCard(Struct):
    """A ban of a device or a range of addresses. `until` is 0 if it is permanent."""

    id: str
    kind: str
    target: str
    reason: str
    created: int
    until: int


class PersonCard(Struct):
    """A person as admins see them, with the storage they use."""

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
    """The role of a person."""

    role: Role


class GivenName(Body):
    """A new name for a person whose name is not acceptable."""

    name: Name


class ResetLink(Struct):
    """A link to set a new password. It works once, for two hours."""

    link: str


class Said(Struct):
    """A line of chat. `number` is its number at the table."""

    number: int
    person: str
    name: str
    text: str
    at: int


class ReportRow(Struct):
    """A report, with the chat around it. `closed` is 0 until it is closed."""

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
    """A notice for all users for some hours; an empty text removes it."""

    text: Annotated[str, Meta(max_length=500)]
    hours: Annotated[int, Meta(ge=1, le=720)] = 24


class Drain(Body):
    """Whether the server refuses new games, so that it can be stopped when the running ones are over."""

    draining: bool


class Deed(Struct):
    """An entry of the audit log. `author` and `name` are the current names of actor and target, if people."""

    at: int
    actor: str
    act: str
    target: str
    detail: str
    author: str = ""
    name: str = ""


class Usage(Struct):
    """How much of a limit is used."""

    what: str
    used: int
    most: int


class Status(Struct):
    """The status of the server."""

    version: str
    compiled: bool
    node: str
    live: int
    sockets: int
    draining: bool
    notice: str
    usage: list[Usage]
