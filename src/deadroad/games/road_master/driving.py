"""Driving: forward and reverse (RDM-50 to RDM-61)."""

from __future__ import annotations

from deadroad.games.road_master.board import BIT, path
from deadroad.games.road_master.effects import draw_boom
from deadroad.games.road_master.events import DROVE, PLACED, REVERSED
from deadroad.games.road_master.state import NOWHERE, RoadState


def put(state: RoadState, seat: int, space: int) -> None:
    """Put a truck on a space, off the one it stood on."""
    public = state.public
    haulier = public.hauliers[seat]
    if haulier.truck != NOWHERE:
        public.occupied &= ~BIT[haulier.truck]
    haulier.truck = space
    public.occupied |= BIT[space]


def place(state: RoadState, seat: int, dock: int) -> None:
    """Bring the truck onto the board (RDM-5)."""
    put(state, seat, dock)
    state.tell(PLACED, seat, dock)


def forward(state: RoadState, seat: int, space: int) -> None:
    """Drive one to four spaces ahead."""
    public = state.public
    if state.log is not None:
        way = path(public.hauliers[seat].truck, space, public.occupied)
        state.tell(DROVE, seat, space, items=tuple(way))
    put(state, seat, space)
    draw_boom(state, seat)


def reverse(state: RoadState, seat: int, space: int) -> None:
    """Drive one space back."""
    put(state, seat, space)
    state.tell(REVERSED, seat, space)
    draw_boom(state, seat)
