"""The value of places: estimates for bots, in points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadroad.games.zombietown.board import (
    ACCESS,
    DISTANCE,
    FACADE_AT,
    FAR,
    HOUSES,
    PLACE,
    RING,
    SIZE,
    SQUARES,
)
from deadroad.games.zombietown.cars import damage_left
from deadroad.games.zombietown.components import AGENDAS, CARDS, FIRST_SURVIVOR, Goal
from deadroad.games.zombietown.group import has_shot
from deadroad.games.zombietown.houses import houses_of, standing, why_no_claim
from deadroad.games.zombietown.state import NO_CAR, NOBODY, Player, Public, Secret
from deadroad.games.zombietown.terms import CHIPS, STANDS

FADE: Final = 0.87  # discount for each step of the way
HOUSE: Final = 4.0
FIND: Final = 1.1
KEY: Final = 1.0
SHOT: Final = 0.7
RUN_OVER: Final = 0.95
LONGEST: Final = 100  # longer than any way
NOT_YET: Final = -1e9


def _fades() -> list[float]:
    left = [1.0]
    for _ in range(LONGEST):
        left.append(left[-1] * FADE)
    return left


_FADES: Final[list[float]] = _fades()


def can_build(public: Public, secret: Secret, seat: int) -> bool:
    """Return whether a seat has a chip and something to claim a house with."""
    if houses_of(public, seat) >= CHIPS:
        return False
    if public.players[seat].followers:
        return True
    for face in secret.hand:
        if face >= FIRST_SURVIVOR:
            return True
        if CARDS[face].family == "barricade" and standing(public) < STANDS:
            return True
    return False


def wants(secret: Secret, player: Player, goal: Goal) -> bool:
    """Return whether an unfinished agenda asks for this, on either side."""
    for design in secret.agendas:
        agenda = AGENDAS[design]
        if (agenda.easy.goal is goal or agenda.hard.goal is goal) and not _done(player, design):
            return True
    return False


def _done(player: Player, design: int) -> bool:
    return design * 2 in player.completed or design * 2 + 1 in player.completed


def walk_length(public: Public, seat: i64, space: i64, goal: i64) -> i64:
    """Return how far a pawn walks; FAR if it can't. It does not pass houses or barricades of others."""
    if space == goal:
        return 0
    best: i64 = FAR
    barricades = public.barricades
    facade: i64
    if space >= SQUARES:
        house = space - SQUARES
        own = public.owner[house] == seat
        for facade in range(house * 4, house * 4 + 4):
            if own or barricades[facade] == 0:
                best = min(best, 1 + walk_length(public, seat, ACCESS[facade], goal))
        return best
    if goal < SQUARES:
        return DISTANCE[space * SQUARES + goal]
    house = goal - SQUARES
    own = public.owner[house] == seat
    for facade in range(house * 4, house * 4 + 4):
        if own or barricades[facade] == 0:
            best = min(best, 1 + DISTANCE[space * SQUARES + ACCESS[facade]])
    return best


def house_worth(public: Public, secret: Secret, seat: int, house: int, builder: bool) -> float:
    """Return the value of what can be done in a house."""
    player = public.players[seat]
    worth = 0.0
    owner = public.owner[house]
    crowd = public.zombies[SQUARES + house]
    if builder and owner != seat and not why_no_claim(public, seat, house):
        worth += HOUSE
        if owner != NOBODY:
            worth += 1.5
    if public.finds[house] > 0 and (not public.guards[house] or owner == seat):
        worth += FIND
        if not player.searched >> house & 1 and wants(secret, player, Goal.HOUSES_SEARCHED):
            worth += 0.7
    if public.terms.road_rage and (public.key_lies[house] or public.key_back[house]):
        worth += KEY
        if wants(secret, player, Goal.KEYS_TURN):
            worth += 0.8
    if owner not in (NOBODY, seat) and wants(secret, player, Goal.TURN_IN_FOREIGN_HOUSE):
        worth += 1.6
    if crowd > 0:
        worth -= 0.4 * crowd if has_shot(player) else 1.2 * crowd
    return worth


@final
class Outlook:
    """The outlook of a seat on foot from any space. What all spaces share is computed once."""

    __slots__ = ("crowds", "public", "seat", "secret", "standing", "worths")

    def __init__(self, public: Public, secret: Secret, seat: int) -> None:
        self.public = public
        self.secret = secret
        self.seat = seat
        self.worths: list[float] = []  # of each house
        self.crowds: list[int] = []  # the squares with zombies
        self.standing = NOT_YET

    def here(self) -> float:
        """Return the outlook from the pawn's space."""
        if self.standing == NOT_YET:
            self.standing = self.at(self.public.players[self.seat].space)
        return self.standing

    def at(self, space: int) -> float:
        """Return the outlook from a space: the best goal, discounted by distance."""
        public = self.public
        player = public.players[self.seat]
        if not self.worths:
            self._look_around()
        best = 0.0
        second = 0.0
        for house in range(HOUSES):
            worth = self.worths[house]
            if worth <= 0.0:
                continue
            faded = worth * fade(walk_length(public, self.seat, space, SQUARES + house))
            if faded > best:
                second = best
                best = faded
            elif faded > second:
                second = faded
        if has_shot(player):
            best = max(best, SHOT * nearest_crowd(self.crowds, space))
        if public.terms.road_rage:
            best = max(best, car_worth(public, self.seat, space))
            if wants(self.secret, player, Goal.TURN_ON_RING):
                best = max(best, 1.6 * ring_near(public, space))
        return best + 0.3 * second - danger(public, player, space, self.crowds)

    def _look_around(self) -> None:
        public = self.public
        builder = can_build(public, self.secret, self.seat)
        for house in range(HOUSES):
            self.worths.append(house_worth(public, self.secret, self.seat, house, builder))
        self.crowds = crowded(public)


def crowded(public: Public) -> list[int]:
    """Return the squares with zombies."""
    zombies = public.zombies
    found: list[int] = []
    square: i64
    for square in range(SQUARES):
        if zombies[square] > 0:
            found.append(square)
    return found


def fade(steps: int) -> float:
    """Return a value discounted by this many steps."""
    return _FADES[steps] if steps <= LONGEST else 0.0


def nearest_crowd(crowds: list[int], space: int) -> float:
    """Return how near the nearest target for a shot is, discounted beyond three squares."""
    if space >= SQUARES:
        return 0.3
    best = 0.0
    first: i64 = space * SQUARES
    other: i64
    for other in crowds:
        best = max(best, fade(max(0, DISTANCE[first + other] - 2)))
    return best


def car_worth(public: Public, seat: int, space: int) -> float:
    """Return the value of a car with its key: zombies to run over without breaking it."""
    best = 0.0
    for car in range(HOUSES):
        if public.key_holder[car] == seat:
            spare = damage_left(public, car) - 1
            if spare > 0:
                steps = walk_length(public, seat, space, public.car_at[car])
                best = max(best, spare * RUN_OVER * fade(steps))
    return best


def ring_near(public: Public, space: int) -> float:
    """Return how near a ring square without zombies is."""
    if space >= SQUARES:
        return 0.3
    best = 0.0
    for square in RING:
        if public.zombies[square] == 0:
            best = max(best, fade(DISTANCE[space * SQUARES + square]))
    return best


def danger(public: Public, player: Player, space: int, crowds: list[int]) -> float:
    """Return the expected cost of nearby zombies for a pawn that ends here."""
    near: i64 = 0
    zombies = public.zombies
    if space >= SQUARES:
        house = space - SQUARES
        for facade in range(house * 4, house * 4 + 4):
            if public.barricades[facade] == 0 and ACCESS[facade] not in public.car_at:
                near += zombies[ACCESS[facade]]
    else:
        first: i64 = space * SQUARES
        other: i64
        for other in crowds:
            if DISTANCE[first + other] <= 2:
                near += zombies[other]
    each = 0.05 if has_shot(player) else 0.15
    if player.health == 1:
        each *= 4.0
    return each * float(near)


def drive_outlook(public: Public, secret: Secret, seat: int, square: int) -> float:
    """Return the outlook of a driver on a square."""
    player = public.players[seat]
    spare = damage_left(public, player.car) - 1
    best = 0.0
    if spare > 0:
        for other in range(SQUARES):
            crowd = public.zombies[other]
            if 0 < crowd <= spare and other != square:
                best = max(best, crowd * RUN_OVER * fade(flight(square, other)))
    if wants(secret, player, Goal.PARKED_FACADE):
        best = max(best, parking_near(public, seat, player.car, square))
    return best


def parking_near(public: Public, seat: int, car: int, square: int) -> float:
    """Return how close the car is to a facade of an own house that it could block."""
    best = 0.0
    for facade in range(len(ACCESS)):
        if public.owner[facade // 4] == seat and facade // 4 != car:
            best = max(best, 2.0 * fade(flight(square, ACCESS[facade])))
    return best


def flight(one: int, other: int) -> int:
    """Return the distance of two squares for a car with diagonal steps."""
    rows = abs(PLACE[one] // SIZE - PLACE[other] // SIZE)
    columns = abs(PLACE[one] % SIZE - PLACE[other] % SIZE)
    return max(rows, columns)


def parks_well(public: Public, secret: Secret, seat: int, square: int) -> bool:
    """Return whether stopping here completes an agenda."""
    player = public.players[seat]
    facade = FACADE_AT[square]
    if facade < 0 or player.car == NO_CAR or not wants(secret, player, Goal.PARKED_FACADE):
        return False
    return public.owner[facade // 4] == seat and facade // 4 != player.car
