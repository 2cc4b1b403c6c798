"""What the board of Zombietown must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.zombietown.components import AGENDAS
from deadroad.games.zombietown.finish import points
from deadroad.games.zombietown.houses import guards_of, houses_of
from deadroad.games.zombietown.progress import parts
from deadroad.games.zombietown.state import Town
from deadroad.games.zombietown.terms import CAR_DAMAGE
from deadroad.kernel.match import Match


def progress(state: Town, seat: int) -> list[str]:
    """Return how far the seat is with each side of its agendas that has something to count."""
    sides = [
        parts(state.public, seat, side)
        for design in state.secrets[seat].agendas
        for side in (AGENDAS[design].easy, AGENDAS[design].hard)
    ]
    return [" · ".join(f"{min(one.have, one.need)}/{one.need}" for one in side) for side in sides if side]


def expected(match: Match, seat: int) -> tuple[list[str], dict[str, Any]]:
    """Return the kinds of refs that the board highlights, and every number it shows."""
    state = match.state
    assert isinstance(state, Town)
    public = state.public
    numbers = []
    survivors = []
    for at, player in enumerate(public.players):
        scores = points(public, state.secrets[at], at)
        numbers.append(
            {
                "points": sum(scores.values()) - scores.get("unfinished", 0),
                "zombies": player.zombies,
                "health": player.health,
                "houses": houses_of(public, at),
                "cards": player.hand,
            }
        )
        survivors.append(len(player.followers) + guards_of(public, at))
    return ["space"], {
        "numbers": numbers,
        "survivors": survivors,
        "flags": len([owner for owner in public.owner if owner >= 0]),
        "planks": len([strength for strength in public.barricades if strength > 0]),
        "agendas": len(state.secrets[seat].agendas) if public.terms.road_rage else 0,
        "progress": progress(state, seat) if public.terms.road_rage else [],
        "wrecks": len([damage for damage in public.car_damage if damage >= CAR_DAMAGE]),
    }
