"""What wishes may answer for a seat: the auction, up to a limit (HZR-20 to HZR-25)."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.auction import Auction, new_order
from deadroad.games.hit_z_road.options import BID, PASS
from deadroad.games.hit_z_road.state import Public
from deadroad.kernel.habits import Habits
from deadroad.kernel.view import View


def leads(public: Public, seat: int) -> bool:
    """Return whether a seat would choose its road first if all passed now."""
    return new_order(public.order, public.bids)[0] == seat


def pass_wins(view: View) -> bool:
    """Return whether a pass of the asked seat ends the auction with its own bid highest (HZR-25)."""
    public = view.public
    top = view.stack[-1]
    if not isinstance(top, Auction) or not isinstance(public, Public):
        return False
    return top.passes == len(public.order) - 1 and leads(public, view.asked)


@final
class RoadHabits(Habits):
    """Habits of the road."""

    __slots__ = ()

    def turn(self, view: View) -> int:
        public = view.public
        assert isinstance(public, Public)
        return public.round

    def bid(self, view: View, limit: int) -> int:
        """Pass while in the lead; otherwise bid the least that takes the lead, up to the limit."""
        public = view.public
        if not isinstance(view.stack[-1], Auction) or not isinstance(public, Public):
            return -1
        if leads(public, view.seat):
            return PASS
        highest = max(public.bids)
        for option in view.options:
            if option >= BID and highest < option - BID + 1 <= limit:
                return option
        return PASS
