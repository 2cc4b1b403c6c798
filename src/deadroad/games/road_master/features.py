"""What an agent observes of the roads: trucks and cargo, contracts, the exchange, warehouses, own bonuses."""

from __future__ import annotations

from typing import Final

from deadroad.games.road_master.cards import (
    BONUSES,
    CARDS,
    COLOUR,
    COLOURS,
    DESTINATION,
    LETTERS,
    PENALTY,
    POINTS,
    QUANTITY,
    SHORTAGE,
)
from deadroad.kernel.features import Field, Way

COLUMNS: Final = (*COLOURS, *[f"to {letter}" for letter in LETTERS], "quantity", "points", "penalty")


def printed(card: int) -> list[int]:
    """Return what is printed on a card, in the order of COLUMNS; a shortage has its colour alone."""
    colour = [int(COLOUR[card] == one) for one in range(len(COLOURS))]
    if card >= SHORTAGE:
        return [*colour, *[0] * (len(LETTERS) + 3)]
    goal = [int(DESTINATION[card] == one) for one in range(len(LETTERS))]
    return [*colour, *goal, QUANTITY[card], POINTS[card], PENALTY[card]]


def features() -> list[Field]:
    """Return the fields of an observation."""
    cards = [printed(card) for card in range(CARDS)]
    hauliers = (("truck", 60.0), ("score", 50.0), ("filled", 10.0), ("best", 10.0), ("bonuses", 18.0))
    return [
        Field("public.round", scale=50.0),
        Field("public.actions", scale=4.0),
        Field("public.turn", way=Way.SEAT),
        Field("public.left", 6),
        Field("public.limit", scale=50.0),
        Field("public.triggered"),
        Field("public.deck", scale=66.0),
        Field("public.top", scale=6.0),
        Field("public.exchange", 9, scale=5.0, columns=COLUMNS, table=cards),
        Field("public.closed", columns=tuple(LETTERS), way=Way.BITS),
        *[Field("public.hauliers", scale=scale, by_seat=True, inside=name) for name, scale in hauliers],
        Field("public.hauliers", 6, scale=5.0, by_seat=True, inside="cargo"),
        Field("public.hauliers", 8, 5.0, by_seat=True, inside="contracts", columns=COLUMNS, table=cards),
        Field("public.hauliers", 8, scale=5.0, by_seat=True, inside="laid"),
        Field("public.stock", 36, scale=15.0),
        Field("secret.kept", columns=tuple(BONUSES), way=Way.COUNT),
        Field("secret.looking", columns=tuple(BONUSES), way=Way.COUNT),
    ]
