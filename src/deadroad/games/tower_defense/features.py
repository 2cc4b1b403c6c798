"""What an agent observes of the siege: the field and what is printed on its units, garrison, stock."""

from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS, TOKENS
from deadroad.games.hit_z_road.features import COLUMNS, printed
from deadroad.kernel.features import Field


def features() -> list[Field]:
    """Return the fields of an observation."""
    return [
        Field("public.turn", scale=50.0),
        Field("public.wave", scale=3.0),
        Field("public.phase", scale=10.0),
        Field("public.reserve", scale=24.0),
        Field("public.xp", scale=10.0),
        Field("public.field", 15, scale=5.0, columns=COLUMNS, table=[printed(card) for card in CARDS]),
        Field("public.bastions", 3),
        Field("public.warehouses", 3),
        Field("public.leaders", 3, scale=18.0),
        Field("public.home", 3, scale=3.0),
        Field("public.posted", 9, scale=3.0),
        Field("public.sent", 15, scale=3.0),
        Field("public.stock.ammo", scale=30.0),
        Field("public.stock.fuel", scale=30.0),
        Field("public.stock.adrenaline", scale=30.0),
        Field("public.stock.zombies", scale=10.0),
        Field("public.stock.tokens", len(TOKENS)),
        Field("top.pending", 3, scale=5.0),
    ]
