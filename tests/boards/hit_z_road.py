"""What the board of Hit Z Road must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.finish import experience
from deadroad.games.hit_z_road.state import RoadState
from deadroad.kernel.match import Match


def expected(match: Match, seat: int) -> tuple[list[str], dict[str, Any]]:
    """Return the kinds of refs that the board highlights, and every number it shows."""
    state = match.state
    assert isinstance(state, RoadState)
    groups = state.public.groups
    fights = [frame for frame in state.stack if isinstance(frame, Fight)]
    fighter = groups[fights[-1].fighter] if fights else None
    return ["mile", "road"], {
        "numbers": [
            {
                "survivors": group.survivors,
                "ammo": group.ammo,
                "fuel": group.fuel,
                "adrenaline": group.adrenaline,
                "xp": sum(experience(state.public, at).values()),
            }
            for at, group in enumerate(groups)
        ],
        "pawns": {str(at): state.public.bids[at] for at in state.public.order},
        "fight": [] if fighter is None else [fighter.survivors, fighter.zombies],
    }
