"""Cautions of the auction: bids that leave nothing to fight with, a pass that ends it (HZR-24, HZR-25)."""

from __future__ import annotations

from deadroad.games.hit_z_road.auction import Auction
from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.hit_z_road.habits import pass_wins
from deadroad.games.hit_z_road.options import BID, PASS
from deadroad.games.hit_z_road.state import Public
from deadroad.kernel.caution import Caution
from deadroad.kernel.view import View


def fewest_zombies(public: Public) -> int:
    """Return the zombies on the easiest road that is left."""
    found = [
        sum([CARDS[card].zombies for card in public.roads[2 * road : 2 * road + 2] if card >= 0])
        for road in range(len(public.taken))
        if public.taken[road] < 0
    ]
    return min(found, default=0)


def cautions(view: View) -> list[Caution]:
    """Return the cautions of the open question for the seat that is asked."""
    public = view.public
    top = view.stack[-1]
    if not isinstance(top, Auction) or not isinstance(public, Public):
        return []
    found: list[Caution] = []
    if pass_wins(view):
        found.append(Caution(PASS, "HZR-25", "pass-wins", {"bid": public.bids[view.seat]}))
    zombies = fewest_zombies(public)
    group = public.groups[view.seat]
    for option in view.options:
        # The best payment takes fuel first: ammo and adrenaline are what one fights with.
        left = group.total - (option - BID + 1)
        if option >= BID and zombies and left >= 0 and not min(left, group.ammo + group.adrenaline):
            found.append(Caution(option, "HZR-24", "nothing-left", {"zombies": zombies}))
    return found
