"""What the board of Road Master must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.road_master.cards import QUANTITY
from deadroad.games.road_master.options import CAPACITY
from deadroad.games.road_master.state import RoadState
from deadroad.games.road_master.tokens import counts_of
from deadroad.kernel.match import Match


def expected(match: Match, seat: int) -> tuple[list[str], dict[str, Any]]:
    """Return the kinds of refs that the board highlights, and every number it shows."""
    state = match.state
    assert isinstance(state, RoadState)
    public = state.public
    numbers = []
    for haulier in public.hauliers:
        pairs = zip(haulier.contracts, haulier.laid, strict=True)
        filled = [laid >= QUANTITY[contract] for contract, laid in pairs]
        numbers.append(
            {
                "score": haulier.score,
                "cargo": sum(haulier.cargo),
                "open": filled.count(False),
                "filled": haulier.filled,
                "bonuses": haulier.bonuses,
            }
        )
    return ["space"], {
        "numbers": numbers,
        "deck": public.deck,
        "pile": sum(public.batch_sizes),
        "spent": sum(counts_of(public.spent)),
        "free": CAPACITY - sum(public.hauliers[seat].cargo),
        "trucks": sum(1 for haulier in public.hauliers if haulier.truck >= 0),
    }
