"""A reason holds: without its cause, and with nothing else changed, the option is legal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deadroad.games.road_master.cards import BONUSES
from deadroad.games.road_master.exchange import Exchange
from deadroad.games.road_master.loading import Loading
from deadroad.games.road_master.tokens import (
    BONUS_FACE,
    CONTRACTS_FACE,
    COPIES,
    FORWARD_FACE,
    LEFT,
    LOAD_FACE,
    REVERSE_FACE,
    UNLOAD_FACE,
    WEIGHT,
)
from deadroad.games.road_master.unloading import Unloading
from tests.reasons import Case, reasons
from tests.scenarios.road_master.depot import Depot, on_the_road

Cure = Callable[[Depot], object]


def at_a(**cargo: int) -> Depot:
    """It is seat 0's turn at a dock of A, with a cargo; seat 1 is far away."""
    return on_the_road("A1", "c5R").cargo(**cargo)


def without_tokens(face: int) -> Callable[[], Depot]:
    """Return a turn at A in which every token that shows an action is spent."""

    def position() -> Depot:
        table = at_a(orange=1)
        spent(table, COPIES[face] * WEIGHT[face], COPIES[face])
        return table

    return position


def spent(table: Depot, code: int, actions: int) -> None:
    table.public.spent = code
    table.public.left = LEFT[code]
    table.public.actions = actions


def with_tokens(table: Depot) -> None:
    spent(table, 0, 0)


def trucks(*spaces: str) -> Cure:
    """Put the trucks elsewhere."""
    return lambda table: table.trucks(*spaces)


def exchanging(*offer: str) -> Depot:
    """Seat 0 is to take contracts and has taken none yet. It owns A01."""
    return at_a().holds(A01=0).offer(*offer).deck("A05").settle().play("contracts")


def drafting() -> Depot:
    """Seat 0 looks at six super-bonuses and has kept U02."""
    return at_a().pile(*BONUSES).settle().play("bonuses", "keep U02")


def put_back(table: Depot) -> None:
    secret = table.road.secrets[0]
    secret.looking = sorted([*secret.looking, *secret.kept])
    secret.kept = []


def given_back(table: Depot) -> None:
    table.holds().offer("A01", "A03")


def loading(**cargo: int) -> Depot:
    """Seat 0 loads at A, where two orange and two blue cubes lie."""
    return at_a(**cargo).stock("A", orange=2, blue=2).settle().play("load")


def unloading(space: str, perishables: str = "no", **cargo: int) -> Depot:
    """Seat 0 unloads; it owns A01, for one orange cube at B."""
    table = on_the_road(space, "c5R", perishables=perishables).cargo(**cargo).holds(A01=0)
    return table.settle().play("unload")


def taken(table: Depot) -> None:
    frame = table.state.stack[-1]
    assert isinstance(frame, Exchange)
    frame.taken = 1


def moved(table: Depot) -> None:
    frame = table.state.stack[-1]
    assert isinstance(frame, Loading | Unloading)
    frame.moved = True


def not_perishable(table: Depot) -> None:
    table.public.perishables = False


CASES = [
    Case("no-token", "contracts", without_tokens(CONTRACTS_FACE), with_tokens),
    Case("no-token", "bonuses", without_tokens(BONUS_FACE), with_tokens),
    Case("no-token", "load", without_tokens(LOAD_FACE), with_tokens),
    Case("no-token", "unload", without_tokens(UNLOAD_FACE), with_tokens),
    Case("no-token", "forward A2", without_tokens(FORWARD_FACE), with_tokens),
    Case("no-token", "reverse w1R", without_tokens(REVERSE_FACE), with_tokens),
    Case("no-contracts", "contracts", lambda: at_a().offer().deck(), lambda table: table.offer("A03")),
    Case("no-contracts", "contracts", lambda: at_a().offer().deck(), lambda table: table.deck("A03")),
    Case("no-bonuses", "bonuses", lambda: at_a().pile(), lambda table: table.pile("U01")),
    Case("place-first", "end", lambda: at_a().trucks(""), trucks("A1")),
    Case("place-first", "load", lambda: at_a().trucks(""), trucks("A1")),
    Case("place-first", "unload", lambda: at_a(orange=1).trucks(""), trucks("A1")),
    Case("place-first", "forward A1", lambda: at_a().trucks(""), trucks("w1R")),
    Case("placed", "place B1", at_a, trucks("")),
    Case("space-taken", "place B1", lambda: at_a().trucks("", "B1"), trucks("", "c5R")),
    Case("space-taken", "forward w5R", lambda: on_the_road("w4R", "w5R"), trucks("w4R", "c5R")),
    Case("space-taken", "reverse w4R", lambda: on_the_road("w5R", "w4R"), trucks("w5R", "c5R")),
    Case("no-dock", "load", lambda: at_a().trucks("w2R"), trucks("A1")),
    Case("no-dock", "unload", lambda: at_a(orange=1).trucks("w2R"), trucks("A1")),
    Case("truck-full", "load", lambda: at_a(green=5), lambda table: table.cargo(green=4)),
    Case("truck-empty", "unload", at_a, lambda table: table.cargo(green=1)),
    Case("nothing-here", "load", lambda: at_a().stock("A"), lambda table: table.stock("A", orange=1)),
    Case(
        "perishable",
        "unload",
        lambda: on_the_road("A1", "c5R", perishables="yes").cargo(blue=1),
        not_perishable,
    ),
    Case(
        "perishable",
        "leave blue 1",
        lambda: unloading("A1", perishables="yes", blue=1, green=2),
        not_perishable,
    ),
    Case("keep-right", "forward e7L", lambda: on_the_road("e6R", "A1"), trucks("e6R", "e7R")),
    Case("pull-in", "forward c8L", lambda: on_the_road("c6R", "c7R", "c8R"), trucks("c6R", "A1", "c8R")),
    Case("blocked", "forward w1R", lambda: on_the_road("c6R", "c7R", "c8R"), trucks("c6R", "c7R", "A1")),
    Case("too-far", "forward F1", lambda: on_the_road("w4R", "A1"), trucks("w8R", "A1")),
    Case("not-behind", "reverse w4L", lambda: on_the_road("w5R", "A1"), trucks("w5L", "A1")),
    Case(
        "contract-full",
        "deliver A01 1",
        lambda: unloading("B1", orange=2, green=1).holds(A01=1),
        lambda table: table.holds(A01=0),
    ),
    Case("elsewhere", "deliver A01 1", lambda: unloading("C1", orange=2), trucks("B1")),
    Case(
        "none-aboard",
        "deliver A01 1",
        lambda: unloading("B1", green=2),
        lambda table: table.cargo(green=2, orange=1),
    ),
    Case(
        "none-aboard",
        "leave yellow 1",
        lambda: unloading("B1", green=2),
        lambda table: table.cargo(green=2, yellow=1),
    ),
    Case(
        "unload-first",
        "deliver A01 1",
        lambda: on_the_road("B1", "c5R").cargo(orange=1, green=1).holds(A01=0),
        lambda table: table.play("unload"),
    ),
    Case(
        "take-contracts-first",
        "take A03",
        lambda: at_a().offer("A03"),
        lambda table: table.play("contracts"),
    ),
    Case("already-yours", "take A01", lambda: exchanging("A03"), given_back),
    Case("already-kept", "keep U02", drafting, put_back),
    Case("deck-empty", "draw", lambda: exchanging("A03", "A04").deck(), lambda table: table.deck("A05")),
    Case("take-one", "done", lambda: exchanging("A03"), taken),
    Case("move-one", "done", loading, moved),
    Case("move-one", "done", lambda: unloading("B1", green=2), moved),
    Case("not-there", "lift orange 3", loading, lambda table: table.stock("A", orange=3, blue=2)),
    Case("no-room", "lift orange 2", lambda: loading(green=4), lambda table: table.cargo(green=3)),
    Case(
        "owed",
        "leave orange 1",
        lambda: unloading("B1", orange=1, green=1),
        lambda table: table.holds(A01=1),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_refusal_disappears_without_its_cause(case: Case[Depot]) -> None:
    case.check()


def test_every_reason_has_a_case() -> None:
    assert {case.reason for case in CASES} == reasons("road-master")
