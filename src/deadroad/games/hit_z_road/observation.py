"""The observation of Hit Z Road: groups starting at the own one, roads by their printed values, the fight."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.games.hit_z_road.auction import HIGHEST, Auction
from deadroad.games.hit_z_road.cards import CARDS, MAP
from deadroad.games.hit_z_road.encounter_numbers import (
    CARD_NAMES,
    ENCOUNTER_FRAMES,
    PRINTED,
    TOKEN_NAMES,
    write_encounter,
)
from deadroad.games.hit_z_road.group import FightEnd, Group
from deadroad.games.hit_z_road.journey import Encounter, Journey, Journeys, Leg, Stage
from deadroad.games.hit_z_road.options import MOST_AMMO
from deadroad.games.hit_z_road.payment import Gift
from deadroad.games.hit_z_road.state import FACE_DOWN, Public
from deadroad.games.hit_z_road.trip import ROUNDS
from deadroad.kernel.observation import OWNERS, Observer
from deadroad.kernel.row import Row
from deadroad.kernel.view import View

SEATS: Final = 4
ROADS: Final = 4
MOST_SURVIVORS: Final = 16
MOST_XP: Final = 32
EXPERIENCE: Final[list[int]] = [card.xp for card in CARDS]
ROUND_NAMES: Final[list[str]] = [f"{number}" for number in range(1, ROUNDS + 1)]
BID_NAMES: Final[list[str]] = [f"{number}" for number in range(1, HIGHEST + 1)]
PLACE_NAMES: Final[list[str]] = ["first", "second", "third", "fourth"]
ROAD_NAMES: Final[list[str]] = [f"road {number}" for number in range(1, ROADS + 1)]
CARD_PLACES: Final[list[str]] = [f"{road} {side}" for road in ROAD_NAMES for side in ("left", "right")]
DOWN_NAMES: Final[list[str]] = [f"{place} face down" for place in CARD_PLACES]
THERE_NAMES: Final[list[str]] = [f"{road} there" for road in ROAD_NAMES]
TOLL_NAMES: Final[list[str]] = [f"{road} toll" for road in ROAD_NAMES]
TAKER_NAMES: Final[list[str]] = [f"{road} taken by" for road in ROAD_NAMES]
LEGS: Final[list[Enum]] = list(Leg)
STAGES: Final[list[Enum]] = list(Stage)
FIGHT_ENDS: Final[list[Enum]] = list(FightEnd)
NOBODY: Final = Group(0, 0, 0, 0)


@final
class RoadObserver(Observer):
    """An observation of Hit Z Road."""

    __slots__ = ()

    def __init__(self, view: View) -> None:
        super().__init__(SEATS, [Auction, Journey, Gift, *ENCOUNTER_FRAMES], view)

    def describe(self, view: View, row: Row) -> None:
        public = view.public
        assert isinstance(public, Public)
        row.choice("round", public.round - 1, ROUND_NAMES)
        row.number("deck left", public.deck_left, 64, 64)
        waiting = public.order
        for frame in view.stack:
            if type(frame) is Journeys:
                waiting = frame.order[frame.at + 1 :]
        for step in range(SEATS):
            seat = self.seat(view, step)
            if seat < 0 and row.repeats(self.nobody, SEATS - step):
                break
            start = row.at
            row.of(OWNERS[step])
            self.group(public, row, seat, waiting)
            if seat < 0:
                self.nobody = row.stretch(start)
        row.of("")
        self.roads(view, public, row)
        row.counts("seen", public.seen, CARD_NAMES)
        self.play(view, row)

    def group(self, public: Public, row: Row, seat: int, waiting: list[int]) -> None:
        """Write what a seat owns, its bid and its place in the order; nothing for an empty seat."""
        group = public.groups[seat] if seat >= 0 else NOBODY
        row.choice("plays", place_of(seat, public.order), PLACE_NAMES)
        row.number("survivors", group.survivors, 4, MOST_SURVIVORS)
        row.level("survivors", group.survivors, 6)
        row.number("ammo", group.ammo, 8, MOST_AMMO)
        row.level("ammo", group.ammo, 4)
        row.number("fuel", group.fuel, 8, MOST_AMMO)
        row.level("fuel", group.fuel, 3)
        row.number("adrenaline", group.adrenaline, 8, MOST_AMMO)
        row.level("adrenaline", group.adrenaline, 3)
        row.number("resources", group.total, 16, 2 * MOST_AMMO)
        row.number("zombies ahead", group.zombies, 8, MOST_AMMO)
        row.numbers("tokens", group.tokens, TOKEN_NAMES, 1, 2)
        row.flag("executor", group.executor >= 0)
        row.number("worth of a map", group.maps_worth, 4, 8)
        row.number("worth of maps", group.maps_worth * group.tokens[MAP], 8, 64)
        experience = 0
        for card in group.won:
            experience += EXPERIENCE[card]
        row.number("experience", experience, 8, MOST_XP)
        row.number("cards won", len(group.won), 8, 16)
        row.member("last fight", group.fight, FIGHT_ENDS)
        row.choice("bid", public.bids[seat] - 1 if seat >= 0 else -1, BID_NAMES)
        row.flag("has still to travel", place_of(seat, waiting) >= 0)

    def roads(self, view: View, public: Public, row: Row) -> None:
        """Write the roads: their cards, tolls and takers."""
        roads = public.roads
        for at in range(2 * ROADS):
            card = roads[at] if at < len(roads) else FACE_DOWN
            row.printed(CARD_PLACES[at], PRINTED, card)
            row.flag(DOWN_NAMES[at], at < len(roads) and card == FACE_DOWN)
        for at in range(ROADS):
            there = at < len(public.taken)
            row.flag(THERE_NAMES[at], there)
            row.signed(TOLL_NAMES[at], public.tolls[at] if there else 0, 4, 4)
            row.chair(TAKER_NAMES[at], public.taken[at] if there else -1)

    def play(self, view: View, row: Row) -> None:
        """Write the frames in play, from the auction to the dice of a melee."""
        passes = 0
        traveller = -1
        road = -1
        card = -1
        gift = 0
        leg: Leg | None = None
        stage: Stage | None = None
        for frame in view.stack:
            if type(frame) is Auction:
                passes = frame.passes
            elif type(frame) is Journey:
                traveller = frame.traveller
                leg = frame.leg
                road = -1 if leg is Leg.CHOICE else frame.road
            elif type(frame) is Encounter:
                card = frame.card
                stage = frame.stage
            elif type(frame) is Gift:
                gift = frame.left
        row.level("passes in a row", passes, SEATS)
        row.chair("travels", traveller)
        row.choice("on", road, ROAD_NAMES)
        row.member("leg", leg, LEGS)
        row.printed("card met", PRINTED, card)
        row.member("stage", stage, STAGES)
        row.level("gift", gift, 2)
        write_encounter(view.stack, row)


def place_of(seat: int, order: list[int]) -> int:
    """Return the place of a seat in an order; -1 if it has none."""
    for at in range(len(order)):
        if order[at] == seat:
            return at
    return -1
