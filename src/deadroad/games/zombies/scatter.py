"""Cards that put or move zombies: tile by tile, space by space (ZOM-64, ZOM-67, ZOM-68)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.combat import fights
from deadroad.games.zombies.events import RELOCATED, SUPPLY_SHORT, ZOMBIE_PUT
from deadroad.games.zombies.hand import room_on
from deadroad.games.zombies.options import PICK, PUT, TILE
from deadroad.games.zombies.refusals import is_act, no_interruption, own_acts
from deadroad.games.zombies.state import NOWHERE, UNLIMITED, Public, Zombies
from deadroad.games.zombies.tiles import CELLS_IN, HOLDS, INSIDES
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal


def from_supply(state: Zombies, wanted: int) -> int:
    """Return how many of the wanted zombies the supply still has (ZOM-64)."""
    supply = state.public.supply
    if supply == UNLIMITED or supply >= wanted:
        return wanted
    state.tell(SUPPLY_SHORT, supply)
    return supply


def put_zombie(state: Zombies, space: int) -> None:
    """Put a zombie from the supply on a space."""
    public = state.public
    public.town.put_zombie(space)
    if public.supply != UNLIMITED:
        public.supply -= 1
    state.tell(ZOMBIE_PUT, space)


def put_on_all(state: Zombies, tile: int, cells: int, most: int) -> int:
    """Put zombies on cells of a tile, as many as allowed. Return their number."""
    count = 0
    for cell in CELLS_IN[cells]:
        if count < most:
            put_zombie(state, tile * 9 + cell)
            count += 1
    return count


def space_options(first: int, tile: int, cells: int) -> tuple[int, ...]:
    """Return one option for each cell of a tile."""
    return tuple([first + tile * 9 + cell for cell in CELLS_IN[cells]])


def space_verdict(public: Public, option: int, free: int) -> Refusal | None:
    """Return why a space can't take a zombie; `free` are the spaces of its tile that can."""
    space = option - PUT
    if free >> space % 9 & 1:
        return None
    bar = Bar.PLAYER_THERE if space in public.spaces else Bar.STREET
    if public.town.legal(space // 9) >> space % 9 & 1 == 0:
        bar = Bar.NO_WAY
    elif public.town.zombie_at(space):
        bar = Bar.NOT_FREE
    return refusal(option, bar, {"space": space})


class OnMap(Frame[Zombies]):
    """Choosing a free space anywhere on the map: first its tile, then the space."""

    __slots__ = ("chooser", "tile")

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser
        self.tile = NOWHERE

    def free_on(self, state: Zombies, tile: int) -> int:
        """Return the spaces of a tile that can be chosen."""
        raise NotImplementedError

    def seat(self, state: Zombies) -> int:
        return self.chooser

    def tile_options(self, state: Zombies) -> tuple[int, ...]:
        """Return the tiles with a free space."""
        found: list[int] = []
        for tile in range(len(state.public.town.shapes)):
            if self.free_on(state, tile):
                found.append(TILE + tile)
        return tuple(found)

    def tries(self, state: Zombies) -> tuple[int, ...]:
        own = own_acts(state, self.chooser)
        if self.tile != NOWHERE:
            return (*range(PUT + self.tile * 9, PUT + self.tile * 9 + 9), *own)
        return (*range(TILE, TILE + len(state.public.town.shapes)), *own)

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        if is_act(option):
            return no_interruption(option)
        if option >= PUT:
            return space_verdict(state.public, option, self.free_on(state, self.tile))
        free = self.free_on(state, option - TILE)
        return None if free else refusal(option, Bar.NO_ROOM, {"number": option - TILE})


@final
class Scatter(OnMap):
    """Put zombies on free spaces: anywhere, or inside one building (`within`)."""

    __slots__ = ("clear_of_players", "count", "within")

    def __init__(self, chooser: int, count: int, clear_of_players: bool, within: int) -> None:
        super().__init__(chooser)
        self.count = count
        self.clear_of_players = clear_of_players
        self.within = within
        self.tile = within

    def clone(self) -> Scatter:
        twin = Scatter(self.chooser, self.count, self.clear_of_players, self.within)
        twin.tile = self.tile
        return twin

    def free_on(self, state: Zombies, tile: int) -> int:
        free = room_on(state.public, tile, self.clear_of_players)
        return free & INSIDES[state.public.town.shapes[tile]] if self.within != NOWHERE else free

    def room(self, state: Zombies) -> int:
        """Return how many more zombies fit."""
        if self.within != NOWHERE:
            return HOLDS[self.free_on(state, self.within)]
        fit = 0
        for tile in range(len(state.public.town.shapes)):
            fit += HOLDS[self.free_on(state, tile)]
        return fit

    def run(self, state: Zombies) -> Flow:
        room = self.room(state)
        if self.count == 0 or room == 0:
            return Flow.DONE
        if room <= self.count:
            self.fill(state)
            return Flow.DONE
        return Flow.ASK

    def fill(self, state: Zombies) -> None:
        """Put a zombie on every space, because there is no choice."""
        if self.within != NOWHERE:
            put_on_all(state, self.within, self.free_on(state, self.within), self.count)
            return
        for tile in range(len(state.public.town.shapes)):
            put_on_all(state, tile, self.free_on(state, tile), self.count)

    def options(self, state: Zombies) -> tuple[int, ...]:
        if self.tile == NOWHERE:
            return self.tile_options(state)
        return space_options(PUT, self.tile, self.free_on(state, self.tile))

    def answer(self, state: Zombies, option: int) -> None:
        if option < PUT:
            self.tile = option - TILE
            return
        put_zombie(state, option - PUT)
        self.count -= 1
        self.tile = self.within

    def prompt(self, state: Zombies) -> Prompt:
        kind = "scatter-tile" if self.tile == NOWHERE else "scatter-space"
        return Prompt(kind, "ZOM-68", {"left": self.count})


@final
class Relocate(OnMap):
    """Move two different zombies to any free spaces (the card This Isn't So Bad)."""

    __slots__ = ("count", "first", "origin")

    def __init__(self, chooser: int, count: int) -> None:
        super().__init__(chooser)
        self.count = count
        self.origin = NOWHERE  # of the zombie picked up
        self.first = NOWHERE  # where the first one went

    def clone(self) -> Relocate:
        twin = Relocate(self.chooser, self.count)
        twin.tile = self.tile
        twin.origin = self.origin
        twin.first = self.first
        return twin

    def free_on(self, state: Zombies, tile: int) -> int:
        return room_on(state.public, tile, clear_of_players=False)

    def run(self, state: Zombies) -> Flow:
        return Flow.ASK if self.count else Flow.DONE

    def why_not_pick(self, fought: list[int], space: int) -> Bar:
        """Return what keeps a zombie from being moved: a fight, or a move before (ZOM-36, ZOM-68)."""
        if space == self.first:
            return Bar.MOVED_BY_CARD
        return Bar.FOUGHT if space in fought else Bar.NONE

    def options(self, state: Zombies) -> tuple[int, ...]:
        if self.origin == NOWHERE:
            return self.pick_options(state)
        if self.tile == NOWHERE:
            return self.tile_options(state)
        return space_options(PUT, self.tile, self.free_on(state, self.tile))

    def pick_options(self, state: Zombies) -> tuple[int, ...]:
        """Return the zombies that can be moved."""
        found: list[int] = []
        zombies = state.public.town.zombies
        fought = [fight.zombie for fight in fights(state.stack)]
        for tile in range(len(zombies)):
            for cell in CELLS_IN[zombies[tile]]:
                space = tile * 9 + cell
                if self.why_not_pick(fought, space) is Bar.NONE:
                    found.append(PICK + space)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        if option >= PICK:
            self.origin = option - PICK
        elif option < PUT:
            self.tile = option - TILE
        else:
            self.move(state, option - PUT)

    def move(self, state: Zombies, space: int) -> None:
        """Set the zombie down."""
        state.public.town.take_zombie(self.origin)
        state.public.town.put_zombie(space)
        state.tell(RELOCATED, self.origin, space)
        self.count -= 1
        self.first = space
        self.origin = NOWHERE
        self.tile = NOWHERE

    def prompt(self, state: Zombies) -> Prompt:
        if self.origin == NOWHERE:
            return Prompt("relocate-pick", "ZOM-68", {"left": self.count})
        kind = "relocate-tile" if self.tile == NOWHERE else "relocate-space"
        return Prompt(kind, "ZOM-68", {"space": self.origin})

    def tries(self, state: Zombies) -> tuple[int, ...]:
        if self.origin != NOWHERE:
            return super().tries(state)
        zombies = state.public.town.zombies
        picks = [PICK + tile * 9 + cell for tile in range(len(zombies)) for cell in CELLS_IN[zombies[tile]]]
        return (*picks, *own_acts(state, self.chooser))

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        if option < PICK:
            return super().verdict(state, option)
        bar = self.why_not_pick([fight.zombie for fight in fights(state.stack)], option - PICK)
        return None if bar is Bar.NONE else refusal(option, bar, {"space": option - PICK})
