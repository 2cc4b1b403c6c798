"""What is fixed when a table is made."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from deadroad.server.entry import Sitting
from deadroad.server.protocol import ClockRule
from deadroad.server.storage.database import Row


class Planned(Struct):
    """A seat as planned: what it is, whose, and in a hot seat the name of who sits there."""

    sitting: Sitting
    person: str | None
    name: str = ""


class Agreed(Struct):
    """What the host chose besides the game; kept as JSON in the column `terms`."""

    chairs: list[Planned]
    spectators: bool
    hints: bool
    undo: bool
    level: int
    clock: ClockRule | None
    # What seats wish for until they say otherwise; tables from before wishes ask everything.
    wishes: Literal["usual", "always"] = "always"
    # Seconds after which the others may go on without somebody; None: as the server has it.
    absence: int | None = None


class Terms(Struct):
    """A table's beginning: with the log it says everything. Seed and salt are secret until the end."""

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
