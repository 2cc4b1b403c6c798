"""The days (ZTB-1, ZTB-7, ZTB-51)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown import agendas, events
from deadroad.games.zombietown.agendas import Moment
from deadroad.games.zombietown.state import Public, Town
from deadroad.games.zombietown.turn import Turn
from deadroad.kernel.frame import Flow, Frame


@final
class Day(Frame[Town]):
    """Each living player has a turn every day, until the last day or the last death."""

    __slots__ = ("turn",)

    def __init__(self) -> None:
        self.turn = 0  # how many seats have had this day's turn

    def clone(self) -> Day:
        twin = Day()
        twin.turn = self.turn
        return twin

    def run(self, state: Town) -> Flow:
        public = state.public
        if not anyone_alive(public):
            return Flow.DONE
        if self.turn == 0:
            state.tell(events.DAY_BEGAN, public.day)
        while self.turn < state.seats:
            seat = (public.first + self.turn) % state.seats
            self.turn += 1
            if public.players[seat].alive:
                return state.call(Turn(seat))
        if agendas.check(state, Moment.DAY_END):
            return Flow.CALL
        if public.day >= public.last_day:
            return Flow.DONE
        public.day += 1
        public.first = (public.first + 1) % state.seats
        self.turn = 0
        return Flow.CALL


def anyone_alive(public: Public) -> bool:
    """Return whether a pawn is left."""
    return any([player.alive for player in public.players])  # noqa: C419 - a list compiles to less
