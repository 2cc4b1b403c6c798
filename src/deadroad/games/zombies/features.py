"""What an agent observes of the town: tiles as they lie, what stands on them, the pawns, its own hand."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.features import Field

TILES: Final = 30
PAWNS: Final = (
    "spaces",
    "lives",
    "bullets",
    "zombies",
    "items",
    "shotguns",
    "hand_sizes",
    "played",
    "down",
    "standing",
)
SCALES: Final = {"spaces": 270.0, "bullets": 10.0, "zombies": 25.0, "items": 512.0, "lives": 5.0}


def features() -> list[Field]:
    """Return the fields of an observation."""
    return [
        Field("public.round", scale=100.0),
        Field("public.goal", scale=25.0),
        Field("public.pile_size", scale=30.0),
        Field("public.drawn", scale=30.0),
        Field("public.rolled", scale=6.0),
        Field("public.left", scale=6.0),
        Field("public.active", scale=6.0),
        *[Field(f"public.{name}", scale=SCALES.get(name, 1.0), by_seat=True) for name in PAWNS],
        Field("public.town.shapes", TILES, scale=100.0),
        Field("public.town.xs", TILES, scale=10.0),
        Field("public.town.ys", TILES, scale=10.0),
        Field("public.town.zombies", TILES, scale=511.0),
        Field("public.town.lives", TILES, scale=511.0),
        Field("public.town.bullets", TILES, scale=511.0),
        Field("public.town.helipad", scale=30.0),
        Field("secret.hand", 3, scale=27.0),
    ]
