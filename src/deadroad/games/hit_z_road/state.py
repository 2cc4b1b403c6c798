"""The state of a trip: the public part and the hidden cards. No seat has secrets."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.events import (
    DIED_BITTEN,
    DIED_BY_CARD,
    DIED_BY_DICE,
    DIED_HORRIBLY,
    DIED_UNPAID,
    JOINED,
)
from deadroad.games.hit_z_road.group import NO_CARDS, Group
from deadroad.games.hit_z_road.party import Cause, PartyState
from deadroad.kernel.chance import Chance
from deadroad.kernel.event import Told
from deadroad.kernel.frame import Frame
from deadroad.kernel.sharing import changed

FACE_DOWN: Final = -1
NO_GROUPS: Final[list[Group]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Public:
    """What every seat sees."""

    __slots__ = ("bids", "box", "deck_left", "groups", "order", "roads", "round", "seen", "taken", "tolls")

    def __init__(self) -> None:
        self.round = 0
        self.groups: list[Group] = NO_GROUPS
        self.order: list[int] = NO_CARDS  # seats still in the game, first player first
        self.bids: list[int] = NO_CARDS  # by seat
        self.roads: list[int] = NO_CARDS  # cards, two to a road, left before right; FACE_DOWN in solo
        self.tolls: list[int] = NO_CARDS  # by road; a negative toll is a gift (HZR-81)
        self.taken: list[int] = NO_CARDS  # by road: the seat, or -1
        self.seen: list[int] = NO_CARDS  # all cards that have been face up
        self.box: list[int] = NO_CARDS  # cards out of the game that were face up
        self.deck_left = 0

    def clone(self) -> Public:
        """Return a copy."""
        twin = Public()
        twin.round = self.round
        twin.groups = [group.clone() for group in self.groups]
        twin.order = self.order
        twin.bids = self.bids
        twin.roads = self.roads
        twin.tolls = self.tolls
        twin.taken = self.taken
        twin.seen = self.seen
        twin.box = self.box
        twin.deck_left = self.deck_left
        return twin


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hidden:
    """What no seat sees: the deck, the face-down road cards, the cards removed unseen."""

    __slots__ = ("aside", "deck", "roads")

    def __init__(self, deck: list[int], roads: list[int], aside: list[int]) -> None:
        self.deck = deck  # the next card is the first of the last `deck_left`
        self.roads = roads  # the same as public.roads, including face-down cards
        self.aside = aside

    def clone(self) -> Hidden:
        """Return a copy."""
        return Hidden(self.deck, self.roads, self.aside)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoadState(PartyState):
    """A position of Hit Z Road."""

    __slots__ = ("hidden", "public")

    def __init__(
        self, seats: int, chance: Chance, public: Public, hidden: Hidden, like: RoadState | None = None
    ) -> None:
        super().__init__(seats, chance, like)
        self.public = public
        self.hidden = hidden

    def public_part(self) -> Public:
        return self.public

    def hidden_part(self) -> Hidden:
        return self.hidden

    def clone(self) -> RoadState:
        return RoadState(self.seats, self.chance.clone(), self.public.clone(), self.hidden.clone(), self)

    def group(self, seat: int) -> Group:
        return self.public.groups[seat]

    def survivors(self, seat: int) -> int:
        return self.public.groups[seat].survivors

    def fall(self, seat: int, cause: Cause) -> Frame[Any] | None:
        self.public.groups[seat].survivors -= 1
        self.tell(died(cause), seat, 1)
        return None

    def join(self, seat: int) -> Frame[Any] | None:
        self.public.groups[seat].survivors += 1
        self.tell(JOINED, seat)
        return None

    def draw(self, count: int) -> list[int]:
        """Take cards from the top of the deck."""
        deck = self.hidden.deck
        first = len(deck) - self.public.deck_left
        self.public.deck_left -= count
        return deck[first : first + count]

    def show(self, cards: list[int]) -> None:
        """Turn cards face up and record that they were seen."""
        self.reveal()
        self.public.seen = self.public.seen + cards

    def to_box(self, cards: list[int]) -> None:
        """Remove cards that were face up from the game."""
        self.public.box = self.public.box + cards

    def eliminate(self, seat: int) -> None:
        """Eliminate a group: its cards go to the box, its other things leave the game (HZR-50, HZR-54)."""
        gone = self.public.groups[seat]
        self.to_box(gone.won)
        nobody = Group(0, 0, 0, 0)
        nobody.won = NO_CARDS
        self.public.groups = changed(self.public.groups, seat, nobody)


def died(cause: Cause) -> Told:
    """Return the event of a death with the clause that applies."""
    match cause:
        case Cause.BITE:
            return DIED_BITTEN
        case Cause.HORROR:
            return DIED_HORRIBLY
        case Cause.DICE:
            return DIED_BY_DICE
        case Cause.CARD:
            return DIED_BY_CARD
        case Cause.UNPAID:
            return DIED_UNPAID
