"""What wishes may answer for a seat: zombies that reach nothing, a turn with nothing left to do."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombietown.board import SQUARES, STEP_TO
from deadroad.games.zombietown.cars import car_on
from deadroad.games.zombietown.houses import crossed_facade
from deadroad.games.zombietown.options import DROP, END, GIVE, LOAD, REST
from deadroad.games.zombietown.state import NO_CAR, Public
from deadroad.games.zombietown.turn import Turn
from deadroad.games.zombietown.zombies import Lurch
from deadroad.kernel.habits import Habits
from deadroad.kernel.view import View

WAYS: Final = 4


def at_stake(public: Public, space: int, way: int) -> bool:
    """Return whether a zombie that goes this way meets a pawn, a car, a survivor or a barricade."""
    facade = crossed_facade(space, way)
    if facade >= 0 and public.barricades[facade] > 0:
        return True
    there = STEP_TO[space * WAYS + way]
    if there < 0:
        return False
    for player in public.players:
        if player.alive and player.space == there:
            return True
    if there >= SQUARES:
        return bool(public.guards[there - SQUARES])
    return public.terms.road_rage and car_on(public, there) != NO_CAR


@final
class TownHabits(Habits):
    """Habits of the town."""

    __slots__ = ()

    def turn(self, view: View) -> int:
        public = view.public
        assert isinstance(public, Public)
        return public.day * len(public.players) + public.active

    def idle(self, view: View) -> int:
        """Return the option that ends the turn, or the only answer, if otherwise only guns can be handled."""
        left = [option for option in view.options if not GIVE <= option < LOAD]
        if len(left) != 1:
            return -1
        top = view.stack[-1]
        if isinstance(top, Turn):
            return END if left[0] == END else -1
        # At other questions an empty gun can be dropped, which changes nothing there.
        handled = [option for option in view.options if option != left[0]]
        return left[0] if all(DROP <= option < LOAD for option in handled) else -1

    def rest(self, view: View, *, all_of_them: bool) -> int:
        """Return `rest` if no zombie that can be moved can reach anything in this phase."""
        top = view.stack[-1]
        public = view.public
        if not isinstance(top, Lurch) or REST not in view.options:
            return -1
        assert isinstance(public, Public)
        if not all_of_them:
            for entry in top.able:
                if self.matters(public, entry // 16, entry % 16):
                    return -1
        return REST

    def matters(self, public: Public, space: int, bits: int) -> bool:
        """Return whether a zombie meets anyone or anything on its step, or on a quick second one."""
        for way in range(WAYS):
            if not bits >> way & 1:
                continue
            if at_stake(public, space, way):
                return True
            there = STEP_TO[space * WAYS + way]
            if public.quick and there >= 0:
                for again in range(WAYS):
                    if at_stake(public, there, again):
                        return True
        return False
