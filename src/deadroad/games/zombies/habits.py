"""What wishes may answer for a seat: windows without a card at its moment, and zombies far from pawns."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.bout import Bout, Round
from deadroad.games.zombies.cards import CARDS, LIKELY, LIKELY_LIVES, THEIRS
from deadroad.games.zombies.options import PICK, PLAY, REST, ROLL
from deadroad.games.zombies.state import Public
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.frames.window import Window
from deadroad.kernel.habits import Habits
from deadroad.kernel.view import View


@final
class TownHabits(Habits):
    """Habits of the town."""

    __slots__ = ()

    def turn(self, view: View) -> int:
        public = view.public
        assert isinstance(public, Public)
        return public.turn

    def likely(self, view: View) -> tuple[int, ...]:
        """Return the cards whose row names this window."""
        public = view.public
        top = view.stack[-1]
        assert isinstance(public, Public)
        assert isinstance(top, Window)
        moment = top.timing + (0 if public.active == view.seat else THEIRS)
        found: list[int] = []
        for option in view.options:
            card = option - PLAY
            if 0 <= card < CARDS and LIKELY[card] == moment and public.lives[view.seat] <= LIKELY_LIVES[card]:
                found.append(option)
        return tuple(found)

    def idle(self, view: View) -> int:
        """Return `roll` in a fight if the only other options are cards for another moment."""
        top = view.stack[-1]
        if not isinstance(top, Bout) or top.round is not Round.FIRST or ROLL not in view.options:
            return -1
        for option in view.options:
            if option != ROLL and not PLAY <= option < PLAY + CARDS:
                return -1
        return ROLL

    def rest(self, view: View, *, all_of_them: bool) -> int:
        """Return `rest` if no zombie that can be moved is beside a pawn's space."""
        top = view.stack[-1]
        public = view.public
        if not isinstance(top, Shamble) or REST not in view.options:
            return -1
        assert isinstance(public, Public)
        if not all_of_them:
            for option in view.options:
                if option >= PICK and self.matters(public, view.seat, option - PICK):
                    return -1
        return REST

    def matters(self, public: Public, seat: int, space: int) -> bool:
        """Return whether a zombie can step onto a pawn, or blocks its way by standing beside it."""
        town = public.town
        for direction in range(4):
            there = town.across(space, direction)
            if there >= 0 and there in public.spaces and not town.zombie_at(there):
                return True
        return False
