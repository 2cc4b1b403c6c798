"""The numbers of the booklet: waves, warehouses, ranks."""

from __future__ import annotations

from typing import Final, final

from deadroad.content.rows import Row, folder_of, rows

FOLDER: Final = folder_of("deadroad.games.tower_defense")


@final
class Wave:
    """A wave: the level of its cards, how many they are, and how many on harder settings (HTD-10)."""

    __slots__ = ("cards", "harder", "id", "level")

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.level = row.number("level")
        self.cards = row.number("cards")
        self.harder = row.numbers("harder")
        row.close()


@final
class Warehouse:
    """A warehouse: its resource, its line, and what one member brings from it (HTD-31)."""

    __slots__ = ("haul", "id", "line")

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.line = row.number("line")
        self.haul = row.number("haul")
        row.close()


@final
class Rank:
    """A rank of the garrison: its price, its places in a squad, and how many there are at the start."""

    __slots__ = ("id", "places", "price", "start")

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.price = row.number("price")
        self.places = row.number("places")
        self.start = row.number("start")
        row.close()


WAVES: Final[list[Wave]] = [Wave(row) for row in rows(FOLDER, "waves", "wave")]
STORES: Final[list[Warehouse]] = [Warehouse(row) for row in rows(FOLDER, "warehouses", "warehouse")]
RANKS: Final[list[Rank]] = [Rank(row) for row in rows(FOLDER, "ranks", "rank")]

LEADER_PRICE: Final[int] = RANKS[0].price
REGULAR_PRICE: Final[int] = RANKS[1].price
PLACES: Final[int] = RANKS[1].places  # for regulars in a squad (HTD-20)
RECRUITS: Final[int] = RANKS[1].start  # regulars of the first squad (HTD-41)
