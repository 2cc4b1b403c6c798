"""The log of a table: what happened at it, in order, once and for all."""

from __future__ import annotations

import time
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from deadroad.server.storage.database import Row, Statement

SeatKind = Literal["person", "bot", "open", "hot"]
Kind = Literal[
    "ply",
    "sit",
    "start",
    "vote",
    "end",
    "chat",
    "mute",
    "rematch",
    "resume",
    "host",
    "replace",
    "remove",
]

INSERT: Final = (
    "INSERT INTO log (table_id, version, ply, kind, seat, person, body, secret, joined, at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def now() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


class Entry(Struct):
    """One entry. A ply's body is the answer in notation, a chat's the text; others are JSON or empty."""

    kind: Kind
    at: int
    seat: int | None = None
    person: str | None = None
    body: str = ""
    version: int = 0
    ply: int | None = None
    secret: int = 0  # 1: an answer that its seat alone may know
    joined: int = 0  # 1: an answer that belongs to the gesture of the one before it

    def insert(self, table: str) -> Statement:
        """Return the statement that adds it; a second one of the same version or ply is a Conflict."""
        return (
            INSERT,
            (
                table,
                self.version,
                self.ply,
                self.kind,
                self.seat,
                self.person,
                self.body,
                self.secret,
                self.joined,
                self.at,
            ),
        )


class Sitting(Struct):
    """The body of a `sit`: what the seat is from now on. `away`: a bot sits in, the person can come back."""

    kind: SeatKind
    level: int | None = None
    away: bool = False
    why: Literal["", "joined", "left", "time", "back", "filled", "absent", "removed"] = ""


def sit(seat: int, person: str | None, sitting: Sitting) -> Entry:
    """Return the entry that puts somebody, or a bot, into a seat."""
    return Entry("sit", now(), seat, person, msgspec.json.encode(sitting).decode())


def read_entry(row: Row) -> Entry:
    """Return an entry from its row."""
    fields: dict[str, Any] = {name: row[name] for name in Entry.__struct_fields__}
    return msgspec.convert(fields, Entry)
