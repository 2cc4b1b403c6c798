"""Wishes: what a seat wants answered for it. They belong to whoever drives the match, never to the state."""

from __future__ import annotations

from typing import Final, final

from deadroad.kernel.frames.window import Window
from deadroad.kernel.game import Game
from deadroad.kernel.match import UNDO, Match
from deadroad.kernel.view import View

CAN: Final = "can"  # asked once a turn for each card that could be played, when it is likely wanted
ALWAYS: Final = "always"
NEVER: Final = "never"
WINDOWS: Final = (CAN, ALWAYS, NEVER)

ALL: Final = "all"
MATTER: Final = "matter"  # those that can reach somebody or something this phase
NONE: Final = "none"
ZOMBIES: Final = (ALL, MATTER, NONE)

NO_ORDER: Final = -1


@final
class Wish:
    """What one seat wants. `act` stops at the next window; `bid` is a limit, 0 stays out, -1 is no order.

    An order holds for the auction of one `turn`; -1 is every turn.
    """

    __slots__ = ("act", "bid", "lone", "turn", "windows", "zombies")

    def __init__(
        self,
        windows: str = CAN,
        *,
        lone: bool = True,
        zombies: str = MATTER,
        bid: int = NO_ORDER,
        turn: int = -1,
        act: bool = False,
    ) -> None:
        self.windows = windows
        self.lone = lone
        self.zombies = zombies
        self.bid = bid
        self.turn = turn
        self.act = act


def asking() -> Wish:
    """Return the wish of a seat that wants every question itself."""
    return Wish(ALWAYS, lone=False, zombies=ALL)


@final
class Memory:
    """What a seat was asked about this turn: options by the ply of the question."""

    __slots__ = ("asked", "turn")

    def __init__(self) -> None:
        self.turn = -1
        self.asked: dict[int, int] = {}


def wished(match: Match, wish: Wish, memory: Memory) -> str:
    """Return the answer that a wish gives to the open question, in notation; empty if its seat is asked.

    After an undo the seat is asked: it went back to choose.
    """
    seat = match.seat
    if seat is None or (match.plies and match.plies[-1].notation == UNDO):
        return ""
    view = match.view(seat)
    option = answer_of(match.game, view, wish, memory, len(match.plies))
    if option < 0 and wish.lone and not isinstance(view.stack[-1], Window):
        idle = match.state.stack[-1].idle(match.state)
        left = [one for one in match.state.asked if one not in idle]
        option = left[0] if len(left) == 1 else -1
    return "" if option < 0 else match.game.space.option(option).notation


def answer_of(game: Game, view: View, wish: Wish, memory: Memory, ply: int) -> int:
    """Return the option that a wish gives to the open question of a view; -1 if its seat is asked."""
    top = view.stack[-1]
    if isinstance(top, Window):
        return _in_window(game, view, wish, memory, ply)
    habits = game.habits()
    if wish.bid >= 0 and wish.turn in (-1, habits.turn(view)):
        bid = habits.bid(view, wish.bid)
        if bid >= 0:
            return bid
    if wish.lone:
        if len(view.options) == 1:
            return view.options[0]
        idle = habits.idle(view)
        if idle >= 0:
            return idle
    if wish.zombies != ALL:
        return habits.rest(view, all_of_them=wish.zombies == NONE)
    return -1


def _in_window(game: Game, view: View, wish: Wish, memory: Memory, ply: int) -> int:
    """Pass in a window, unless the seat wants to be asked there."""
    if wish.act or wish.windows == ALWAYS:
        return -1
    top = view.stack[-1]
    assert isinstance(top, Window)
    if wish.windows == CAN:
        habits = game.habits()
        turn = habits.turn(view)
        if memory.turn != turn:
            memory.turn = turn
            memory.asked = {}
        for option in habits.likely(view):
            if memory.asked.setdefault(option, ply) == ply:
                return -1
    return top.pass_option()
