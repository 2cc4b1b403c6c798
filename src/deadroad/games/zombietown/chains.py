"""The chains of the town: a walk, a drive, the zombies that rise and those that lurch."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombietown.board import HOUSE_LETTERS, SPACE_NAMES
from deadroad.games.zombietown.driving import Drive
from deadroad.games.zombietown.heuristics import TownSense
from deadroad.games.zombietown.options import (
    AT,
    DIRECTIONS,
    DRIVE,
    REST,
    RISE,
    STEP,
    STOP,
    TURN,
    WITH,
    ZOMBIE,
)
from deadroad.games.zombietown.state import NO_CAR, Town
from deadroad.games.zombietown.turn import Phase, Turn
from deadroad.games.zombietown.walking import Movement
from deadroad.games.zombietown.zombies import Lurch, Rise
from deadroad.kernel.chain import Chain
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State

_SENSE: Final = TownSense()


def acts(state: State) -> bool:
    """Return whether the open question is what to do in the action phase."""
    top = state.stack[-1]
    return isinstance(top, Turn) and top.phase is Phase.ACT


class Going(Chain):
    """A way of the pawn, on foot or by car. Each further movement costs an action (ZTB-11)."""

    __slots__ = ()

    def __init__(self, kind: str, seat: int) -> None:
        super().__init__(kind, seat, mix=False)

    def closes(self, state: State, option: int) -> bool:
        return option == STOP

    def trace(self, event: Event) -> str:
        if event.name == "stepped" and event.numbers[0] == self.seat:
            return f"space:{SPACE_NAMES[event.numbers[1]]}"
        if event.name == "drove" and event.numbers[0] == self.seat:
            return f"space:{SPACE_NAMES[event.numbers[2]]}"
        return ""

    def spent(self, state: State) -> int:
        assert isinstance(state, Town)
        return -state.public.actions


@final
class Walking(Going):
    """On foot; it ends before zombies unless they are its end (ZTB-12)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("walk", seat)

    def links(self, state: State, option: int) -> bool:
        return STEP <= option < STEP + 4

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Movement) or acts(state)


@final
class Driving(Going):
    """A drive by car. It ends where zombies are run over (ZRR-21, ZRR-23)."""

    __slots__ = ("car", "damage")

    def __init__(self, seat: int, car: int, damage: int) -> None:
        super().__init__("drive", seat)
        self.car = car
        self.damage = damage

    def links(self, state: State, option: int) -> bool:
        return DRIVE <= option < WITH or option == TURN

    def holds(self, state: State) -> bool:
        assert isinstance(state, Town)
        if state.public.car_damage[self.car] != self.damage:
            return False
        return isinstance(state.stack[-1], Drive) or acts(state)

    def reports(self, event: Event) -> bool:
        return event.name in ("ran-over", "broke-down")

    def key(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Town)
        top = state.stack[-1]
        turning = isinstance(top, Drive) and top.turning
        return (state.public.car_axis[self.car], int(turning))


@final
class Rising(Chain):
    """Where zombies rise (ZTB-40)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("rise", seat, mix=True)

    def links(self, state: State, option: int) -> bool:
        return RISE <= option < ZOMBIE

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Rise)

    def trace(self, event: Event) -> str:
        return f"space:{SPACE_NAMES[event.numbers[0]]}" if event.name == "rose" else ""

    def fill(self, state: State) -> int:
        return _SENSE.best(state)


@final
class Lurching(Chain):
    """Which zombies lurch, and where to (ZTB-41, ZTB-42)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("zombies", seat, mix=True)

    def links(self, state: State, option: int) -> bool:
        return ZOMBIE <= option < AT

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Lurch)

    def closes(self, state: State, option: int) -> bool:
        return option == REST

    def trace(self, event: Event) -> str:
        if event.name == "lurched":
            return f"space:{SPACE_NAMES[event.numbers[0]]} space:{SPACE_NAMES[event.numbers[1]]}"
        if event.name == "knocked":
            return f"house:{HOUSE_LETTERS[event.numbers[0]]} facade:{DIRECTIONS[event.numbers[1]]}"
        return ""

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        return (top.picked, int(top.second)) if isinstance(top, Lurch) else ()

    def fill(self, state: State) -> int:
        best = _SENSE.best(state)
        return -1 if best == REST else best


def chains(state: State) -> list[Chain]:
    """Return the chains of the open question."""
    assert isinstance(state, Town)
    player = state.public.players[state.seat]
    match state.stack[-1]:
        case Rise():
            return [Rising(state.seat)]
        case Lurch():
            return [Lurching(state.seat)]
        case Movement():
            return [Walking(state.seat)]
        case Turn() | Drive():
            if player.car != NO_CAR:
                return [Driving(state.seat, player.car, state.public.car_damage[player.car])]
            return [Walking(state.seat)] if acts(state) else []
        case _:
            return []
