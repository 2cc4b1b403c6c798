"""Derived facts: the faces that tokens show, what each truck holds, what a seat can do at each warehouse."""

from __future__ import annotations

from typing import final

from deadroad.games.road_master.cards import HALF_BOOMS, LETTERS, QUANTITY
from deadroad.games.road_master.errands import Errand
from deadroad.games.road_master.finish import best_filled, laid_cubes, total
from deadroad.games.road_master.options import CAPACITY
from deadroad.games.road_master.state import Haulier, Public, Secret
from deadroad.games.road_master.tokens import ACTIONS, SHOWN
from deadroad.kernel.view import View


@final
class Firm:
    """One haulier: the truck and its place, points, contracts and the cubes on them."""

    __slots__ = ("aboard", "filled", "free", "laid", "open", "total", "warehouse")

    def __init__(self, haulier: Haulier) -> None:
        self.aboard = haulier.aboard()
        self.free = CAPACITY - self.aboard
        self.warehouse = haulier.warehouse()  # -1: at none
        self.filled = [  # by contract held
            haulier.laid[at] >= QUANTITY[contract] for at, contract in enumerate(haulier.contracts)
        ]
        self.open = self.filled.count(False)
        self.laid = laid_cubes(haulier)  # by colour: what super-bonuses count
        self.total = total(haulier)  # penalties and super-bonuses count from the end of the game on


@final
class Facts:
    """The running turn, the piles and each firm."""

    __slots__ = ("closed", "faces", "firms", "half_booms", "lying", "pile", "round", "shown")

    def __init__(self, public: Public, running: bool) -> None:
        # Finished rounds are counted. The current round is the next number; after the end there is none.
        self.round = public.round + (1 if running else 0)
        shown = SHOWN[public.spent]
        self.shown: list[int] = shown if shown is not None else []  # by token: its face, -1 for none
        self.faces = [left > 0 and public.actions < ACTIONS for left in public.left]  # can still be shown
        self.half_booms = HALF_BOOMS - public.half_booms  # still to come
        self.pile = public.pile()  # super-bonuses
        self.closed = [public.closed >> warehouse & 1 == 1 for warehouse in range(len(LETTERS))]
        self.lying = [public.lying(warehouse) for warehouse in range(len(LETTERS))]  # cubes by warehouse
        self.firms = [Firm(haulier) for haulier in public.hauliers]


@final
class OwnFacts:
    """What open contracts want at each warehouse, and the super-bonuses that the seat's cubes fill now.

    One that the seat looks at is `ready` if it would be filled beside those that are kept.
    """

    __slots__ = ("errands", "ready")

    def __init__(self, public: Public, secret: Secret, seat: int) -> None:
        haulier = public.hauliers[seat]
        self.errands = [Errand(public, haulier, warehouse) for warehouse in range(len(LETTERS))]
        laid = laid_cubes(haulier)
        kept = secret.kept
        self.ready = best_filled(laid, kept)
        self.ready += [bonus for bonus in secret.looking if bonus in best_filled(laid, [*kept, bonus])]


def facts(view: View) -> Facts:
    """Return the facts that every seat may know."""
    public = view.public
    assert isinstance(public, Public)
    return Facts(public, running=view.asked >= 0)


def own_facts(view: View) -> OwnFacts:
    """Return the facts for the seat of a view."""
    public = view.public
    secret = view.secret
    assert isinstance(public, Public)
    assert isinstance(secret, Secret)
    return OwnFacts(public, secret, view.seat)
