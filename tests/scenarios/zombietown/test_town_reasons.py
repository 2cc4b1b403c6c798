"""A reason holds: without its cause, and with nothing else changed, the option is legal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deadroad.games.zombietown.board import HOUSES
from deadroad.games.zombietown.cars import NORTH_SOUTH
from deadroad.games.zombietown.driving import Drive
from deadroad.games.zombietown.fighting import Cause, Clash, Retreat
from deadroad.games.zombietown.state import NO_CAR, NO_ROLE, NOBODY
from deadroad.games.zombietown.turn import Phase
from deadroad.games.zombietown.zombies import Lurch
from deadroad.kernel.sharing import changed
from tests.reasons import Case, reasons
from tests.scenarios.zombietown.town import SPACE, Suburb, pistol, settled

Cure = Callable[[Suburb], object]

# Reasons whose cause can't be taken away, and why.
WITHOUT_CURE = {
    "no-way": "the board is printed",
    "no-road": "the board is printed",
    "agenda-no-card": "agendas are never part of the hand (ZRR-43)",
    "shorter-way": "it compares ways: what is cleared for one way is cleared for others",
    "cards-wait": "the cause is the question itself: another phase asks another question",
    "agendas-wait": "as cards-wait",
}


def roles() -> Suburb:
    suburb = Suburb.deal("zombietown", 3, abilities="yes")
    suburb.public.first = 0
    return suburb.settle().play("role nurse")


def noise() -> Suburb:
    suburb = settled().at("a1").at("p16", 1).zombies(e5=1, e8=1, p1=1).hand("noise_maker").act()
    return suburb.play("play noise_maker", "noise e6")


def lurching() -> Suburb:
    return settled(lurches=3).at("a1").at("h5", 1).zombies(h2=2, l5=1, p5=1).phase(Phase.LURCH)


def retreat(**crowds: int) -> Suburb:
    suburb = settled().at("h5").zombies(h5=1, **crowds)
    return suburb.put(Retreat(0, SPACE["h5"]))


def top_lurch(suburb: Suburb) -> Lurch:
    frame = suburb.state.stack[-1]
    assert isinstance(frame, Lurch)
    return frame


def far_noise(suburb: Suburb) -> None:
    top_lurch(suburb).within = 50
    top_lurch(suburb).fresh = False


def unmoved(suburb: Suburb) -> None:
    top_lurch(suburb).moved = ()
    top_lurch(suburb).fresh = False


def top_drive(suburb: Suburb) -> Drive:
    frame = suburb.state.stack[-1]
    assert isinstance(frame, Drive)
    return frame


def turning(suburb: Suburb) -> None:
    top_drive(suburb).turning = True


def out_of_the_car(suburb: Suburb) -> None:
    frame = suburb.state.stack[-1]
    assert isinstance(frame, Clash)
    frame.cause = Cause.GOT_OUT


def set_public(name: str, value: object) -> Cure:
    """Set a field that all see."""

    def cure(suburb: Suburb) -> None:
        setattr(suburb.public, name, value)

    return cure


def set_player(name: str, value: object, seat: int = 0) -> Cure:
    """Set a field of a player."""

    def cure(suburb: Suburb) -> None:
        setattr(suburb.player(seat), name, value)

    return cure


def full_town() -> Suburb:
    suburb = settled().at("A").hand("boards")
    for house in "DEF":
        for side in ("north", "east", "south", "west"):
            suburb.barred(house, side)
    return suburb.act()


def walled() -> Suburb:
    suburb = settled().at("A").hand("boards")
    for side in ("north", "east", "south", "west"):
        suburb.barred("A", side)
    return suburb.act()


def chips() -> Suburb:
    return settled().owns(0, "B", "C", "E").at("F").hand("boards").act()


CASES: list[Case[Suburb]] = [
    Case("role-taken", "role nurse", roles, set_player("role", NO_ROLE)),
    Case(
        "house-taken",
        "settle A",
        lambda: Suburb.deal("zombietown", 2).play("settle A"),
        set_public("home", [NOBODY] * HOUSES),
    ),
    Case(
        "barred",
        "step south",
        lambda: settled().owns(1, "B").barred("B", "north").at("f1").act(),
        lambda suburb: suburb.barred("B", "north", 0),
    ),
    Case(
        "zombies-here",
        "step east",
        lambda: settled().at("e5").zombies(e5=1).act(),
        lambda suburb: suburb.zombies(e5=0),
    ),
    Case("no-action", "search", lambda: settled().at("A").act(actions=0), set_public("actions", 1)),
    Case(
        "in-car",
        "step east",
        lambda: settled().drives("A", "h5", axis=NORTH_SOUTH).act(),
        set_player("car", NO_CAR),
    ),
    Case(
        "not-in-car",
        "out",
        lambda: settled().key("A").at("d2").act(),
        set_player("car", 0),
    ),
    Case("not-in-house", "search", lambda: settled().at("e5").act(), lambda suburb: suburb.at("A")),
    Case(
        "guarded",
        "search",
        lambda: settled().owns(1, "B").guard("B", "alma").at("B").act(),
        set_public("guards", [[]] * HOUSES),
    ),
    Case(
        "owner-inside",
        "play boards",
        lambda: settled().at("D").hand("boards").act(),
        lambda suburb: suburb.at("h5", 1),
    ),
    Case("no-chip", "play boards", chips, lambda suburb: suburb.owns(NOBODY, "E")),
    Case("no-stand", "play boards", full_town, lambda suburb: suburb.barred("D", "north", 0)),
    Case("all-barred", "play boards", walled, lambda suburb: suburb.barred("A", "north", 0)),
    Case(
        "no-hand-free",
        "play pistol",
        lambda: settled().at("e5").guns(pistol(), pistol()).hand("pistol").act(),
        lambda suburb: suburb.guns(pistol()),
    ),
    Case(
        "all-loaded",
        "play ammo",
        lambda: settled().at("e5").guns(pistol()).hand("ammo").act(),
        lambda suburb: suburb.guns(pistol(2)),
    ),
    Case("unhurt", "play first_aid", lambda: settled().hand("first_aid").act(), set_player("health", 3)),
    Case(
        "no-barricade",
        "break north",
        lambda: settled().owns(1, "B").at("f1").act(),
        lambda suburb: suburb.barred("B", "north"),
    ),
    Case(
        "no-zombies",
        "play noise_maker",
        lambda: settled().hand("noise_maker").act(),
        lambda suburb: suburb.zombies(h5=1),
    ),
    Case(
        "cornered",
        "flee",
        lambda: settled().at("a1").zombies(a1=1, b1=1, a2=1).act().play("flee"),
        set_public("cornered", False),
    ),
    Case(
        "not-the-fewest",
        "rise f6",
        lambda: settled().zombies(f6=1).phase(Phase.RISE),
        lambda suburb: suburb.zombies(f6=0),
    ),
    Case(
        "not-nearer",
        "lurch north",
        lambda: settled(lurches=1).at("a1").at("i6", 1).zombies(g5=2).phase(Phase.LURCH),
        lambda suburb: top_lurch(suburb.at("i3", 1)).look(suburb.public),
    ),
    Case(
        "no-prey",
        "zombie h5",
        lambda: settled(lurches=3).at("a1").at("h5", 1).zombies(h5=1, h2=1, l5=1).phase(Phase.LURCH),
        lambda suburb: unmoved(suburb.at("p1", 1)),
    ),
    Case("unheard", "zombie p1", noise, far_noise),
    Case("zombie-moved", "zombie h3", lambda: lurching().play("zombie h2", "zombie h2"), unmoved),
    Case(
        "must-fight",
        "flee",
        lambda: settled().at("e5").guns(pistol()).zombies(f5=1).act().play("step east"),
        out_of_the_car,
    ),
    Case("zombies-there", "step north", lambda: retreat(h4=1), lambda suburb: suburb.zombies(h4=0)),
    Case(
        "no-zombies-here",
        "fight",
        lambda: settled().at("e5").act(),
        lambda suburb: suburb.zombies(e5=1),
    ),
    Case(
        "group-full",
        "fetch 1",
        lambda: settled(followers=1).guard("A", "alma").follower("bruno").at("A").act(),
        set_player("followers", []),
    ),
    Case(
        "guards-full",
        "station 1",
        lambda: settled(guards=1).guard("A", "alma").follower("bruno").at("A").act(),
        set_public("guards", [[]] * HOUSES),
    ),
    Case(
        "no-room",
        "play survivor",
        lambda: settled(followers=1).follower("bruno").at("e5").hand("alma").act(),
        set_player("followers", []),
    ),
    Case(
        "nothing-left",
        "search",
        lambda: settled().holds_card("A", "nurses_cottage", finds=0).at("A").act(),
        lambda suburb: suburb.holds_card("A", "nurses_cottage", finds=1),
    ),
    Case(
        "no-car",
        "start",
        lambda: settled().key("A").at("e5").act(),
        lambda suburb: suburb.car("A", "e5"),
    ),
    Case("no-key", "start", lambda: settled().at("g4").act(), lambda suburb: suburb.key("B")),
    Case(
        "car-dead",
        "start",
        lambda: settled().car("A", "d2", damage=4).at("d2").act(),
        lambda suburb: suburb.car("A", "d2", damage=3),
    ),
    Case(
        "sideways",
        "drive east",
        lambda: settled().drives("A", "h5", axis=NORTH_SOUTH).act(),
        lambda suburb: suburb.car("A", "h5", axis=1),
    ),
    Case(
        "car-there",
        "drive north",
        lambda: settled().drives("A", "h5", axis=NORTH_SOUTH).car("B", "h4").act(),
        lambda suburb: suburb.car("B", "p16"),
    ),
    Case(
        "no-diagonal",
        "turn",
        lambda: settled().drives("A", "h5", axis=NORTH_SOUTH).act().play("drive north"),
        turning,
    ),
    Case(
        "out-of-reach",
        "aim 2",
        lambda: settled(3).at("h5").at("h5", 1).at("p16", 2).follower("alma", seat=1).act().play("attack"),
        lambda suburb: suburb.at("h5", 2),
    ),
    Case(
        "still-loaded",
        "drop gun1",
        lambda: settled().guns(pistol(1)).act(),
        lambda suburb: suburb.guns(pistol(0)),
    ),
    Case(
        "enough-passed",
        "give gun1",
        lambda: with_handovers(settled().at("e5").guns(pistol()).follower("alma").act()),
        set_public("handovers", 4),
    ),
    Case("no-gun", "drop gun1", lambda: settled().at("e5").act(), lambda suburb: suburb.guns(pistol(0))),
    Case(
        "no-target",
        "shoot",
        lambda: settled().at("e5").guns(pistol()).act(),
        lambda suburb: suburb.zombies(f5=1),
    ),
    Case(
        "no-bullet",
        "shoot",
        lambda: settled().at("e5").guns(pistol(0)).zombies(f5=1).act(),
        lambda suburb: suburb.guns(pistol(1)),
    ),
    Case("nobody-near", "attack", lambda: settled().at("e5").act(), lambda suburb: suburb.at("e5", 1)),
    Case("no-follower", "station 1", lambda: settled().at("A").act(), lambda suburb: suburb.follower("alma")),
    Case("no-guard", "fetch 1", lambda: settled().at("A").act(), lambda suburb: suburb.guard("A", "alma")),
    Case(
        "no-key-here",
        "take",
        lambda: settled().at("A").act(),
        lambda suburb: set_public("key_lies", changed(suburb.public.key_lies, 0, True))(suburb),
    ),
    Case(
        "key-seen",
        "look",
        lambda: settled().at("B").act().play("look"),
        lambda suburb: suburb.state.set_secret(0, suburb.state.secrets[0].with_seen([-1] * HOUSES)),
    ),
    Case(
        "forgone",
        "forgo vendetta",
        lambda: settled().agendas("valet", "vendetta").act().play("forgo valet", "decline"),
        set_public("forgone", False),
    ),
    Case(
        "no-agenda",
        "forgo block_captain",
        lambda: settled().act(),
        lambda suburb: suburb.agendas("block_captain"),
    ),
]


def with_handovers(suburb: Suburb) -> Suburb:
    suburb.public.handovers = 5
    return suburb.settle()


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_refusal_disappears_without_its_cause(case: Case[Suburb]) -> None:
    case.check()


def test_every_reason_has_a_case_or_an_explanation() -> None:
    cured = {case.reason for case in CASES}
    assert cured | set(WITHOUT_CURE) == reasons("zombietown")
    assert not cured & set(WITHOUT_CURE)
