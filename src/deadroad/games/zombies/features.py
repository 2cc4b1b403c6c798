"""What an agent observes of the town: tiles as they lie, what stands on them, the pawns, its own hand."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombies.cards import CARD_IDS, ITEMS
from deadroad.games.zombies.options import CELL_NAMES
from deadroad.kernel.features import Field, Way

TILES: Final = 30
PAWNS: Final = (
    "spaces",
    "lives",
    "bullets",
    "zombies",
    "shotguns",
    "hand_sizes",
    "played",
    "down",
)
SCALES: Final = {
    "spaces": 270.0,
    "bullets": 10.0,
    "zombies": 25.0,
    "lives": 5.0,
    "shotguns": 3.0,
    "hand_sizes": 3.0,
}
EFFECTS: Final = ("afraid", "shut out", "paralysed", "feeding", "rolling marbles")
# As the bits of `standing` lie: in force now, three that are never set, from the next turn on.
STANDING: Final = (*EFFECTS, "bit 5", "bit 6", "bit 7", *[f"{effect} next turn" for effect in EFFECTS])


def features() -> list[Field]:
    """Return the fields of an observation."""
    return [
        Field("public.round", scale=100.0),
        Field("public.goal", scale=25.0),
        Field("public.pile_size", scale=30.0),
        Field("public.drawn", scale=30.0),
        Field("public.rolled", scale=6.0),
        Field("public.left", scale=6.0),
        Field("public.active", way=Way.SEAT),
        *[Field(f"public.{name}", scale=SCALES.get(name, 1.0), by_seat=True) for name in PAWNS],
        Field("public.items", by_seat=True, columns=tuple(CARD_IDS[:ITEMS]), way=Way.BITS),
        Field("public.standing", by_seat=True, columns=STANDING, way=Way.BITS),
        Field("public.town.shapes", TILES, scale=100.0),
        Field("public.town.xs", TILES, scale=10.0),
        Field("public.town.ys", TILES, scale=10.0),
        Field("public.town.zombies", TILES, columns=CELL_NAMES, way=Way.BITS),
        Field("public.town.lives", TILES, columns=CELL_NAMES, way=Way.BITS),
        Field("public.town.bullets", TILES, columns=CELL_NAMES, way=Way.BITS),
        Field("public.town.helipad", scale=30.0),
        Field("secret.hand", columns=tuple(CARD_IDS), way=Way.COUNT),
    ]
