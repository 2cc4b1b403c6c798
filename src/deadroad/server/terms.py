"""The terms of a table, which are fixed when it is created."""

from __future__ import annotations

import math
from typing import Any, Literal

import msgspec
from msgspec import Struct

from deadroad.server.entry import Sitting
from deadroad.server.protocol import ClockRule
from deadroad.server.storage.database import Row


class Planned(Struct):
    """A planned seat: its kind, its person, and the name of a hot-seat player."""

    sitting: Sitting
    person: str | None
    name: str = ""


class Agreed(Struct):
    """The host's choices besides the game, stored as JSON in the column `terms`."""

    chairs: list[Planned]
    spectators: bool
    hints: bool
    undo: bool
    level: int | str
    clock: ClockRule | None
    # The initial wishes of seats. Tables older than this field ask every question.
    wishes: Literal["usual", "always"] = "always"
    # Seconds after which the others may continue without a player. None: never at a table with a clock, whose
    # time runs out; the server's default at older tables without one.
    absence: int | None = None

    def absent_after(self, default: float) -> float:
        """Return the seconds after which a player who is not connected is absent."""
        if self.absence is not None:
            return self.absence
        return default if self.clock is None else math.inf


class Terms(Struct):
    """The terms of a table. Terms and log define its state. Seed and salt are secret until the end."""

    id: str
    game: str
    rules: int
    generator: str
    seats: int
    settings: dict[str, int | str]
    seed: str
    salt: str
    agreed: Agreed
    host: str
    public: bool
    source: str | None
    created: int


def read_terms(row: Row) -> Terms:
    """Return the terms from a row of `tables`."""
    fields: dict[str, Any] = {name: row.get(name) for name in Terms.__struct_fields__}
    fields["settings"] = msgspec.json.decode(str(row["settings"]))
    fields["agreed"] = msgspec.json.decode(str(row["terms"]))
    fields["public"] = row["public"] == 1
    return msgspec.convert(fields, Terms)
