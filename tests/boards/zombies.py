"""What the board of Zombies!!! must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.zombies.cards import CARD_IDS, ITEMS
from deadroad.games.zombies.state import Zombies
from deadroad.kernel.match import Match


def expected(match: Match, seat: int) -> tuple[list[str], dict[str, Any]]:
    """Return the kinds of refs that the board highlights, and every number it shows."""
    state = match.state
    assert isinstance(state, Zombies)
    public = state.public
    town = public.town
    spaces = range(9 * len(town.shapes))
    return ["space", "spot", "tile"], {
        "numbers": [
            {
                "zombies": public.zombies[at],
                "lives": public.lives[at],
                "bullets": public.bullets[at],
                "cards": public.hand_sizes[at],
            }
            for at in range(match.seats)
        ],
        "things": [
            [CARD_IDS[item] for item in range(ITEMS) if public.holds(at, item)] for at in range(match.seats)
        ],
        "tiles": len(town.shapes),
        "zombies": len([space for space in spaces if town.zombie_at(space)]),
        "lives": sum(mask.bit_count() for mask in town.lives),
        "bullets": sum(mask.bit_count() for mask in town.bullets),
        "walks": [
            len([cell for cell in range(9) if town.legal(tile) >> cell & 1])
            for tile in range(len(town.shapes))
        ],
    }
