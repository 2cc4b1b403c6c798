"""Drawing, laying and filling tiles (ZOM-20 to ZOM-28)."""

from __future__ import annotations

from enum import Enum
from typing import final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.events import (
    BULLET_PUT,
    HELIPAD_BACK,
    HELIPAD_OUT,
    LIFE_PUT,
    MAP_CLOSED,
    PLACER_CHOSEN,
    TILE_DRAWN,
    TILE_LAID,
    TILE_UNFIT,
)
from deadroad.games.zombies.options import LAY, PUT, TURN
from deadroad.games.zombies.player_turn import turn_of
from deadroad.games.zombies.refusals import is_act, no_interruption, own_acts
from deadroad.games.zombies.scatter import from_supply, put_on_all, put_zombie, space_options
from deadroad.games.zombies.state import Zombies
from deadroad.games.zombies.tiles import (
    CELLS_IN,
    EXITS,
    FITS,
    HELIPAD,
    HOLDS,
    INSIDES,
    KINDS,
    NAMED,
    PRINTED_BULLETS,
    PRINTED_LIVES,
    PRINTED_ZOMBIES,
    ROADS,
    TURNS,
    fits,
    shape_of,
)
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed


def draw_tile(state: Zombies, seat: int) -> Flow:
    """Draw a tile. The drawer lays it; the player with the fewest zombies lays the helipad."""
    public = state.public
    if public.pile_size == 0:
        return Flow.CALL
    public.pile_size -= 1
    kind = state.hidden.pile[public.pile_size]
    public.pile = changed(public.pile, kind, public.pile[kind] - 1)
    state.reveal()
    state.tell(TILE_DRAWN, seat, kind)
    if public.town.spot_for(kind) < 0:
        _set_aside(state, kind)
        return Flow.CALL
    placer = seat
    if kind == HELIPAD:
        placer = _fewest_zombies(state)
        state.tell(PLACER_CHOSEN, placer)
    return state.call(Lay(placer, kind))


def _set_aside(state: Zombies, kind: int) -> None:
    """Discard a tile that fits nowhere; a helipad may go back into the pile (ZOM-25, ZOM-27)."""
    public = state.public
    state.tell(TILE_UNFIT, kind)
    if kind != HELIPAD:
        return
    if public.pile_size == 0 or not public.spread:
        state.tell(HELIPAD_OUT)
        return
    rest = state.hidden.pile[: public.pile_size]
    state.hidden.pile = state.chance.shuffled([*rest, HELIPAD])
    public.pile_size += 1
    public.pile = changed(public.pile, HELIPAD, 1)
    state.tell(HELIPAD_BACK)


def _fewest_zombies(state: Zombies) -> int:
    """Return the seat that lays the helipad; a tie is drawn by lot (ZOM-24)."""
    zombies = state.public.zombies
    fewest = min(zombies)
    tied = [seat for seat in range(state.seats) if zombies[seat] == fewest]
    return tied[0] if len(tied) == 1 else tied[state.chance.below(len(tied))]


@final
class Laying(Enum):
    """The steps of laying a tile. All but CLOSE and DONE ask a question."""

    PLACE = 0
    TURN = 1
    ZOMBIES = 2
    LIVES = 3
    BULLETS = 4
    CLOSE = 5
    DONE = 6


@final
class Lay(Frame[Zombies]):
    """One tile is laid, turned and filled. Nothing interrupts it (ZOM-28, ZOM-47)."""

    __slots__ = ("count", "kind", "placer", "spot", "step", "tile")

    def __init__(self, placer: int, kind: int) -> None:
        self.placer = placer
        self.kind = kind
        self.spot = -1
        self.tile = -1
        self.count = 0  # still to put
        self.step: Laying = Laying.PLACE

    def clone(self) -> Lay:
        twin = Lay(self.placer, self.kind)
        twin.spot = self.spot
        twin.tile = self.tile
        twin.count = self.count
        twin.step = self.step
        return twin

    def run(self, state: Zombies) -> Flow:
        match self.step:
            case Laying.PLACE | Laying.TURN:
                return Flow.ASK
            case Laying.ZOMBIES:
                return self.fill(state, Laying.LIVES, PRINTED_LIVES[self.kind])
            case Laying.LIVES:
                return self.fill(state, Laying.BULLETS, PRINTED_BULLETS[self.kind])
            case Laying.BULLETS:
                return self.fill(state, Laying.CLOSE, 0)
            case Laying.CLOSE:
                self.step = Laying.DONE
                self.maybe_close(state)
                return Flow.DONE
            case Laying.DONE:
                return Flow.DONE

    def fill(self, state: Zombies, after: Laying, count: int) -> Flow:
        """Ask for a space while there is a choice, then continue with the next kind."""
        free = self.free(state)
        if 0 < self.count < HOLDS[free]:
            return Flow.ASK
        if self.count:
            self.put_on(state, free)
        self.step = after
        self.count = count
        return Flow.CALL

    def free(self, state: Zombies) -> int:
        """Return the spaces that can take the next zombie or token (ZOM-21, ZOM-22, ZOM-61, ZOM-62)."""
        town = state.public.town
        shape = town.shapes[self.tile]
        cells = INSIDES[shape] if NAMED[self.kind] else ROADS[shape]
        if self.step is Laying.ZOMBIES:
            return cells & ~town.zombies[self.tile]
        return cells & ~(town.lives[self.tile] | town.bullets[self.tile])

    def put_on(self, state: Zombies, free: int) -> None:
        """Put one on every free space. There are as many as spaces, so there is no choice."""
        if self.step is Laying.ZOMBIES:
            put_on_all(state, self.tile, free, self.count)
            return
        for cell in CELLS_IN[free]:
            self.put(state, self.tile * 9 + cell)

    def put(self, state: Zombies, space: int) -> None:
        """Put one zombie or token on a space."""
        town = state.public.town
        bit = 1 << space % 9
        self.count -= 1
        if self.step is Laying.ZOMBIES:
            put_zombie(state, space)
        elif self.step is Laying.LIVES:
            town.lives = changed(town.lives, self.tile, town.lives[self.tile] | bit)
            state.tell(LIFE_PUT, space)
        else:
            town.bullets = changed(town.bullets, self.tile, town.bullets[self.tile] | bit)
            state.tell(BULLET_PUT, space)

    def maybe_close(self, state: Zombies) -> None:
        """Handle a closed map: tiles remain, but none of them fits anywhere (ZOM-23)."""
        public = state.public
        if public.pile_size == 0:
            return
        for kind in range(KINDS):
            if public.pile[kind] and public.town.spot_for(kind) >= 0:
                return
        public.closed = True
        public.pile = [0] * KINDS
        public.pile_size = 0
        state.tell(MAP_CLOSED, self.placer)
        # A player who lays the helipad in another player's turn has no turn to lose.
        if self.placer == public.active:
            turn_of(state).cut = True

    def seat(self, state: Zombies) -> int:
        return self.placer

    def options(self, state: Zombies) -> tuple[int, ...]:
        if self.step is Laying.PLACE:
            return self.places(state)
        if self.step is Laying.TURN:
            return self.turns(state)
        return space_options(PUT, self.tile, self.free(state))

    def places(self, state: Zombies) -> tuple[int, ...]:
        """Return the spots where some turn of the tile fits."""
        town = state.public.town
        needs = town.spot_needs
        shuts = town.spot_shuts
        first = self.kind * 256
        found: list[int] = []
        for spot in range(len(needs)):
            if FITS[first + needs[spot] * 16 + shuts[spot]]:
                found.append(LAY + town.spot_doors[spot])
        return tuple(found)

    def turns(self, state: Zombies) -> tuple[int, ...]:
        """Return the turns that fit the chosen spot."""
        town = state.public.town
        need = town.spot_needs[self.spot]
        shut = town.spot_shuts[self.spot]
        found: list[int] = []
        for quarters in TURNS[self.kind]:
            if fits(EXITS[self.kind * 4 + quarters], need, shut):
                found.append(TURN + quarters)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        if option >= PUT:
            self.put(state, option - PUT)
        elif option >= LAY:
            self.spot = state.public.town.spot_doors.index(option - LAY)
            self.step = Laying.TURN
        else:
            self.lay(state, option - TURN)

    def lay(self, state: Zombies, quarters: int) -> None:
        """Lay the tile as it was turned."""
        public = state.public
        town = public.town
        self.tile = town.lay(shape_of(self.kind, quarters, public.any_side), self.spot)
        state.tell(TILE_LAID, self.placer, self.kind, self.tile, quarters)
        self.step = Laying.ZOMBIES
        self.count = from_supply(state, PRINTED_ZOMBIES[self.kind])

    # Prompts and verdicts.

    def prompt(self, state: Zombies) -> Prompt:
        match self.step:
            case Laying.PLACE:
                return Prompt("lay", "ZOM-20", {"tile": self.kind})
            case Laying.TURN:
                return Prompt("turn", "ZOM-20", {"tile": self.kind})
            case Laying.ZOMBIES:
                return Prompt("put-zombie", "ZOM-21" if NAMED[self.kind] else "ZOM-22", {"left": self.count})
            case Laying.LIVES:
                return Prompt("put-life", "ZOM-21", {"left": self.count})
            case _:
                return Prompt("put-bullet", "ZOM-21", {"left": self.count})

    def tries(self, state: Zombies) -> tuple[int, ...]:
        own = own_acts(state, self.placer)
        if self.step is Laying.PLACE:
            return (*[LAY + door for door in state.public.town.spot_doors if door >= 0], *own)
        if self.step is Laying.TURN:
            return (*[TURN + quarters for quarters in TURNS[self.kind]], *own)
        return (*range(PUT + self.tile * 9, PUT + self.tile * 9 + 9), *own)

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        if is_act(option):
            return no_interruption(option)
        if option >= PUT:
            return self.why_not_put(state, option - PUT)
        town = state.public.town
        if option >= LAY:
            spot = town.spot_doors.index(option - LAY)
            fitting = FITS[self.kind * 256 + town.spot_needs[spot] * 16 + town.spot_shuts[spot]]
        else:
            exits = EXITS[self.kind * 4 + option - TURN]
            fitting = fits(exits, town.spot_needs[self.spot], town.spot_shuts[self.spot])
        return None if fitting else refusal(option, Bar.UNFITTING, {"tile": self.kind})

    def why_not_put(self, state: Zombies, space: int) -> Refusal | None:
        """Return why a space of the tile can't take the next zombie or token."""
        if self.free(state) >> space % 9 & 1:
            return None
        town = state.public.town
        bar = Bar.NOT_FREE if self.step is Laying.ZOMBIES else Bar.TOKEN_THERE
        if town.legal(self.tile) >> space % 9 & 1 == 0:
            bar = Bar.NO_WAY
        elif NAMED[self.kind] and not town.inside(space):
            bar = Bar.STREET
        return refusal(PUT + space, bar, {"space": space})
