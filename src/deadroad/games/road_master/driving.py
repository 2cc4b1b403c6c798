"""Driving: placement, forward and reverse (RDM-5, RDM-50 to RDM-61)."""

from __future__ import annotations

from deadroad.games.road_master.board import path
from deadroad.games.road_master.effects import draw_boom
from deadroad.games.road_master.events import DROVE, PLACED, REVERSED
from deadroad.games.road_master.state import RoadState


def place(state: RoadState, seat: int, dock: int) -> None:
    """Bring the truck onto the board (RDM-5)."""
    state.public.hauliers[seat].truck = dock
    state.tell(PLACED, seat, dock)


def forward(state: RoadState, seat: int, space: int) -> None:
    """Drive one to four spaces ahead."""
    haulier = state.public.hauliers[seat]
    if state.log is not None:
        way = path(haulier.truck, space, state.public.occupied())
        state.tell(DROVE, seat, space, items=way)
    haulier.truck = space
    draw_boom(state, seat)


def reverse(state: RoadState, seat: int, space: int) -> None:
    """Drive one space back."""
    state.public.hauliers[seat].truck = space
    state.tell(REVERSED, seat, space)
    draw_boom(state, seat)
