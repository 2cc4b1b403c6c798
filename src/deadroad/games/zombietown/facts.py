"""What follows from the table: points so far, what each seat has in play, cars that are dead, agendas."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown.agendas import bullets_of, side_points
from deadroad.games.zombietown.components import AGENDAS
from deadroad.games.zombietown.finish import points
from deadroad.games.zombietown.houses import guards_of, houses_of
from deadroad.games.zombietown.progress import Part, parts
from deadroad.games.zombietown.state import Public, Secret
from deadroad.games.zombietown.terms import CAR_DAMAGE
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
    """What all can count of a seat. Points are those of the end, without what unfinished agendas cost."""

    __slots__ = ("bullets", "completed", "houses", "keys", "points", "survivors")

    def __init__(self, public: Public, seat: int) -> None:
        player = public.players[seat]
        self.points = sum(points(public, Secret(), seat).values())
        self.houses = houses_of(public, seat)
        self.survivors = len(player.followers) + guards_of(public, seat)
        self.bullets = bullets_of(public, seat)
        self.keys = [car for car, holder in enumerate(public.key_holder) if holder == seat]
        self.completed = [Completed(code) for code in player.completed]


@final
class Facts:
    """The tally of each seat, and the cars that are dead."""

    __slots__ = ("tallies", "wrecks")

    def __init__(self, public: Public) -> None:
        self.tallies = [Tally(public, seat) for seat in range(len(public.players))]
        self.wrecks = [damage >= CAR_DAMAGE for damage in public.car_damage]  # by car


@final
class Agenda:
    """How far a seat is with both sides of an agenda."""

    __slots__ = ("agenda", "easy", "hard")

    def __init__(self, public: Public, seat: int, design: int) -> None:
        self.agenda = design
        self.easy: list[Part] = parts(public, seat, AGENDAS[design].easy)
        self.hard: list[Part] = parts(public, seat, AGENDAS[design].hard)


@final
class OwnFacts:
    """The secret agendas of a seat."""

    __slots__ = ("agendas",)

    def __init__(self, agendas: list[Agenda]) -> None:
        self.agendas = agendas


def facts(view: View) -> Facts:
    """Return the facts that everybody may know."""
    public = view.public
    assert isinstance(public, Public)
    return Facts(public)


def own_facts(view: View) -> OwnFacts:
    """Return the facts that follow from what a seat alone knows."""
    public = view.public
    secret = view.secret
    assert isinstance(public, Public)
    assert isinstance(secret, Secret)
    return OwnFacts([Agenda(public, view.seat, design) for design in secret.agendas])
