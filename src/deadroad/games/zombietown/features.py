"""What an agent observes of the suburb: zombies, houses, cars and keys, pawns, its own hand and agendas."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombietown.options import DOMAINS
from deadroad.kernel.features import Field, Way

SIDES: Final = ("north", "east", "south", "west")  # of the ring, as the bits of `ring_sides` lie


def features() -> list[Field]:
    """Return the fields of an observation."""
    pawns = (
        ("space", 204.0),
        ("health", 4.0),
        ("zombies", 20.0),
        ("hand", 5.0),
        ("agendas", 2.0),
        ("car", 12.0),
        ("hand_kills", 10.0),
        ("hand_kills_turn", 5.0),
        ("shot_kills_turn", 5.0),
        ("run_over", 10.0),
        ("takeovers", 5.0),
        ("wounds_dealt", 5.0),
    )
    return [
        Field("public.day", scale=10.0),
        Field("public.last_day", scale=10.0),
        Field("public.actions", scale=3.0),
        Field("public.free_move"),
        Field("public.active", way=Way.SEAT),
        Field("public.reserve", scale=100.0),
        *[Field("public.players", scale=scale, by_seat=True, inside=name) for name, scale in pawns],
        Field("public.players", by_seat=True, inside="alive"),
        Field("public.players", scale=3.0, by_seat=True, inside="guns", way=Way.LENGTH),
        Field("public.players", 3, scale=8.0, by_seat=True, inside="guns.bullets"),
        Field("public.players", scale=3.0, by_seat=True, inside="followers", way=Way.LENGTH),
        Field(
            "public.players", by_seat=True, inside="searched", columns=DOMAINS["house"].values, way=Way.BITS
        ),
        Field("public.players", by_seat=True, inside="ring_sides", columns=SIDES, way=Way.BITS),
        Field(
            "public.players",
            by_seat=True,
            inside="completed",
            columns=DOMAINS["agenda"].values,
            way=Way.COUNT,
        ),
        Field("public.zombies", 204, scale=5.0),
        Field("public.owner", 12, way=Way.SEAT),
        Field("public.home", 12, way=Way.SEAT),
        Field("public.finds", 12, scale=5.0),
        Field("public.barricades", 48, scale=3.0),
        Field("public.key_holder", 12, way=Way.SEAT),
        Field("public.key_lies", 12),
        Field("public.car_at", 12, scale=204.0),
        Field("public.car_axis", 12),
        Field("public.car_damage", 12, scale=4.0),
        Field("public.guards", 12, scale=3.0, way=Way.LENGTH),
        Field("secret.opening", columns=DOMAINS["card"].values, way=Way.COUNT),
        Field("secret.hand", columns=DOMAINS["card"].values, way=Way.COUNT),
        Field("secret.agendas", columns=DOMAINS["agenda"].values, way=Way.COUNT),
        Field("secret.seen", 12, scale=12.0),
    ]
