"""Derived facts: points so far, what each seat has, dead cars, agendas, the question."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown.agendas import bullets_of, has_completed, side_points
from deadroad.games.zombietown.attack import Ambush, Attack, Exchange
from deadroad.games.zombietown.board import HOUSES, NOWHERE, SQUARES, heading_place, headings, house_beside
from deadroad.games.zombietown.components import AGENDAS
from deadroad.games.zombietown.death import Revive
from deadroad.games.zombietown.effects import Toll
from deadroad.games.zombietown.fighting import Clash
from deadroad.games.zombietown.finish import points
from deadroad.games.zombietown.houses import guards_of, houses_of
from deadroad.games.zombietown.options import HEADINGS
from deadroad.games.zombietown.progress import Part, parts
from deadroad.games.zombietown.state import Public, Secret
from deadroad.games.zombietown.terms import CAR_DAMAGE
from deadroad.games.zombietown.zombies import Lurch
from deadroad.kernel.view import View


@final
class Completed:
    """An agenda that was completed: its design, the harder side or not, and its points."""

    __slots__ = ("agenda", "hard", "points")

    def __init__(self, code: int) -> None:
        self.agenda = code // 2
        self.hard = code % 2 == 1
        self.points = side_points(code // 2, code % 2)


@final
class Tally:
    """The public figures of a seat. Points are the final points without penalties of unfinished agendas."""

    __slots__ = ("bullets", "completed", "guard_house", "houses", "keys", "points", "survivors")

    def __init__(self, view: View, public: Public, seat: int) -> None:
        player = public.players[seat]
        self.guard_house = guard_house(view, public, seat)
        self.points = sum(points(public, Secret(), seat).values())
        self.houses = houses_of(public, seat)
        self.survivors = len(player.followers) + guards_of(public, seat)
        self.bullets = bullets_of(public, seat)
        self.keys = [car for car, holder in enumerate(public.key_holder) if holder == seat]
        self.completed = [Completed(code) for code in player.completed]


def guard_house(view: View, public: Public, seat: int) -> int:
    """Return the house of a seat whose guards fight now or can take a gun; NOWHERE for none."""
    top = view.stack[-1] if view.stack else None
    attacked = NOWHERE
    if isinstance(top, Clash):
        attacked = top.space - SQUARES
    elif isinstance(top, Exchange):
        attacked = top.house
    for house in (attacked, public.players[seat].space - SQUARES):
        if house >= 0 and public.owner[house] == seat:
            return house
    return NOWHERE


@final
class Way:
    """A direction from the origin, the place it leads to, and whether one may try it."""

    __slots__ = ("column", "direction", "row", "tried")

    def __init__(self, origin: int, heading: int, tried: bool) -> None:
        self.direction = HEADINGS[heading]
        self.column, self.row = heading_place(origin, heading)
        self.tried = tried


@final
class Focus:
    """What the open question is about.

    `origin` is the space of the moving zombie or pawn. `ways` are the eight directions from there: four can
    be tried on foot, eight in a car. `aims`: the target is in another player's group. `every_house`: the
    choice includes things in all houses of the player. `houses`: those whose sides and guards are meant.
    """

    __slots__ = ("aims", "every_house", "houses", "origin", "ways")

    def __init__(self, view: View, public: Public) -> None:
        seat = view.asked if view.asked >= 0 else max(0, public.active)
        player = public.players[seat]
        top = view.stack[-1] if view.stack else None
        picked = top.picked if isinstance(top, Lurch) else NOWHERE
        self.origin = picked if picked >= 0 else player.space
        tried = headings(self.origin, driving=picked < 0 and player.car >= 0)
        self.ways = [Way(self.origin, way, way in tried) for way in range(8)] if self.origin >= 0 else []
        self.aims = isinstance(top, Attack | Ambush)
        self.every_house = isinstance(top, Toll | Revive)
        beside = house_beside(self.origin)
        self.houses = [
            house
            for house in range(HOUSES)
            if (public.owner[house] == seat if self.every_house else house == beside)
        ]


@final
class Tired:
    """How many zombies of a space have moved, while zombies are being moved."""

    __slots__ = ("count", "space")

    def __init__(self, space: int, count: int) -> None:
        self.space = space
        self.count = count


@final
class Facts:
    """The tally of each seat, the cars that are dead, and what the open question is about."""

    __slots__ = ("focus", "tallies", "tired", "wrecks")

    def __init__(self, view: View, public: Public) -> None:
        self.focus = Focus(view, public)
        moved: list[int] = []
        for frame in view.stack:
            if isinstance(frame, Lurch):
                moved = list(frame.moved)
        self.tallies = [Tally(view, public, seat) for seat in range(len(public.players))]
        self.tired = [Tired(space, moved.count(space)) for space in sorted(set(moved))]
        self.wrecks = [damage >= CAR_DAMAGE for damage in public.car_damage]  # by car


@final
class Side:
    """One side of an agenda: its counts, and the percentage that is there of the count that lacks most."""

    __slots__ = ("parts", "percent")

    def __init__(self, found: list[Part]) -> None:
        self.parts = found
        self.percent = min([100 * part.counted // part.need for part in found], default=0)


@final
class Agenda:
    """The progress of a seat with both sides of an agenda. A `copy` of a completed one can't be completed."""

    __slots__ = ("agenda", "copy", "easy", "hard")

    def __init__(self, public: Public, seat: int, design: int) -> None:
        self.agenda = design
        self.copy = has_completed(public.players[seat], design)
        self.easy = Side(parts(public, seat, AGENDAS[design].easy))
        self.hard = Side(parts(public, seat, AGENDAS[design].hard))


@final
class OwnFacts:
    """The secret agendas of a seat."""

    __slots__ = ("agendas",)

    def __init__(self, agendas: list[Agenda]) -> None:
        self.agendas = agendas


def facts(view: View) -> Facts:
    """Return the facts that every seat may know."""
    public = view.public
    assert isinstance(public, Public)
    return Facts(view, public)


def own_facts(view: View) -> OwnFacts:
    """Return the facts derived from a seat's secret."""
    public = view.public
    secret = view.secret
    assert isinstance(public, Public)
    assert isinstance(secret, Secret)
    return OwnFacts([Agenda(public, view.seat, design) for design in secret.agendas])
