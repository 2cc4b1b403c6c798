from __future__ import annotations

from typing import Final

from deadroad.content.rows import Row, folder_of, rows

FOLDER: Final = folder_of("tests.toy.lanterns")


def gem(row: Row) -> tuple[str, int]:
    found = row.word("id"), row.number("points", 2)
    row.close()
    return found


_GEMS: Final = [gem(row) for row in rows(FOLDER, "gems", "gem")]
NAMES: Final = tuple([name for name, _ in _GEMS])
POINTS: Final = [points for _, points in _GEMS]
