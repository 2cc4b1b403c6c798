"""What printed cards do: a shortage halves a warehouse, a second half-boom empties a truck."""

from typing import Final

from deadroad.games.road_master.cards import HALF_BOOMS, KINDS, SHORTAGE, YELLOW
from deadroad.games.road_master.events import BOOM, EXPLODED, SHORTAGE_STRUCK
from deadroad.games.road_master.state import NO_CUBES, RoadState

OK_FACE: Final = 0
HALF_BOOM_FACE: Final = 1


def shortage(state: RoadState, card: int) -> int:
    """Remove half of the cubes of a warehouse, its own colour first. Return the warehouse."""
    public = state.public
    warehouse = card - SHORTAGE
    due = public.lying(warehouse) // 2  # RDM-22: half, rounded down
    state.tell(SHORTAGE_STRUCK, card - SHORTAGE, warehouse, due)
    # RDM-28: own colour, then letter order.
    for at in range(-1, KINDS):
        colour = warehouse if at < 0 else at
        taken = min(due, public.stock[warehouse][colour])
        if taken:
            due -= taken
            public.put_in(warehouse, colour, -taken)
            public.put_out(colour, taken)
    return warehouse


def draw_boom(state: RoadState, seat: int) -> bool:
    """Draw a boom card if explosives are aboard. Return whether it was the first half-boom of the turn."""
    public = state.public
    haulier = public.hauliers[seat]
    if not public.explosives or not haulier.cargo[YELLOW]:  # RDM-91
        return False
    waiting = HALF_BOOMS - public.half_booms
    if state.chance.below(public.oks + waiting) < public.oks:
        public.oks -= 1
        state.tell(BOOM, seat, OK_FACE)
        return False
    public.half_booms += 1
    state.tell(BOOM, seat, HALF_BOOM_FACE)
    if public.half_booms < HALF_BOOMS:
        return True
    state.tell(EXPLODED, seat, haulier.aboard())
    for colour in range(KINDS):
        if haulier.cargo[colour]:
            public.put_out(colour, haulier.cargo[colour])
    haulier.cargo = NO_CUBES
    return False
