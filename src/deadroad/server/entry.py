"""Entries of the log of a table. The log is append-only."""

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
    "undo-ask",
    "undo-answer",
]

INSERT: Final = (
    "INSERT INTO log (table_id, version, ply, kind, seat, person, body, secret, joined, at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def now() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


class Entry(Struct):
    """One entry.

    The body is the answer of a ply in notation, the text of a chat line, or else JSON or empty.
    """

    kind: Kind
    at: int
    seat: int | None = None
    person: str | None = None
    body: str = ""
    version: int = 0
    ply: int | None = None
    secret: int = 0  # 1: an answer that only its seat may know
    joined: int = 0  # 1: an answer that belongs to the same gesture as the one before

    def insert(self, table: str) -> Statement:
        """Return the INSERT statement. A second entry with the same version or ply raises Conflict."""
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
    """The body of a `sit` entry: the new state of a seat. `away`: a bot plays, and the person can return."""

    kind: SeatKind
    level: int | str | None = None  # of a bot: a level, or the name of a player
    away: bool = False
    why: Literal["", "joined", "left", "time", "back", "filled", "absent", "removed"] = ""


def sit(seat: int, person: str | None, sitting: Sitting) -> Entry:
    """Return the entry that puts a person or a bot into a seat."""
    return Entry("sit", now(), seat, person, msgspec.json.encode(sitting).decode())


def read_entry(row: Row) -> Entry:
    """Return an entry from its row."""
    fields: dict[str, Any] = {name: row[name] for name in Entry.__struct_fields__}
    return msgspec.convert(fields, Entry)
