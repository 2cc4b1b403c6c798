"""The zombie step: as many zombies as the die says, one space each (ZOM-60, ZOM-61, ZOM-63)."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.events import ZOMBIE_MOVED
from deadroad.games.zombies.options import PICK, REST, STEP, TILES
from deadroad.games.zombies.refusals import is_act, no_interruption, own_acts
from deadroad.games.zombies.state import NOWHERE, Zombies
from deadroad.games.zombies.tiles import CELLS_IN
from deadroad.games.zombies.walk import no_way
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed

_FAR: Final = 999


def _picks(tile: int, cells: int) -> tuple[int, ...]:
    return tuple([PICK + tile * 9 + cell for cell in CELLS_IN[cells]])


# The options of picking the zombies of a mask, for its five low and its four high bits separately. Many
# zombies make many options, and computing their numbers each time would be most of the work.
_LOW_PICKS: Final[list[tuple[int, ...]]] = [
    _picks(_tile, _low) for _tile in range(TILES) for _low in range(32)
]
_HIGH_PICKS: Final[list[tuple[int, ...]]] = [
    _picks(_tile, _high << 5) for _tile in range(TILES) for _high in range(16)
]


@final
class Shamble(Frame[Zombies]):
    """The active player moves zombies one by one. Nothing interrupts it (ZOM-47)."""

    __slots__ = ("left", "moved", "mover", "picked")

    def __init__(self, mover: int, left: int, moved: list[int]) -> None:
        self.mover = mover
        self.left = left
        self.moved = moved  # by tile: the zombies that have moved
        self.picked = NOWHERE

    def clone(self) -> Shamble:
        twin = Shamble(self.mover, self.left, self.moved)
        twin.picked = self.picked
        return twin

    def run(self, state: Zombies) -> Flow:
        # If no zombie can move, `rest` is the only answer and is given automatically.
        return Flow.ASK if self.left else Flow.DONE

    def any_can_move(self, state: Zombies) -> bool:
        """Return whether an unmoved zombie has a free space beside it."""
        town = state.public.town
        zombies = town.zombies
        for tile in range(len(zombies)):
            mask = zombies[tile] & ~self.moved[tile]
            if mask and town.movable(tile, mask):
                return True
        return False

    def seat(self, state: Zombies) -> int:
        return self.mover

    def options(self, state: Zombies) -> tuple[int, ...]:
        return self.picks(state) if self.picked == NOWHERE else self.ways(state)

    def picks(self, state: Zombies) -> tuple[int, ...]:
        """Return the zombies that can still be moved, and rest."""
        found = [REST]
        town = state.public.town
        zombies = town.zombies
        for tile in range(len(zombies)):
            mask = zombies[tile] & ~self.moved[tile]
            if mask:
                movable = town.movable(tile, mask)
                if movable & 31:
                    found.extend(_LOW_PICKS[tile * 32 + (movable & 31)])
                if movable >> 5:
                    found.extend(_HIGH_PICKS[tile * 16 + (movable >> 5)])
        return tuple(found)

    def ways(self, state: Zombies) -> tuple[int, ...]:
        """Return where the zombie picked can go."""
        found: list[int] = []
        town = state.public.town
        for direction in range(4):
            there = town.across(self.picked, direction)
            if there >= 0 and not town.zombie_at(there):
                found.append(STEP + direction)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        if option == REST:
            self.rest(state)
        elif option >= PICK:
            self.picked = option - PICK
        else:
            self.move(state, self.picked, state.public.town.across(self.picked, option - STEP))
            self.picked = NOWHERE

    def move(self, state: Zombies, here: int, there: int) -> None:
        """Move one zombie. A token under it stays (ZOM-61)."""
        town = state.public.town
        town.take_zombie(here)
        town.put_zombie(there)
        self.moved = changed(self.moved, there // 9, self.moved[there // 9] | 1 << there % 9)
        self.left -= 1
        state.tell(ZOMBIE_MOVED, here, there)

    def rest(self, state: Zombies) -> None:
        """Move the remaining zombies towards the nearest opponent; in solo, away from the pawn.

        The search spreads from the pawns and moves the zombies it meets, so the nearest go first and it ends
        early.
        """
        public = state.public
        town = public.town
        alone = state.seats == 1
        if not self.any_can_move(state):
            self.left = 0
            return
        far = [_FAR] * (len(town.shapes) * 9)
        queue: list[int] = []
        for seat in range(state.seats):
            space = public.spaces[seat]
            if (alone or seat != self.mover) and far[space]:
                far[space] = 0
                queue.append(space)
        at = 0
        while at < len(queue) and self.left:
            here = queue[at]
            at += 1
            for direction in range(4):
                there = town.across(here, direction)
                if there >= 0 and far[there] == _FAR:
                    far[there] = far[here] + 1
                    queue.append(there)
            if town.zombie_at(here) and self.moved[here // 9] >> here % 9 & 1 == 0:
                self.send(state, here, far, alone)
        self.send_any(state)

    def send(self, state: Zombies, here: int, far: list[int], alone: bool) -> None:
        """Move a zombie if a free space beside it is nearer to the pawns; in solo, if one is farther."""
        town = state.public.town
        for direction in range(4):
            there = town.across(here, direction)
            if there < 0 or town.zombie_at(there):
                continue
            if far[there] > far[here] if alone else far[there] < far[here]:
                self.move(state, here, there)
                return

    def send_any(self, state: Zombies) -> None:
        """Move any zombies that can move until the number is reached. Those that a move freed come last."""
        town = state.public.town
        while self.left and self.any_can_move(state):
            for tile in range(len(town.zombies)):
                for cell in CELLS_IN[town.movable(tile, town.zombies[tile] & ~self.moved[tile])]:
                    here = tile * 9 + cell
                    for direction in range(4):
                        there = town.across(here, direction)
                        if self.left and there >= 0 and not town.zombie_at(there):
                            self.move(state, here, there)
                            break
        self.left = 0

    # Prompts and verdicts.

    def prompt(self, state: Zombies) -> Prompt:
        if self.picked == NOWHERE:
            return Prompt("zombies", "ZOM-60", {"left": self.left})
        return Prompt("zombie-way", "ZOM-60", {"space": self.picked})

    def tries(self, state: Zombies) -> tuple[int, ...]:
        own = own_acts(state, self.mover)
        if self.picked != NOWHERE:
            return (*range(STEP, STEP + 4), *own)
        zombies = state.public.town.zombies
        picks = [PICK + tile * 9 + cell for tile in range(len(zombies)) for cell in CELLS_IN[zombies[tile]]]
        return (REST, *picks, *own)

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        if is_act(option):
            return no_interruption(option)
        if option == REST:
            return None
        return self.why_not_pick(state, option - PICK) if option >= PICK else self.why_not_go(state, option)

    def why_not_pick(self, state: Zombies, space: int) -> Refusal | None:
        """Return why the zombie of a space can't be moved."""
        if self.moved[space // 9] >> space % 9 & 1:
            return refusal(PICK + space, Bar.ALREADY_MOVED, {"space": space})
        if not state.public.town.movable(space // 9, 1 << space % 9):
            return refusal(PICK + space, Bar.STUCK, {"space": space})
        return None

    def why_not_go(self, state: Zombies, option: int) -> Refusal | None:
        """Return why the zombie picked can't go in a direction."""
        town = state.public.town
        there = town.across(self.picked, option - STEP)
        if there < 0:
            bar = no_way(self.picked, option - STEP)
            return refusal(option, bar, {"direction": option - STEP})
        return refusal(option, Bar.NOT_FREE, {"space": there}) if town.zombie_at(there) else None
