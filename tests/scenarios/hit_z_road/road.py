"""Positions of Hit Z Road in few words."""

from __future__ import annotations

from typing import Self

from deadroad.games.hit_z_road.cards import BLACK_DIE, CARDS, FACES, HORDE_DIE, TOKENS
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.journey import Encounter
from deadroad.games.hit_z_road.state import Public, RoadState
from deadroad.games.hit_z_road.trip import Phase, Trip
from tests.table import Table

NUMBER = {card.id: number for number, card in enumerate(CARDS)}


class Road(Table):
    """A table of Hit Z Road."""

    @property
    def state(self) -> RoadState:
        state = self.match.state
        assert isinstance(state, RoadState)
        return state

    @property
    def public(self) -> Public:
        return self.state.public

    def group(self, seat: int = 0) -> Group:
        return self.public.groups[seat]

    # What a group has.

    def has(self, seat: int = 0, **amounts: int) -> Self:
        """Set survivors, ammo, fuel or adrenaline of a group, or the zombies before it."""
        for name, amount in amounts.items():
            setattr(self.group(seat), name, amount)
        return self

    def holds(self, *tokens: str, seat: int = 0) -> Self:
        """Give a group special tokens."""
        for token in tokens:
            self.group(seat).add_token(TOKENS.index(token), 1)
        return self

    def held(self, token: str, seat: int = 0) -> int:
        """Return how many of a token a group has."""
        return self.group(seat).tokens[TOKENS.index(token)]

    def purse(self, seat: int = 0) -> tuple[int, int, int]:
        """Return ammo, fuel and adrenaline."""
        group = self.group(seat)
        return (group.ammo, group.fuel, group.adrenaline)

    def won(self, seat: int = 0) -> list[str]:
        """Return the ids of the cards a group has kept."""
        return ids(self.group(seat).won)

    # Where play stands.

    def order(self, *seats: int) -> Self:
        """Set the order of play; seats that are left out are eliminated."""
        self.public.order = list(seats)
        for seat in range(self.state.seats):
            if seat not in seats:
                self.state.eliminate(seat)
        return self

    def prepare(self, number: int = 1) -> Self:
        """Begin that round: its roads are laid, then bidding starts."""
        self.public.round = number - 1
        return self.put(Trip())

    def bidding(self, *order: int) -> Self:
        """Begin the bidding in this order."""
        return self.order(*order).at(Phase.BIDDING)

    def roads(self, *cards: str, tolls: tuple[int, ...] = ()) -> Self:
        """Lay these cards, two to a road."""
        laid = numbers(*cards)
        self.public.roads = laid
        self.state.hidden.roads = laid
        self.public.taken = [-1] * (len(laid) // 2)
        self.public.tolls = list(tolls) or [0] * (len(laid) // 2)
        return self

    def adventure(self, *order: int) -> Self:
        """Begin the adventure phase in this order."""
        return self.order(*order).at(Phase.ADVENTURE)

    def close(self, number: int = 8) -> Self:
        """Come to the end of that round."""
        self.public.round = number
        return self.at(Phase.CLOSE)

    def at(self, phase: Phase) -> Self:
        """Come to a phase of the round."""
        trip = Trip()
        trip.phase = phase
        return self.put(trip)

    def meets(self, card: str, seat: int = 0) -> Self:
        """Let a group meet one card; after it nothing more is asked."""
        return self.put(Encounter(seat, NUMBER[card]))

    # Luck.

    def rolls(self, *faces: str) -> Self:
        """Force the next dice, horde dice before black ones; their sixth side is a horror or nothing."""
        return self.luck(*[side(face) for face in faces])

    @property
    def rolled(self) -> list[str]:
        """The faces of the last melee round."""
        dice = self.told("rolled")["dice"]
        assert isinstance(dice, list)
        return [FACES[face] for face in dice]


def side(face: str) -> int:
    """Return a side of the die that shows this face."""
    number = FACES.index(face)
    return (HORDE_DIE if face == "horror" else BLACK_DIE).index(number)


def numbers(*cards: str) -> list[int]:
    """Return the numbers of cards by their ids."""
    return [NUMBER[card] for card in cards]


def ids(cards: list[int]) -> list[str]:
    """Return the ids of cards by their numbers."""
    return [CARDS[card].id for card in cards]


def trip(seats: int, seed: int = 1) -> Road:
    """Set the table of a new trip; seat 0 is first, then seat 1 and so on."""
    road = Road.deal("hit-z-road", seats, seed)
    road.public.order = list(range(seats))
    return road
