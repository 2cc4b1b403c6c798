"""The end of the siege: the checks of a turn (HTD-1 to HTD-5, HTD-58, HTD-66)."""

from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.tower_defense.components import WAVES
from deadroad.games.tower_defense.events import (
    BASTIONS_GONE,
    BROKE_THROUGH,
    GARRISON_DEAD,
    HELD,
    UNMANNED,
)
from deadroad.games.tower_defense.grid import CELLS
from deadroad.games.tower_defense.public import Public, Why
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.outcome import Outcome


def break_through(state: FortState, card: int) -> None:
    """End the game: a unit with zombies has passed the warehouses (HTD-2)."""
    state.tell(BROKE_THROUGH, card)
    state.public.why = Why.BREAKTHROUGH
    state.end()


def cleared(public: Public) -> bool:
    """Return whether the last reserve is empty and all zombie units are defeated (HTD-4)."""
    if public.wave < len(WAVES) - 1 or public.reserve:
        return False
    for cell in range(CELLS):
        card = public.field[cell]
        if card >= 0 and CARDS[card].zombies and cell not in public.won:
            return False
    return True


def check_2(state: FortState) -> None:
    """Check for victory, then for defeats, and end the game if one applies (HTD-3, HTD-4, HTD-66)."""
    public = state.public
    if cleared(public):
        state.tell(HELD)
        public.why = Why.CLEARED
    elif not public.anybody():
        state.tell(GARRISON_DEAD)
        public.why = Why.GARRISON
    elif not (public.bastions[0] or public.bastions[1] or public.bastions[2]):
        state.tell(BASTIONS_GONE)
        public.why = Why.BASTIONS
    elif not public.any_manned():
        state.tell(UNMANNED)
        public.why = Why.UNMANNED
    if public.why is not Why.RUNNING:
        state.end()


def outcome(state: FortState) -> Outcome | None:
    """Return the outcome of the siege: won or lost, without points."""
    match state.public.why:
        case Why.RUNNING:
            return None
        case Why.CLEARED:
            return Outcome([[0]], [0], [{}], "cleared", "HTD-1")
        case Why.BREAKTHROUGH:
            return Outcome([[0]], [], [{}], "breakthrough", "HTD-2")
        case Why.BASTIONS:
            return Outcome([[0]], [], [{}], "bastions", "HTD-3")
        case Why.GARRISON:
            return Outcome([[0]], [], [{}], "garrison", "HTD-3")
        case Why.UNMANNED:
            return Outcome([[0]], [], [{}], "unmanned", "HTD-3")
