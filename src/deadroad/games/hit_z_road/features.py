"""What an agent observes of the road: groups from its own on, the roads with what is printed, the fight."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import CARDS, TOKENS, Card
from deadroad.kernel.features import Field, Way

COLUMNS: Final = ("ammo", "fuel", "adrenaline", "zombies", "horde", "xp", "has text", "amount", "red")


def printed(card: Card) -> list[int]:
    """Return the numbers on a card, in the order of COLUMNS."""
    text = 0 if card.effect.value == "none" else 1
    loot = [card.ammo, card.fuel, card.adrenaline]
    return [*loot, card.zombies, card.horde, card.xp, text, card.amount, int(card.red)]


def features() -> list[Field]:
    """Return the fields of an observation."""
    counts = ("survivors", "ammo", "fuel", "adrenaline", "zombies", "maps_worth")
    groups = [Field("public.groups", scale=10.0, by_seat=True, inside=name) for name in counts]
    return [
        Field("public.round", scale=8.0),
        Field("public.deck_left", scale=64.0),
        *groups,
        Field("public.groups", len(TOKENS), by_seat=True, inside="tokens"),
        Field("public.bids", scale=10.0, by_seat=True),
        Field("public.order", 4, way=Way.SEAT),
        Field("public.roads", 8, scale=5.0, columns=COLUMNS, table=[printed(card) for card in CARDS]),
        Field("public.tolls", 4, scale=4.0),
        Field("public.taken", 4, way=Way.SEAT),
        Field("top.pending", 3, scale=5.0),
        Field("top.due", scale=10.0),
    ]
