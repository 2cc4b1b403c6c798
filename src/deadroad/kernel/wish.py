"""Wishes: answers that a seat wants given automatically. They are not part of the state."""

from __future__ import annotations

from typing import Final, final

from deadroad.kernel.frames.window import Window
from deadroad.kernel.game import Game
from deadroad.kernel.match import UNDO, Match
from deadroad.kernel.view import View

CAN: Final = "can"  # ask once a turn for each playable card, at a moment when the player probably wants it
ALWAYS: Final = "always"
NEVER: Final = "never"
WINDOWS: Final = (CAN, ALWAYS, NEVER)

ALL: Final = "all"
MATTER: Final = "matter"  # zombies that can reach a player or a thing in this phase
NONE: Final = "none"
ZOMBIES: Final = (ALL, MATTER, NONE)

NO_ORDER: Final = -1


@final
class Wish:
    """The wishes of one seat.

    `act` stops at the next window. `bid` is the highest bid: 0 stays out, -1 means no order. An order holds
    for the auction of one `turn`; -1 means every turn.
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
    """Return the wish of a seat that answers every question itself."""
    return Wish(ALWAYS, lone=False, zombies=ALL)


@final
class Memory:
    """The options that a seat was already asked about in this turn, by the ply of the question."""

    __slots__ = ("asked", "turn")

    def __init__(self) -> None:
        self.turn = -1
        self.asked: dict[int, int] = {}


def wished(match: Match, wish: Wish, memory: Memory) -> str:
    """Return the answer of a wish to the open question, in notation; "" if the player must be asked.

    After an undo the player is asked, because they want to choose again.
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
    """Return a wish's answer to the open question of a view; -1 if the player must be asked."""
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
    """Return the answer in a window: pass, unless the player wants to be asked there."""
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
