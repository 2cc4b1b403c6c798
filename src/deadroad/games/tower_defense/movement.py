"""The wave: units that enter and advance (HTD-53 to HTD-57), and the set-up of a new wave (HTD-42)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import CARDS, Effect
from deadroad.games.hit_z_road.effects import resolve
from deadroad.games.tower_defense.events import (
    ADVANCE_ROLLED,
    ADVANCED,
    ENTERED,
    GOODS_LOST,
    LINE_ROLLED,
    LINED_UP,
    LONE_LINE,
    NOTHING_THERE,
    REMOVED,
    REVEALED,
    WAVE_CAME,
)
from deadroad.games.tower_defense.finish import break_through
from deadroad.games.tower_defense.fortress import cut
from deadroad.games.tower_defense.grid import BASTION, COLUMNS, ENTRY, LINES, WAREHOUSE
from deadroad.games.tower_defense.public import NONE, Public
from deadroad.games.tower_defense.quarters import rehouse
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import Flow, Frame

CARDS_A_TURN: Final = 2  # HTD-53
DICE_A_TURN: Final = 2  # HTD-54


def mobile(card: int) -> bool:
    """Return whether a card is a mobile unit: zombies, or something to collect (HTD-11, HTD-12)."""
    row = CARDS[card]
    if row.zombies or row.ammo or row.fuel or row.adrenaline or row.xp:
        return True
    return row.effect is Effect.TAKE_TOKEN


@final
class Step(Enum):
    """The steps of an arriving card."""

    REVEAL = 0
    MOURN = 1
    PLACE = 2


@final
@mypyc_attr(free_list_len=1)
class Arrival(Frame[FortState]):
    """Cards of the reserve arrive one by one: a die decides the line; in a set-up, each line gets one."""

    __slots__ = ("left", "set_up", "step")

    def __init__(self, left: int, set_up: bool) -> None:
        self.left = left
        self.set_up = set_up
        self.step: Step = Step.REVEAL

    def run(self, state: FortState) -> Flow:
        while True:
            asks: Frame[FortState] | None = None
            match self.step:
                case Step.REVEAL:
                    if self.left == 0 or state.public.reserve == 0:
                        return Flow.DONE
                    self.step = Step.MOURN
                    asks = reveal(state)
                case Step.MOURN:
                    self.step = Step.PLACE
                    if self.set_up:
                        # HTD-25: the squad of a leader who died in a set-up is dissolved; the capacity falls.
                        asks = rehouse(state)
                        cut(state)
                case Step.PLACE:
                    self.step = Step.REVEAL
                    self.left -= 1
                    if not self.place(state):
                        return Flow.DONE
            if asks is not None:
                return state.call(asks)

    def place(self, state: FortState) -> bool:
        """Remove an event unit, or put a mobile unit on the entry of its line.

        Return False if that ends the game.
        """
        public = state.public
        card = public.revealed
        if not mobile(card):
            public.revealed = NONE
            public.remove(card)
            state.tell(REMOVED, card)
            return True
        if self.set_up:
            line = LINES - 1 - self.left
        else:
            die = state.chance.die()
            line = (die - 1) // 2
            state.tell(LINE_ROLLED, die, line + 1)
            if not advance(state, line):
                return False
        public.revealed = NONE
        public.place(line * COLUMNS + ENTRY, card)
        state.tell(LINED_UP if self.set_up else ENTERED, card, line * COLUMNS + ENTRY)
        return True

    def clone(self) -> Arrival:
        twin = Arrival(self.left, self.set_up)
        twin.step = self.step
        return twin


def reveal(state: FortState) -> Frame[FortState] | None:
    """Turn up the next card and resolve its event. Red text and tokens come later (HTD-13)."""
    public = state.public
    card = state.hidden.cards[public.drawn()]
    public.reserve -= 1
    public.revealed = card
    state.reveal()
    state.tell(REVEALED, card)
    if CARDS[card].red or CARDS[card].effect is Effect.TAKE_TOKEN:
        return None
    return resolve(state, 0, card)


def set_up_wave(state: FortState) -> Arrival:
    """Bring the next wave: its first three cards, one to each line (HTD-42, HTD-45)."""
    public = state.public
    public.reserve = public.sizes[public.wave]
    state.tell(WAVE_CAME, public.wave, public.reserve)
    return Arrival(LINES, set_up=True)


def advance(state: FortState, line: int) -> bool:
    """Move every card of a line one column towards the valley. Return False if that ends the game (HTD-2)."""
    public = state.public
    field = public.field.copy()
    first = line * COLUMNS
    if field[first + WAREHOUSE] >= 0:
        break_through(state, field[first + WAREHOUSE])
        return False
    for cell in range(first, first + ENTRY):
        card = field[cell + 1]
        field[cell] = card
        if card < 0:
            continue
        if cell == first + BASTION and not CARDS[card].zombies:
            field[cell] = NONE
            public.remove(card)
            state.tell(GOODS_LOST, card)
        else:
            state.tell(ADVANCED, card, cell)
    field[first + ENTRY] = NONE
    public.field = field
    return True


def lines_occupied(public: Public) -> list[int]:
    """Return the lines with a unit in any of their columns (HTD-44)."""
    found: list[int] = []
    for line in range(LINES):
        for cell in range(line * COLUMNS, (line + 1) * COLUMNS):
            if public.field[cell] >= 0:
                found.append(line)
                break
    return found


def drive_on(state: FortState) -> None:
    """Advance with an empty reserve: a line for each of two dice, or the only line twice (HTD-54, HTD-55)."""
    lines = lines_occupied(state.public)
    if len(lines) == 1:
        state.tell(LONE_LINE, lines[0] + 1)
        if advance(state, lines[0]):
            advance(state, lines[0])
        return
    for _ in range(DICE_A_TURN if lines else 0):
        die = state.chance.die()
        line = (die - 1) // 2
        state.tell(ADVANCE_ROLLED, die, line + 1)
        if line not in lines_occupied(state.public):
            state.tell(NOTHING_THERE, line + 1)
        elif not advance(state, line):
            return
