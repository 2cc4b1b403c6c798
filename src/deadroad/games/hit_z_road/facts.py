"""Derived facts: experience so far, the groups that are out, the odds of a fight and of each road."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.auction import HIGHEST, Auction, Step
from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.finish import experience
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.odds import FightOdds, fight_odds
from deadroad.games.hit_z_road.payment import Payment
from deadroad.games.hit_z_road.road_odds import RoadOdds, road_odds
from deadroad.games.hit_z_road.state import FACE_DOWN, Public
from deadroad.games.hit_z_road.trip import ROUNDS
from deadroad.kernel.view import View

MOST_ODDS: Final = 10_000  # cached; a seat asks for the same odds at every bid of an auction

_ODDS: Final[dict[tuple[int, ...], RoadOdds]] = {}


@final
class Facts:
    """By seat: the experience so far (HZR-62), and whether the group is out (HZR-60). The cards of each road.

    `odds` are those of the fight.
    """

    __slots__ = ("odds", "out", "roads", "rounds", "xp")

    def __init__(self, public: Public, odds: FightOdds | None) -> None:
        self.xp = [sum(experience(public, seat).values()) for seat in range(len(public.groups))]
        self.out = [group.survivors == 0 for group in public.groups]
        # By road: its cards in the order in which they are met (HZR-10).
        self.roads = [public.roads[2 * road : 2 * road + 2] for road in range(len(public.taken))]
        self.rounds = ROUNDS
        self.odds = odds


def facts(view: View) -> Facts:
    """Return the facts that every seat may know."""
    public = view.public
    assert isinstance(public, Public)
    odds: FightOdds | None = None
    for frame in view.stack:
        if isinstance(frame, Fight):
            group = public.groups[frame.fighter]
            odds = fight_odds(frame, group, group.survivors)
    return Facts(public, odds)


@final
class OwnFacts:
    """By road: its odds for the group of the seat, until it has taken a road. None if they can't be known.

    They are not known of face-down cards (HZR-80), nor of a road that is taken or can't be paid.
    """

    __slots__ = ("left", "odds")

    def __init__(self, odds: list[RoadOdds | None], left: list[int]) -> None:
        self.odds = odds
        # By mile post, during the bidding: the resources that are left when a bid there is paid (HZR-24).
        # Posts that the group can't pay are left out.
        self.left = left


def own_facts(view: View) -> OwnFacts:
    """Return the odds of the roads that the seat can still take."""
    public = view.public
    assert isinstance(public, Public)
    if view.seat not in public.order or view.seat in public.taken:
        return OwnFacts([], [])
    group = public.groups[view.seat]
    bid = unpaid_bid(view)
    found: list[RoadOdds | None] = []
    for road, taker in enumerate(public.taken):
        cards = public.roads[2 * road : 2 * road + 2]
        due = bid + public.tolls[road]
        known = taker < 0 and FACE_DOWN not in cards and 0 <= due <= group.total
        found.append(cached_odds(group, cards, due) if known else None)
    return OwnFacts(found, left_after_bids(view, group))


def left_after_bids(view: View, group: Group) -> list[int]:
    """Return what a group has left after each bid that it can pay; nothing when there is no bidding."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Auction) or top.step is not Step.BIDDING:
        return []
    return [group.total - bid for bid in range(min(HIGHEST, group.total) + 1)]


def cached_odds(group: Group, cards: list[int], due: int) -> RoadOdds:
    """Return the odds of a road. They are computed once for all that they depend on."""
    goods = (group.survivors, group.ammo, group.fuel, group.adrenaline, group.executor)
    key = (*goods, due, len(cards), *cards, *group.tokens)
    found = _ODDS.get(key)
    if found is None:
        if len(_ODDS) >= MOST_ODDS:
            _ODDS.clear()
        found = road_odds(group, [CARDS[card] for card in cards], due)
        _ODDS[key] = found
    return found


def unpaid_bid(view: View) -> int:
    """Return what the seat still owes for its bid as it stands now (HZR-24)."""
    public = view.public
    assert isinstance(public, Public)
    owed = 0
    for frame in view.stack:
        if isinstance(frame, Auction):
            # `at` is the next to pay.
            paid = frame.step is Step.PAYING and public.order.index(view.seat) < frame.at
            owed = 0 if paid else public.bids[view.seat]
        elif isinstance(frame, Payment) and frame.payer == view.seat:
            owed = frame.due
    return owed
