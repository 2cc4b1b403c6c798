"""A reason holds: without its cause, and with nothing else changed, the option is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from deadroad.games.zombies.bout import Bout, Round
from deadroad.games.zombies.fight import Fight
from deadroad.games.zombies.laying import Lay, Laying
from deadroad.games.zombies.not_dead import Doubt
from deadroad.games.zombies.play import Target
from deadroad.games.zombies.scatter import Relocate, Scatter
from deadroad.games.zombies.state import AFRAID, NOBODY, NOWHERE, SHUT_OUT
from deadroad.games.zombies.tiles import HELIPAD, KIND_IDS
from deadroad.games.zombies.timings import AFTER_ROLL, BEFORE_ROLL, START
from deadroad.games.zombies.turn import Rounds, Step, Turn
from deadroad.games.zombies.windows import Interlude
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.frame import Frame
from deadroad.kernel.sharing import changed
from tests.reasons import Case, reasons
from tests.scenarios.zombies.town import Town, card, space, street, town

WITHOUT_CURE = {
    "itself": "a player is never their own opponent",
    "no-name": "whether a tile has a named building is printed on it",
    "no-way": "walls and closed cells are printed on the tiles",
    "works-by-itself": "what a card does is printed on it",
    "not-leavable": "a fight is never left (ZOM-32)",
}

SQUARE = ("0.n", "0.w", "0.c", "0.e", "0.s")
WARD = ("2.nw", "2.n", "2.ne", "2.w", "2.c", "2.e", "2.sw", "2.se")


def top(table: Town, frame: Frame[Any]) -> Town:
    """Put a frame on top of the first seat's turn."""
    turn = Turn(0)
    turn.step = Step.END_MOVE
    table.public.active = 0
    return table.put(Rounds(), turn, frame)


def window(table: Town, timing: int) -> Town:
    """Open a window in the first seat's turn."""
    return top(table, Interlude(timing, tuple(range(table.match.seats))))


def fight(table: Town, frame: Bout, failed: int = 0) -> Town:
    """Put a fight before its first roll, or after one that lacks so many points."""
    table.zombies_on("0.c")
    frame.zombie = frame.space
    frame.round = Round.FAILED if failed else Round.FIRST
    frame.need = failed
    return top(table, frame)


def fail(table: Town) -> None:
    table.state.stack[-1].round = Round.FAILED
    table.state.stack[-1].need = 1


def shamble(*zombies: str, moved: str = "") -> Town:
    table = street().zombies_on(*zombies)
    masks = [0] * len(table.public.town.shapes)
    if moved:
        masks[space(moved) // 9] |= 1 << space(moved) % 9
    return top(table, Shamble(0, 3, masks))


def relocate(first: str = "") -> Town:
    table = street().zombies_on("0.n", "0.e", "1.c", "2.s")
    frame = Relocate(0, 1)
    frame.first = space(first) if first else NOWHERE
    return in_fight(top(table, frame))


def aimed(name: str) -> Town:
    return top(street(4), Target(0, card(name)))


def in_fight(table: Town) -> Town:
    """Let the second seat fight, below the open question."""
    frame = Bout(1, space("1.c"))
    frame.zombie = frame.space
    table.state.stack.insert(2, frame)
    return table


def fight_over(table: Town) -> None:
    table.state.stack[2].zombie = NOWHERE


def down(table: Town, *seats: int) -> Town:
    table.public.down = [int(seat in seats) for seat in range(table.match.seats)]
    return table


def all_up(table: Town) -> None:
    down(table)


def standing(table: Town, seat: int, effect: int) -> Town:
    table.public.standing = changed(table.public.standing, seat, effect)
    return table


def released(table: Town) -> None:
    table.public.standing = [0] * table.match.seats


def wards(name: str, *zombies: str) -> Town:
    """Return a card aimed at a building: the hospital (2), or one of two others with a zombie in them."""
    table = street()
    table.tile("gas", "0.south", 2)
    table.tile("garden", "0.east", 1)
    return top(table.zombies_on("3.sw", "4.c", *zombies), Target(0, card(name)))


def filling(kind: str, step: Laying) -> Town:
    """Return the filling of a tile just laid as tile 1."""
    table = town()
    table.tile(kind, "0.north")
    frame = Lay(0, KIND_IDS.index(kind))
    frame.tile = 1
    frame.step = step
    frame.count = 2
    return top(table, frame)


def placing(kind: str) -> Town:
    """Return the laying of a tile, where one place needs two roads."""
    table = town()
    table.tile("corner", "0.north", 1)
    table.tile("cross", "0.east")
    return top(table, Lay(0, KIND_IDS.index(kind)))


def gone(name: str) -> Callable[[Town], None]:
    """Take the zombie off a space."""

    def cure(table: Town) -> None:
        table.public.town.take_zombie(space(name))

    return cure


def set_turn(name: str, value: object) -> Callable[[Town], None]:
    def cure(table: Town) -> None:
        setattr(table.now, name, value)

    return cure


def set_public(name: str, value: object) -> Callable[[Town], None]:
    def cure(table: Town) -> None:
        setattr(table.public, name, value)

    return cure


def set_frame(name: str, value: object) -> Callable[[Town], None]:
    def cure(table: Town) -> None:
        setattr(table.state.stack[-1], name, value)

    return cure


def turn_fight(table: Town) -> None:
    """Make the fight one of the turn instead of one that a card brought about."""
    frame = Fight(0, table.public.spaces[0])
    frame.round = Round.FIRST
    table.state.stack = [*table.state.stack[:-1], frame]


def no_tokens(table: Town) -> None:
    table.public.town.lives = [0, 0]


def with_played(table: Town) -> Town:
    table.public.played = [1, 0]
    return table


def steered(table: Town) -> Town:
    table.now.pilot = 2
    return table


def without_supply(table: Town) -> Town:
    table.public.supply = 0
    return table


def within_hospital(*zombies: str, clear_of_players: bool = False) -> Town:
    """Return the putting of zombies inside the hospital."""
    frame = Scatter(0, 2, clear_of_players, within=2)
    return top(street().zombies_on(*zombies), frame)


def doubt() -> Town:
    """Return a failed roll for a zombie collected."""
    frame = Doubt(0, 0, 2)
    frame.need = 2
    return top(street(), frame)


CASES = [
    Case(
        "already-played",
        "play fear",
        lambda: with_played(street().hand(0, "fear")).walking(),
        set_public("played", [0, 0]),
    ),
    Case(
        "no-interruption",
        "play fear",
        lambda: fight(street().hand(0, "fear"), Bout(0, space("0.c"))),
        turn_fight,
    ),
    Case(
        "has-one",
        "play shotgun",
        lambda: street().hand(0, "shotgun").items(0, "shotgun").walking(),
        lambda table: table.items(0),
    ),
    Case(
        "wrong-building",
        "play firstaid",
        lambda: street().hand(0, "firstaid").walking(),
        lambda table: table.at(0, "2.c"),
    ),
    Case(
        "neither-building",
        "play firstaid",
        lambda: street(2, **{"first-aid": "drug"}).hand(0, "firstaid").walking(),
        lambda table: table.at(0, "2.c"),
    ),
    Case(
        "no-own-roll",
        "play adrenaline",
        lambda: window(street().hand(0, "adrenaline"), BEFORE_ROLL),
        set_turn("moving", value=True),
    ),
    Case(
        "not-before-own-roll",
        "play rest",
        lambda: window(street().hand(0, "rest"), START),
        set_frame("timing", BEFORE_ROLL),
    ),
    Case(
        "not-before-their-roll",
        "play shoe",
        lambda: window(street().hand(1, "shoe"), START),
        set_frame("timing", BEFORE_ROLL),
    ),
    Case(
        "not-after-their-roll",
        "play cramp",
        lambda: window(street().hand(1, "cramp"), BEFORE_ROLL),
        set_frame("timing", AFTER_ROLL),
    ),
    Case(
        "already-steered",
        "play cramp",
        lambda: steered(window(street(3).hand(1, "cramp"), AFTER_ROLL)),
        set_turn("pilot", NOBODY),
    ),
    Case(
        "held-by-fear",
        "play keys",
        lambda: window(standing(street().hand(0, "keys"), 0, AFRAID), BEFORE_ROLL),
        released,
    ),
    Case("down", "play rest", lambda: window(down(street().hand(0, "rest"), 0), BEFORE_ROLL), all_up),
    Case(
        "no-life-to-pay",
        "play direction",
        lambda: window(street().hand(1, "direction").has(1, lives=0), BEFORE_ROLL),
        lambda table: table.has(1, lives=1),
    ),
    Case(
        "no-target",
        "play everybody",
        lambda: window(down(street(3).hand(0, "everybody"), 1, 2), START),
        all_up,
    ),
    Case("is-down", "target 1", lambda: down(aimed("everybody"), 1), all_up),
    Case("in-fight", "target 1", lambda: in_fight(aimed("everybody")), fight_over),
    Case("afraid", "target 1", lambda: standing(aimed("everybody"), 1, AFRAID), released),
    Case(
        "nothing-to-lose",
        "target 1",
        lambda: aimed("butter").has(1, bullets=0),
        lambda table: table.has(1, bullets=1),
    ),
    Case("full", "tile 2", lambda: wards("worse", *WARD), gone("2.nw")),
    Case("empty", "tile 2", lambda: wards("miscalculation"), lambda table: table.zombies_on("2.c")),
    Case(
        "no-building",
        "play worse",
        lambda: town().hand(0, "worse").walking(),
        lambda table: table.tile("hospital", "0.north"),
    ),
    Case(
        "too-few-zombies",
        "play sobad",
        lambda: street().zombies_on("1.c").hand(0, "sobad").walking(),
        lambda table: table.zombies_on("1.n"),
    ),
    Case(
        "no-room",
        "tile 0",
        lambda: top(street().zombies_on(*SQUARE), Scatter(0, 2, clear_of_players=False, within=NOWHERE)),
        gone("0.n"),
    ),
    Case("roll-first", "life", lambda: fight(street().hand(0, "fear"), Fight(0, space("0.c"))), fail),
    Case(
        "no-failed-roll",
        "use firstaid",
        lambda: fight(street().items(0, "firstaid"), Fight(0, space("0.c"))),
        fail,
    ),
    Case(
        "no-building-here",
        "use grenade",
        lambda: street().items(0, "grenade").walking(),
        lambda table: table.at(0, "2.s"),
    ),
    Case(
        "too-few-bullets",
        "shoot",
        lambda: fight(street().hand(0, "fear").has(0, bullets=2), Fight(0, space("0.c")), failed=3),
        lambda table: table.has(0, bullets=3),
    ),
    Case(
        "no-exit",
        "step east",
        lambda: street().at(0, "0.e").walking(),
        lambda table: table.tile("cross", "0.east"),
    ),
    Case(
        "claustrophobic",
        "step north",
        lambda: standing(street(), 0, SHUT_OUT).at(0, "2.s").walking(),
        released,
    ),
    Case("way-out-first", "stop", lambda: standing(street(), 0, SHUT_OUT).at(0, "2.nw").walking(), released),
    Case(
        "already-moved", "pick 1.c", lambda: shamble("1.c", "0.n", moved="1.c"), set_frame("moved", [0, 0, 0])
    ),
    Case("stuck", "pick 0.n", lambda: shamble("0.n", "0.c", "1.s"), gone("1.s")),
    Case("moved-by-card", "pick 0.n", lambda: relocate("0.n"), set_frame("first", NOWHERE)),
    Case("fought", "pick 1.c", relocate, fight_over),
    Case("not-free", "put 2.c", lambda: within_hospital("2.c"), gone("2.c")),
    Case("street", "put 2.s", within_hospital, set_frame("within", NOWHERE)),
    Case(
        "player-there",
        "put 2.c",
        lambda: within_hospital(clear_of_players=True).at(0, "2.c"),
        lambda table: table.at(0, "0.c"),
    ),
    Case("last-life", "life", lambda: doubt().has(0, lives=1), lambda table: table.has(0, lives=2)),
    Case("unfitting", "lay 1.east", lambda: placing("hospital"), set_frame("kind", HELIPAD)),
    Case("token-there", "put 1.c", lambda: filling("hospital", Laying.LIVES).life_on("1.c"), no_tokens),
    Case(
        "no-supply",
        "play screwed",
        lambda: without_supply(street().hand(0, "screwed")).walking(),
        set_public("supply", 5),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_refusal_disappears_without_its_cause(case: Case[Town]) -> None:
    case.check()


def test_every_reason_has_a_case_or_an_explanation() -> None:
    cured = {case.reason for case in CASES}
    assert cured | set(WITHOUT_CURE) == reasons("zombies")
    assert not cured & set(WITHOUT_CURE)
