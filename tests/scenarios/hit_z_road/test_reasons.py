"""A reason holds: without its cause, and with nothing else changed, the option is legal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deadroad.games.hit_z_road.cards import FUEL
from deadroad.games.hit_z_road.demands import Demand
from deadroad.games.hit_z_road.fight import Fight, Round
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.payment import Debt, Payment
from deadroad.games.hit_z_road.terms import ON_THE_ROAD
from tests.reasons import Case, reasons
from tests.scenarios.hit_z_road.road import NUMBER, Road, trip

Cure = Callable[[Road], object]

WITHOUT_CURE = {
    "companion-asked": "the question is about the companion and is answered with feed or hold",
    "bus-idle": "no question of this game is about the bus",
    "map-idle": "no question is about a map",
    "token-harms": "no question offers a token that only harms",
    "executor-ready": "it works in every fight and is not used up; Tower Defense tests it",
    "executor-driving": "only in Tower Defense, and the EXECUTOR drives to the end of its combat",
    "no-shooting-here": "only in Tower Defense, which tests it",
}
SIX_ZOMBIES = "III-09"
NO_FLIGHT = "III-19"


def bidding(*bids: int, total: int = 12) -> Road:
    """Seat 0 is to bid, with so many resources; the seats have bid so much."""
    table = trip(3).has(0, ammo=total, fuel=0, adrenaline=0).bidding(0, 1, 2)
    table.public.bids = list(bids)
    return table


def bids(*bids: int) -> Cure:
    return lambda table: setattr(table.public, "bids", list(bids))


def at_the_roads(*taken: int, tolls: tuple[int, ...] = ()) -> Road:
    """Seat 0 is to choose one of three roads; the seats in `taken` have some of them."""
    table = trip(3).has(0, ammo=1, fuel=1, adrenaline=1)
    table.roads("I-01", "I-02", "I-03", "I-04", "I-05", "I-06", tolls=tolls)
    table.public.taken = list(taken)
    return table.adventure(0, 1, 2)


def untaken(table: Road) -> None:
    table.public.taken = [-1, -1, -1]


def fighting(step: Round, card: str = SIX_ZOMBIES, *tokens: str, **purse: int) -> Road:
    """Seat 0 fights the zombies of a card and has come so far."""
    table = trip(2).holds(*tokens).has(0, **({"ammo": 2, "fuel": 2, "zombies": 6} | purse))
    fight = Fight(0, NUMBER[card], ON_THE_ROAD)
    fight.round = step
    return table.put(fight)


def to(step: Round) -> Cure:
    """Go to another step of the fight."""

    def cure(table: Road) -> None:
        fight = table.state.stack[-1]
        assert isinstance(fight, Fight)
        fight.round = step

    return cure


def on_a_card_to_flee(table: Road) -> None:
    fight = table.state.stack[-1]
    assert isinstance(fight, Fight)
    fight.card = NUMBER[SIX_ZOMBIES]


def in_melee() -> Road:
    """Seat 0 has one bite to settle, and zombies and adrenaline for more."""
    table = trip(2).has(0, survivors=1, adrenaline=3, zombies=6)
    return table.rolls("bite").put(Melee(0, 0, calm=False))


def die(*pending: int) -> Cure:
    """Set how many bites, opportunities and second blows are to be settled."""

    def cure(table: Road) -> None:
        table.state.stack[-1].pending = list(pending)  # type: ignore[attr-defined]

    return cure


def paying() -> Road:
    return trip(2).has(0, ammo=3, fuel=0, adrenaline=3).put(Payment(0, 2, Debt.BID))


def has(**amounts: int) -> Cure:
    """Give seat 0 so much."""
    return lambda table: table.has(0, **amounts)


CASES = [
    Case("not-above", "bid 3", lambda: bidding(4, 0, 0), bids(2, 0, 0)),
    Case("occupied", "bid 3", lambda: bidding(0, 3, 0), bids(0, 2, 0)),
    Case("beyond-means", "bid 3", lambda: bidding(0, 0, 0, total=2), has(ammo=3)),
    Case("road-taken", "road 2", lambda: at_the_roads(-1, 1, -1), untaken),
    Case("toll", "road 3", lambda: at_the_roads(-1, -1, -1, tolls=(0, 1, 4)), has(fuel=2)),
    Case("no-resource", "pay fuel", paying, has(fuel=1)),
    Case("no-resource", "spend 2", lambda: trip(2).has(0, fuel=1).put(Demand(0, FUEL, 2)), has(fuel=2)),
    Case("no-ammo", "shoot 3", lambda: fighting(Round.SHOOTING), has(ammo=3)),
    Case("no-fuel", "flee", lambda: fighting(Round.STAND, fuel=1), has(fuel=2)),
    Case("no-flee", "flee", lambda: fighting(Round.STAND, NO_FLIGHT), on_a_card_to_flee),
    Case("shooting-first", "fight", lambda: fighting(Round.SHOOTING), to(Round.STAND)),
    Case("shooting-first", "flee", lambda: fighting(Round.SHOOTING), to(Round.STAND)),
    Case("one-shooting", "shoot 1", lambda: fighting(Round.STAND), to(Round.SHOOTING)),
    Case(
        "molotov-waits",
        "use molotov",
        lambda: fighting(Round.STAND, SIX_ZOMBIES, "molotov"),
        to(Round.MOLOTOV),
    ),
    Case("no-such-die", "opportunity yes", in_melee, die(1, 1, 0)),
    Case("no-such-die", "second yes", in_melee, die(1, 0, 1)),
    Case(
        "token-waits",
        "use longgun",
        lambda: trip(2).holds("longgun").has(0, fuel=2).meets("II-07"),
        lambda table: table.meets("II-11"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_refusal_disappears_without_its_cause(case: Case[Road]) -> None:
    case.check()


def test_every_reason_has_a_case_or_an_explanation() -> None:
    cured = {case.reason for case in CASES}
    assert cured | set(WITHOUT_CURE) == reasons("hit-z-road")
    assert not cured & set(WITHOUT_CURE)
