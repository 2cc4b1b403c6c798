"""What an agent observes of the roads: trucks and cargo, contracts, the exchange, warehouses, own bonuses."""

from __future__ import annotations

from deadroad.kernel.features import Field


def features() -> list[Field]:
    """Return the fields of an observation."""
    hauliers = (("truck", 60.0), ("score", 50.0), ("filled", 10.0), ("best", 10.0), ("bonuses", 6.0))
    return [
        Field("public.round", scale=50.0),
        Field("public.actions", scale=4.0),
        Field("public.turn", scale=6.0),
        Field("public.spent", scale=1000.0),
        Field("public.limit", scale=50.0),
        Field("public.triggered"),
        Field("public.deck", scale=66.0),
        Field("public.top", scale=6.0),
        Field("public.exchange", 9, scale=80.0),
        Field("public.closed", scale=64.0),
        *[Field("public.hauliers", scale=scale, by_seat=True, inside=name) for name, scale in hauliers],
        Field("public.hauliers", 6, scale=5.0, by_seat=True, inside="cargo"),
        Field("public.hauliers", 8, scale=80.0, by_seat=True, inside="contracts"),
        Field("public.hauliers", 8, scale=5.0, by_seat=True, inside="laid"),
        Field("public.stock", 36, scale=15.0),
        Field("secret.kept", 9, scale=18.0),
        Field("secret.looking", 6, scale=18.0),
    ]
