"""A reason holds: without its cause, and with nothing else changed, the option is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from deadroad.games.hit_z_road.fight import Round
from deadroad.games.tower_defense.combat import OPEN_GROUND, engage
from deadroad.games.tower_defense.grid import NAMES
from deadroad.games.tower_defense.options import REGULAR
from deadroad.games.tower_defense.public import HOME, POSTED, VACANT, Phase
from deadroad.games.tower_defense.quarters import Quarter
from deadroad.games.tower_defense.siege import Siege
from deadroad.games.tower_defense.state import Casualty, Welcome
from deadroad.kernel.frame import Frame
from tests.reasons import Case, reason_of, reasons
from tests.scenarios.tower_defense.fort import BY_ID, Fort, fort

Cure = Callable[[Fort], object]

WITHOUT_CURE = {"map-idle": "no question offers a map: its event trades it at once"}
SHARED = {"no-shooting-here"}  # Hit Z Road has the sentence, but only this game the rule


def top(table: Fort, frame: Frame[Any]) -> Fort:
    """Put a question into a turn."""
    siege = Siege()
    siege.next = Phase.GARRISON
    return table.put(siege, frame)


def intercepting(
    *answers: str, squads: tuple[str, str, str] = ("", "Lrrr", ""), fuel: int = 9, **units: str
) -> Fort:
    """Go to the interception and begin a group."""
    table = fort().squads(*squads).stock(fuel=fuel).units(**(units or {"n2": "II-01"}))
    return table.reserve("II-01", "II-01", wave=2).begin(Phase.INTERCEPTION).play(*answers)


def fighting(**units: str) -> Fort:
    """Go to the combats: regulars stand on n1 and n3."""
    table = fort().units(n1="I-14", n3="I-16", **units)
    return table.out("n1", regulars=1).out("n3", regulars=1)


def engaged(table: Fort) -> None:
    """Bring the waiting combats up to date after a change of the field."""
    table.public.won = []
    table.state.stack[-1].waiting = engage(table.public)


def fought(table: Fort) -> Fort:
    table.begin(Phase.COMBAT)
    frame = table.state.stack[-1]
    frame.fought = [NAMES.index("n2")]
    frame.waiting = [NAMES.index("n1"), NAMES.index("n3")]
    return table


def unfought(table: Fort) -> None:
    table.state.stack[-1].fought = []
    engaged(table)


def recovering(*answers: str) -> Fort:
    table = fort().units(n2="I-01").out("n2", regulars=1).reserve("I-01")
    return table.begin(Phase.COMBAT).play(*answers)


def in_combat(cell: str) -> Fort:
    table = fort().squads("Lr", "Lr", "").units(**{cell: "I-14"}).out(cell, regulars=2, leader=2)
    table.public.fighting = NAMES.index(cell)
    return top(table, Casualty())


def with_executor() -> Fort:
    table = fort().holds(bus=1).units(n2="III-22").stock(ammo=3).out("n2", regulars=3)
    table.public.stock.executor = BY_ID["II-05"]
    return table.begin(Phase.COMBAT).play("hold")


def on_a_bastion() -> Fort:
    table = fort().units(b2="I-14").stock(ammo=3).out("b2", regulars=3)
    return table.begin(Phase.COMBAT)


def in_the_open(table: Fort) -> None:
    frame = table.state.stack[-1]
    frame.terms = OPEN_GROUND
    frame.round = Round.SHOOTING


def led(bastion: int, where: int = HOME) -> Cure:
    """Put the leader of a bastion somewhere."""
    return lambda table: table.public.move_leader(bastion - 1, where)


def field(bastion: int, **units: str) -> Cure:
    """Change the field, and what the group that gathers at a bastion knows of it."""

    def cure(table: Fort) -> None:
        table.units(**units)
        frame = table.state.stack[-1]
        if frame.at >= 0:
            frame.gather(table.public, bastion - 1)

    return cure


def set_frame(name: str, value: object) -> Cure:
    """Set a field of the frame that asks."""
    return lambda table: setattr(table.state.stack[-1], name, value)


def posted_leader() -> Fort:
    table = intercepting("gather 2")
    table.public.move_leader(1, POSTED)
    return table


CASES = [
    Case(
        "bastion-destroyed",
        "recruit leader 1",
        lambda: fort().stock(xp=20).destroyed((1,)).begin(Phase.GARRISON),
        lambda table: table.destroyed(),
    ),
    Case("has-leader", "recruit leader 2", lambda: fort().stock(xp=20).begin(Phase.GARRISON), led(2, VACANT)),
    Case(
        "squad-full",
        "recruit regular 2",
        lambda: fort().stock(xp=20).begin(Phase.GARRISON),
        lambda table: table.squads("", "Lrr", ""),
    ),
    Case("needs-leader", "recruit regular 1", lambda: fort().stock(xp=20).begin(Phase.GARRISON), led(1)),
    Case(
        "too-dear",
        "recruit leader 1",
        lambda: fort().squads("", "Lrr", "").stock(xp=2).begin(Phase.GARRISON),
        lambda table: table.stock(xp=3),
    ),
    Case(
        "warehouse-destroyed",
        "send regular 2 ammo",
        lambda: fort().destroyed(warehouses=(1,)).begin(Phase.WAREHOUSES),
        lambda table: table.destroyed(),
    ),
    Case(
        "nobody-free",
        "send regular 2 ammo",
        lambda: fort().squads("", "L", "").begin(Phase.WAREHOUSES),
        lambda table: table.squads("", "Lr", ""),
    ),
    Case("nobody-gathers", "gather 1", intercepting, lambda table: table.squads("L", "Lrrr", "")),
    Case("no-fuel-to-walk", "gather 2", lambda: intercepting(fuel=0), lambda table: table.stock(fuel=1)),
    Case(
        "unit-on-bastion",
        "gather 2",
        lambda: intercepting(squads=("Lr", "", "Lr"), b2="II-01", e2="II-02"),
        field(2, e2="II-02"),
    ),
    Case(
        "no-path-to-join",
        "gather 3",
        lambda: intercepting(squads=("Lr", "Lr", ""), b2="II-01", n1="II-02", w1="II-03"),
        field(3, b2="II-01", n1="II-02"),
    ),
    Case(
        "no-path-to-join",
        "join squad 1",
        lambda: intercepting("gather 3", squads=("Lr", "", "Lr"), b2="II-01", n1="II-02", w1="II-03"),
        field(3, b2="II-01", n1="II-02"),
    ),
    Case(
        "no-fuel-to-join",
        "gather 2",
        lambda: intercepting(squads=("Lr", "", "Lr"), fuel=1),
        lambda table: table.stock(fuel=3),
    ),
    Case(
        "no-fuel-to-join",
        "join squad 1",
        lambda: intercepting("gather 2", squads=("Lr", "Lr", ""), fuel=1),
        lambda table: table.stock(fuel=2),
    ),
    Case(
        "nobody-free-there",
        "join leader 3",
        lambda: intercepting("gather 2"),
        lambda table: table.squads("", "Lrrr", "L"),
    ),
    Case("leader-away", "join leader 2", posted_leader, led(2)),
    Case(
        "no-regular-there",
        "join regular 2",
        lambda: intercepting("gather 2", squads=("Lr", "L", "")),
        lambda table: table.squads("Lr", "Lr", ""),
    ),
    Case(
        "only-one-there",
        "join squad 2",
        lambda: intercepting("gather 2", squads=("Lr", "L", "")),
        lambda table: table.squads("Lr", "Lr", ""),
    ),
    Case(
        "no-unit",
        "intercept n3",
        lambda: intercepting("gather 2", "join regular 2"),
        field(2, n2="II-01", n3="II-02"),
    ),
    Case(
        "blocked",
        "intercept f2",
        lambda: intercepting("gather 2", "join regular 2", n1="II-16", n2="II-13", n3="II-17", f2="II-03"),
        field(2, n1="II-16", n2="II-13", f2="II-03"),
    ),
    Case(
        "empty-group",
        "intercept n2",
        lambda: intercepting("gather 2"),
        lambda table: table.state.stack[-1].join(table.public, REGULAR, 1),
    ),
    Case(
        "too-far",
        "intercept e3",
        lambda: intercepting("gather 2", "join regular 2", fuel=2, n2="II-01", e3="II-03"),
        lambda table: table.stock(fuel=9),
    ),
    Case("fought-already", "combat n2", lambda: fought(fighting(n2="I-13").out("n2", regulars=1)), unfought),
    Case(
        "no-zombies",
        "combat n2",
        lambda: fighting(n2="I-01").out("n2", regulars=1).begin(Phase.COMBAT),
        lambda table: engaged(table.units(n1="I-14", n2="I-13", n3="I-16")),
    ),
    Case(
        "no-group",
        "combat n2",
        lambda: fighting(n2="I-13").begin(Phase.COMBAT),
        lambda table: engaged(table.out("n2", regulars=1)),
    ),
    Case(
        "nobody-there",
        "name regular-1",
        lambda: top(fort(), Casualty()),
        lambda table: table.squads("Lr", "Lr", ""),
    ),
    Case(
        "not-in-this-fight",
        "name leader-1",
        lambda: in_combat("n2"),
        lambda table: table.out("n2", regulars=2, leader=1),
    ),
    Case("not-carried", "leave fuel n2", recovering, lambda table: table.units(n2="I-02")),
    Case("left-already", "leave ammo n2", lambda: recovering("leave ammo n2"), set_frame("left", [])),
    Case("not-manned", "welcome 1", lambda: top(fort().squads("", "Lr", "Lr"), Welcome()), led(1)),
    Case(
        "other-bastion-now",
        "quarter 2 1",
        lambda: top(fort().squads("L", "L", "L"), Quarter(2, [0, 0, 0])),
        set_frame("at", 1),
    ),
    Case(
        "regulars-stay",
        "quarter 1 1",
        lambda: top(fort().squads("L", "L", ""), Quarter(4, [2, 0, 0])),
        set_frame("stay", [0, 0, 0]),
    ),
    Case(
        "no-place-elsewhere",
        "quarter 1 1",
        lambda: top(fort().squads("L", "L", ""), Quarter(5, [0, 0, 0])),
        led(3),
    ),
    Case(
        "not-so-many",
        "quarter 1 3",
        lambda: top(fort().squads("L", "L", ""), Quarter(2, [0, 0, 0])),
        set_frame("pool", 3),
    ),
    Case("executor-ready", "use bus", with_executor, set_frame("round", Round.EXECUTOR)),
    Case("no-shooting-here", "shoot 1", on_a_bastion, in_the_open),
]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_refusal_disappears_without_its_cause(case: Case[Fort]) -> None:
    case.check()


def test_every_reason_has_a_case_or_an_explanation() -> None:
    cured = {case.reason for case in CASES}
    assert cured - SHARED | set(WITHOUT_CURE) == reasons("tower-defense")
    assert not cured & set(WITHOUT_CURE)


@pytest.mark.clause("HTD-24")
def test_without_a_fight_no_fighter_can_be_named() -> None:
    assert reason_of(top(fort(), Casualty()), "name regular") == "nobody-there"
    assert reason_of(in_combat("n2"), "name regular") == ""
