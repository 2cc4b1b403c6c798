"""The observation of Tower Defense: units by their printed values, garrison, stock, cards that are gone."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import i64

from deadroad.games.hit_z_road.encounter_numbers import (
    CARD_NAMES,
    ENCOUNTER_FRAMES,
    PRINTED,
    TOKEN_NAMES,
    write_encounter,
)
from deadroad.games.hit_z_road.group import DRIVING, FightEnd
from deadroad.games.tower_defense.combat import Combats
from deadroad.games.tower_defense.components import PLACES, STORES, WAVES
from deadroad.games.tower_defense.garrison import Man, Recruit
from deadroad.games.tower_defense.grid import CELLS, FAR, LINES, NAMES
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.movement import Arrival, Step
from deadroad.games.tower_defense.options import LEAVE, OBJECT
from deadroad.games.tower_defense.public import NONE, OUT, STORAGE, VACANT, Phase, Public
from deadroad.games.tower_defense.quarters import Quarter
from deadroad.games.tower_defense.recovery import Recovery
from deadroad.games.tower_defense.state import Casualty, Welcome
from deadroad.games.tower_defense.warehouses import Supply
from deadroad.kernel.frames.choose import Choose
from deadroad.kernel.observation import Observer
from deadroad.kernel.row import Row
from deadroad.kernel.view import View

MOST: Final = 32  # members, cards of a wave, resources
WAVE_NAMES: Final[list[str]] = [wave.id for wave in WAVES]
BASTION_NAMES: Final[list[str]] = [f"bastion {number}" for number in range(1, LINES + 1)]
STORE_NAMES: Final[list[str]] = [f"warehouse {store.id}" for store in STORES]
CELL_NAMES: Final[list[str]] = [f"cell {name}" for name in NAMES]
CELL_OWNERS: Final[list[str]] = [f"cell {name} " for name in NAMES]
LEADER_NAMES: Final[list[str]] = [f"leader of {bastion}" for bastion in BASTION_NAMES]
SQUAD_NAMES: Final[list[str]] = [f"regulars of {bastion} at home" for bastion in BASTION_NAMES]
# The places of a leader, in the order of the numbers in `leaders`, from VACANT on.
WHERE: Final[list[str]] = ["nowhere", "fallen", "home", *STORE_NAMES, *CELL_NAMES]
POSTS: Final[list[str]] = [f"of {bastion} in {store}" for bastion in BASTION_NAMES for store in STORE_NAMES]
LEFT_NAMES: Final[list[str]] = [f"{thing} on {cell}" for thing in OBJECT.values for cell in CELL_NAMES]
PHASES: Final[list[Enum]] = list(Phase)
STEPS: Final[list[Enum]] = list(Step)
FIGHT_ENDS: Final[list[Enum]] = list(FightEnd)
NO_NUMBERS: Final[list[int]] = []
CELL_SIZE: Final = 7 + len(PRINTED.columns)  # numbers of a cell


def set_of(cells: list[int]) -> i64:
    """Return cells as bits."""
    found: i64 = 0
    for cell in cells:
        found |= 1 << cell
    return found


@final
class FortObserver(Observer):
    """An observation of Tower Defense."""

    __slots__ = ()

    def __init__(self, view: View) -> None:
        own: list[type] = [Man, Recruit, Supply, Interception, Combats, Quarter, Recovery, Casualty, Welcome]
        super().__init__(1, [*own, *ENCOUNTER_FRAMES], view)

    def describe(self, view: View, row: Row) -> None:
        public = view.public
        assert isinstance(public, Public)
        row.counts("left out", public.left_out, TOKEN_NAMES)
        row.numbers("cards of wave", public.sizes, WAVE_NAMES, 16, MOST)
        row.choice("wave", public.wave, WAVE_NAMES)
        row.flag("first turn", public.turn <= 1)
        row.member("phase", public.phase, PHASES)
        row.number("reserve", public.reserve, 8, MOST)
        row.level("reserve", public.reserve, 4)
        self.field(view, public, row)
        self.garrison(public, row)
        self.stock(public, row)
        row.counts("gone", public.gone, CARD_NAMES)
        row.printed("revealed", PRINTED, public.revealed)
        self.plans(view, public, row)
        write_encounter(view.stack, row)

    def field(self, view: View, public: Public, row: Row) -> None:
        """Write each cell: its unit by what is printed on it, the members sent there, its combat."""
        waiting: i64 = 0
        fought: i64 = 0
        for frame in view.stack:
            if type(frame) is Combats:
                waiting = set_of(frame.waiting)
                fought = set_of(frame.fought)
        won: i64 = set_of(public.won)
        field, sent, fighting = public.field, public.sent, public.fighting
        busy: i64 = won | waiting | fought
        for where in public.leaders:
            if where >= OUT:
                busy |= 1 << where - OUT
        cell: i64
        for cell in range(CELLS):
            card: i64 = field[cell]
            empty = card < 0 and not sent[cell] and cell != fighting and busy >> cell & 1 == 0
            if empty and row.skip(CELL_SIZE):
                continue
            row.of(CELL_OWNERS[cell])
            row.flag("unit", card >= 0)
            row.printed("unit", PRINTED, card)
            row.number("regulars", sent[cell], 4, MOST)
            row.number("group", public.group(int(cell)), 4, MOST)
            row.flag("won", won >> cell & 1 == 1)
            row.flag("fighting", cell == fighting)
            row.flag("waits for combat", waiting >> cell & 1 == 1)
            row.flag("was fought for", fought >> cell & 1 == 1)
        row.of("")

    def garrison(self, public: Public, row: Row) -> None:
        """Write the fortress and the places of its members."""
        for bastion in range(LINES):
            row.flag(BASTION_NAMES[bastion], public.bastions[bastion])
            row.flag(STORE_NAMES[bastion], public.warehouses[bastion])
            row.choice(LEADER_NAMES[bastion], public.leaders[bastion] - VACANT, WHERE)
            row.level(SQUAD_NAMES[bastion], public.home[bastion], PLACES)
        row.numbers("posted", public.posted, POSTS, 2, PLACES)
        row.number("members", public.members(), 8, MOST)
        row.number("capacity", public.capacity(), 16, LINES * STORAGE)

    def stock(self, public: Public, row: Row) -> None:
        """Write resources, tokens and experience."""
        stock = public.stock
        row.number("ammo", stock.ammo, 8, 2 * MOST)
        row.level("ammo", stock.ammo, 6)
        row.number("fuel", stock.fuel, 8, 2 * MOST)
        row.level("fuel", stock.fuel, 8)
        row.number("adrenaline", stock.adrenaline, 8, 2 * MOST)
        row.level("adrenaline", stock.adrenaline, 6)
        row.numbers("tokens", stock.tokens, TOKEN_NAMES, 1, 4)
        row.flag("executor", stock.executor != -1)
        row.flag("executor in this combat", stock.executor == DRIVING)
        row.number("zombies ahead", stock.zombies, 8, 2 * MOST)
        row.level("zombies ahead", stock.zombies, 6)
        row.member("last fight", stock.fight, FIGHT_ENDS)
        row.number("experience", public.xp, 8, 4 * MOST)
        row.level("experience", public.xp, 8)

    def plans(self, view: View, public: Public, row: Row) -> None:
        """Write the frames in play: a gathering group, quartering, arriving cards."""
        at = NONE
        led = 0
        joined = NO_NUMBERS
        toll = 0
        reach = NO_NUMBERS
        walks = NO_NUMBERS
        quartered = NONE
        pool = 0
        stay = NO_NUMBERS
        arriving = 0
        set_up = False
        step: Step | None = None
        picked = 0
        left = NO_NUMBERS
        for frame in view.stack:
            if type(frame) is Interception:
                at = frame.at
                led = frame.led
                joined = list(frame.joined)
                toll = frame.toll
                reach = frame.reach
                walks = frame.walks
            elif type(frame) is Quarter:
                quartered = frame.at
                pool = frame.pool
                stay = frame.stay
            elif type(frame) is Arrival:
                arriving = frame.left
                set_up = frame.set_up
                step = frame.step
            elif type(frame) is Recovery:
                left = [option - LEAVE for option in frame.left]
            elif isinstance(frame, Choose):
                picked = frame.picked
        row.choice("gathers at", at, BASTION_NAMES)
        row.subset("led by the leader of", led, BASTION_NAMES)
        row.numbers("joined from", joined, BASTION_NAMES, 2, PLACES)
        row.number("fuel for joining", toll, 4, MOST)
        row.numbers("steps to", [16 if far == FAR else far for far in reach], CELL_NAMES, 8, MOST)
        row.numbers(
            "steps to join from", [16 if far == FAR else far for far in walks], BASTION_NAMES, 8, MOST
        )
        row.choice("quarters", quartered if quartered < LINES else NONE, BASTION_NAMES)
        row.number("to be quartered", pool, 4, MOST)
        row.numbers("stay at", stay, BASTION_NAMES, 4, PLACES)
        row.number("arriving", arriving, 4, MOST)
        row.flag("set-up", set_up)
        row.member("arrival", step, STEPS)
        row.number("picked", picked, 4, 64)
        row.counts("left lying", left, LEFT_NAMES)
