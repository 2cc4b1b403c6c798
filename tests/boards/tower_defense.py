"""What the board of Tower Defense must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.tower_defense.grid import FAR, NAMES, bastion_cell, occupied, steps
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.match import Match


def expected(match: Match, seat: int) -> tuple[list[str], dict[str, Any]]:
    """Return the kinds of refs that the board highlights, and every number it shows."""
    state = match.state
    assert isinstance(state, FortState)
    public = state.public
    groups = [frame for frame in state.stack if isinstance(frame, Interception) and frame.at >= 0]
    prices: dict[str, int] = {}
    if groups:
        away = steps(occupied(public.field), bastion_cell(groups[-1].at))
        for cell, card in enumerate(public.field):
            if card >= 0 and away[cell] < FAR:
                prices[NAMES[cell]] = groups[-1].toll + away[cell]
    stock = public.stock
    numbers = {"ammo": stock.ammo, "fuel": stock.fuel, "adrenaline": stock.adrenaline, "xp": public.xp}
    return ["cell", "bastion"], {
        "numbers": [{"survivors": public.members(), **numbers}],
        "prices": prices,
        "waves": [
            0 if wave < public.wave else public.reserve if wave == public.wave else size
            for wave, size in enumerate(public.sizes)
        ],
        "stock": [stock.ammo, stock.fuel, stock.adrenaline],
        "most": public.capacity(),
    }
