"""The combat phase: each intercepted unit with zombies is fought once, in any order (HTD-63, HTD-74)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import BUS, CARDS
from deadroad.games.hit_z_road.events import TOKEN_GONE
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.group import DRIVING, FightEnd
from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.hit_z_road.terms import Executor, Terms
from deadroad.games.tower_defense.events import ABANDONED, COMBAT_BEGAN, WIPED_OUT
from deadroad.games.tower_defense.grid import CELLS
from deadroad.games.tower_defense.options import COMBAT
from deadroad.games.tower_defense.public import NONE, Public
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal

OPEN_GROUND: Final = Terms(
    Executor.ONCE,
    shooting=True,
    executor_clause="HTD-83",
    flee_clause="HTD-64",
    no_flee_clause="HTD-75",
    flight_saves=False,
)
ON_AN_AREA: Final = Terms(
    Executor.ONCE,
    shooting=False,
    executor_clause="HTD-83",
    shooting_clause="HTD-63",
    flee_clause="HTD-64",
    no_flee_clause="HTD-75",
    flight_saves=False,
)


def engage(public: Public) -> list[int]:
    """Take units without zombies that a group has met (HTD-62). Return the cells of the combats."""
    found: list[int] = []
    for cell in range(CELLS):
        card = public.field[cell]
        if card >= 0 and public.group(cell):
            if CARDS[card].zombies:
                found.append(cell)
            else:
                public.won = [*public.won, cell]
    return found


@final
@mypyc_attr(free_list_len=1)
class Combats(Frame[FortState]):
    """The combats of a turn, fought one after the other from the shared stock."""

    __slots__ = ("fought", "waiting")

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting  # cells
        self.fought: list[int] = []

    def run(self, state: FortState) -> Flow:
        if state.public.fighting != NONE:
            self.conclude(state)
        return Flow.ASK if self.waiting else Flow.DONE

    def conclude(self, state: FortState) -> None:
        """Handle the end of a combat: an undefeated unit stays with all its zombies (HTD-64, HTD-68)."""
        public = state.public
        cell = public.fighting
        public.fighting = NONE
        match public.stock.fight:
            case FightEnd.BEATEN:
                public.won = [*public.won, cell]
            case FightEnd.FLED:
                state.tell(ABANDONED, public.field[cell], cell)
            case _:
                state.tell(WIPED_OUT, public.field[cell], cell)
        public.stock.fight = FightEnd.NONE
        if public.stock.executor == DRIVING:
            public.stock.executor = -1
            public.stock.add_token(BUS, -1)
            state.tell(TOKEN_GONE, 0, BUS)

    def seat(self, state: FortState) -> int:
        return 0

    def options(self, state: FortState) -> tuple[int, ...]:
        return tuple([COMBAT + cell for cell in self.waiting])

    def answer(self, state: FortState, option: int) -> None:
        public = state.public
        cell = option - COMBAT
        self.waiting = [other for other in self.waiting if other != cell]
        self.fought = [*self.fought, cell]
        public.fighting = cell
        card = public.field[cell]
        state.tell(COMBAT_BEGAN, card, cell, public.group(cell))
        state.call(Fight(0, card, ON_AN_AREA if public.sheltered(cell) else OPEN_GROUND))

    def clone(self) -> Combats:
        twin = Combats(self.waiting)
        twin.fought = self.fought
        return twin

    def prompt(self, state: FortState) -> Prompt:
        return Prompt("combat", "HTD-74")

    def tries(self, state: FortState) -> tuple[int, ...]:
        return (*range(COMBAT, COMBAT + CELLS), *held_tokens(state, 0))

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        if option < COMBAT:
            return token_refusal(state, 0, option - USE)
        public = state.public
        cell = option - COMBAT
        card = public.field[cell]
        if cell in self.fought:
            return Refusal(option, "HTD-72", "fought-already", {"cell": cell})
        if card < 0:
            return Refusal(option, "HTD-63", "no-unit", {"cell": cell})
        if not CARDS[card].zombies:
            return Refusal(option, "HTD-62", "no-zombies", {"cell": cell})
        return None if public.group(cell) else Refusal(option, "HTD-71", "no-group", {"cell": cell})
