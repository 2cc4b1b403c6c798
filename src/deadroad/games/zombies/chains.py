"""The chains of the town: a walk, a tile laid and filled, zombies put and moved."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombies.heuristics import TownSense
from deadroad.games.zombies.laying import Lay, Laying
from deadroad.games.zombies.options import DOMAINS, LAY, PICK, PUT, REST, STEP, STOP, TILE, TURN
from deadroad.games.zombies.scatter import Relocate, Scatter
from deadroad.games.zombies.state import Zombies
from deadroad.games.zombies.walk import Walk
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.chain import Chain
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State

_SENSE: Final = TownSense()
_SPACES = DOMAINS["space"].values
_SPOTS = DOMAINS["spot"].values
_PIECES = {"zombie-put": "zombie", "life-put": "life", "bullet-put": "bullet"}


def space_ref(space: int) -> str:
    """Return the ref of a space."""
    return f"space:{_SPACES[space]}"


@final
class Walking(Chain):
    """A pawn's walk to a space; it ends before zombies unless they are its end (ZOM-50 to ZOM-52)."""

    __slots__ = ("mover",)

    def __init__(self, seat: int, mover: int) -> None:
        super().__init__("walk", seat, mix=False)
        self.mover = mover

    def links(self, state: State, option: int) -> bool:
        return STEP <= option < TURN

    def closes(self, state: State, option: int) -> bool:
        return option == STOP

    def holds(self, state: State) -> bool:
        top = state.stack[-1]
        return isinstance(top, Walk) and top.mover == self.mover

    def trace(self, event: Event) -> str:
        if event.name == "stepped" and event.numbers[0] == self.mover:
            return space_ref(event.numbers[1])
        return ""

    def reports(self, event: Event) -> bool:
        return event.name in ("fight-began", "picked-life", "picked-bullet")


@final
class Placing(Chain):
    """A tile laid at a spot and turned (ZOM-20)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("lay", seat, mix=False)

    def links(self, state: State, option: int) -> bool:
        return TURN <= option < TURN + 4 or LAY <= option < PUT

    def holds(self, state: State) -> bool:
        top = state.stack[-1]
        return isinstance(top, Lay) and top.step is Laying.TURN

    def rests(self, state: State) -> bool:
        return False

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        top = before.stack[-1]
        assert isinstance(before, Zombies)
        assert isinstance(top, Lay)
        door = option - LAY if option >= LAY else before.public.town.spot_doors[top.spot]
        # If only one turn fits, it is made automatically.
        for event in told:
            if event.name == "tile-laid":
                return [(f"spot:{_SPOTS[door]} quarters:{event.numbers[3]}", 1)]
        return [(f"spot:{_SPOTS[door]}", 1)]


@final
class Filling(Chain):
    """Zombies and tokens put on spaces: on a new tile, or by a card anywhere (ZOM-21, ZOM-68)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("put", seat, mix=True)

    def links(self, state: State, option: int) -> bool:
        return TILE <= option < TILE + 30 or PUT <= option < PICK

    def holds(self, state: State) -> bool:
        top = state.stack[-1]
        if isinstance(top, Lay):
            return top.step in (Laying.ZOMBIES, Laying.LIVES, Laying.BULLETS)
        return isinstance(top, Scatter)

    def trace(self, event: Event) -> str:
        piece = _PIECES.get(event.name)
        return "" if piece is None else f"piece:{piece} {space_ref(event.numbers[0])}"

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        return (top.tile,) if isinstance(top, Scatter) else ()

    def fill(self, state: State) -> int:
        return _SENSE.best(state)


@final
class Tile(Chain):
    """A tile laid, turned and filled at once (ZOM-20 to ZOM-22)."""

    __slots__ = ("filling", "placing")

    def __init__(self, seat: int) -> None:
        super().__init__("tile", seat, mix=True)
        self.placing = Placing(seat)
        self.filling = Filling(seat)

    def links(self, state: State, option: int) -> bool:
        return TURN <= option < TURN + 4 or LAY <= option < PICK

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Lay)

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        found = self.filling.names(before, option, told, after)
        if option < PUT:
            found += self.placing.names(before, option, told, after)
        # A spot is named with the turn of its tile.
        return [(name, amount) for name, amount in found if name[:4] != "spot" or " " in name]

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        return (top.spot, int(top.step is Laying.TURN)) if isinstance(top, Lay) else ()


@final
class Relocating(Chain):
    """A zombie taken from one space to another (ZOM-68)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("relocate", seat, mix=True)

    def links(self, state: State, option: int) -> bool:
        return TILE <= option < TILE + 30 or option >= PUT

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Relocate)

    def trace(self, event: Event) -> str:
        if event.name != "relocated":
            return ""
        return f"{space_ref(event.numbers[0])} {space_ref(event.numbers[1])}"

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        return (top.origin, top.tile) if isinstance(top, Relocate) else ()


@final
class Shambling(Chain):
    """The zombies that a player moves, each one space; `rest` moves the others automatically (ZOM-60)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("zombies", seat, mix=True)

    def links(self, state: State, option: int) -> bool:
        return STEP <= option < TURN or option >= PICK

    def closes(self, state: State, option: int) -> bool:
        return option == REST

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Shamble)

    def trace(self, event: Event) -> str:
        if event.name != "zombie-moved":
            return ""
        return f"{space_ref(event.numbers[0])} {space_ref(event.numbers[1])}"

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        return (top.picked,) if isinstance(top, Shamble) else ()


def chains(state: State) -> list[Chain]:
    """Return the chains of the open question."""
    match state.stack[-1]:
        case Walk() as top:
            return [Walking(state.seat, top.mover)]
        case Lay() as top:
            if top.step in (Laying.PLACE, Laying.TURN):
                return [Placing(state.seat), Tile(state.seat)]
            return [Filling(state.seat)]
        case Scatter():
            return [Filling(state.seat)]
        case Relocate():
            return [Relocating(state.seat)]
        case Shamble():
            return [Shambling(state.seat)]
        case _:
            return []
