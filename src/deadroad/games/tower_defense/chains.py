"""The chains of the fortress: whom one recruits, sends, quarters, and which group meets which unit."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.cards import RESOURCES
from deadroad.games.hit_z_road.chains import party_chains
from deadroad.games.hit_z_road.fight import Fight, Round
from deadroad.games.hit_z_road.options import FIGHT, SHOOT
from deadroad.games.tower_defense.combat import Combats
from deadroad.games.tower_defense.garrison import Recruit
from deadroad.games.tower_defense.grid import LINES, NAMES
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.options import (
    COMBAT,
    DONE,
    GATHER,
    INTERCEPT,
    NAME,
    QUARTER,
    RANK,
    RECRUIT,
    SEND,
    SPACE,
    WELCOME,
)
from deadroad.games.tower_defense.quarters import Quarter
from deadroad.games.tower_defense.state import Casualty, FortState
from deadroad.games.tower_defense.warehouses import Supply
from deadroad.kernel.chain import Chain
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State


@final
class Recruiting(Chain):
    """Who is bought for which bastion (HTD-51)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("recruit", 0, mix=True)

    def links(self, state: State, option: int) -> bool:
        return RECRUIT <= option < SEND

    def closes(self, state: State, option: int) -> bool:
        return option == DONE

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Recruit)

    def trace(self, event: Event) -> str:
        if event.name != "recruited":
            return ""
        return f"member:{RANK.values[event.numbers[0]]}-{event.numbers[1] + 1}"


@final
class Sending(Chain):
    """Who goes to which warehouse (HTD-52)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("send", 0, mix=True)

    def links(self, state: State, option: int) -> bool:
        return SEND <= option < GATHER

    def closes(self, state: State, option: int) -> bool:
        return option == DONE

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Supply)

    def trace(self, event: Event) -> str:
        if event.name != "sent":
            return ""
        rank, bastion, warehouse = event.numbers[:3]
        return f"member:{RANK.values[rank]}-{bastion + 1} warehouse:{RESOURCES[warehouse]}"


@final
class Quartering(Chain):
    """How many regulars live in each bastion (HTD-70)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("quarter", 0, mix=True)

    def links(self, state: State, option: int) -> bool:
        return QUARTER <= option < QUARTER + 4 * LINES

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Quarter)

    def trace(self, event: Event) -> str:
        return f"bastion:{event.numbers[1] + 1}" if event.name == "quartered" else ""

    def amount(self, event: Event) -> int:
        return event.numbers[0]

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        return (top.at,) if isinstance(top, Quarter) else ()


@final
class Meeting(Chain):
    """The groups of a turn: where each gathers, who joins, which unit it meets (HTD-59, HTD-72)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("intercept", 0, mix=True)

    def links(self, state: State, option: int) -> bool:
        return GATHER <= option < COMBAT

    def closes(self, state: State, option: int) -> bool:
        return option == DONE

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Interception)

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        top = before.stack[-1]
        if not INTERCEPT <= option < COMBAT or not isinstance(top, Interception):
            return []
        # Who joined because nobody else could is in the frame as well.
        cell = f"cell:{NAMES[option - INTERCEPT]}"
        found = [(f"bastion:{top.at + 1} {cell}", 1)]
        for bastion in range(LINES):
            if top.led >> bastion & 1:
                found.append((f"member:leader-{bastion + 1} {cell}", 1))
            if top.joined[bastion]:
                found.append((f"member:regular-{bastion + 1} {cell}", top.joined[bastion]))
        return found

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        if not isinstance(top, Interception):
            return ()
        return (top.at, top.led, *top.joined)


@final
class Arranging(Chain):
    """The garrison of a turn: who is quartered, recruited and sent where (HTD-51, HTD-52, HTD-70)."""

    __slots__ = ("steps",)

    def __init__(self) -> None:
        super().__init__("garrison", 0, mix=True)
        self.steps: list[Chain] = [Quartering(), Recruiting(), Sending()]

    def links(self, state: State, option: int) -> bool:
        if isinstance(state.stack[-1], Recruit) and option == DONE:
            return True  # and the sending begins
        return QUARTER <= option < NAME or RECRUIT <= option < GATHER

    def closes(self, state: State, option: int) -> bool:
        return option == DONE and isinstance(state.stack[-1], Supply)

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Quarter | Recruit | Supply)

    def trace(self, event: Event) -> str:
        for step in self.steps:
            name = step.trace(event)
            if name:
                return name
        return ""

    def amount(self, event: Event) -> int:
        return event.numbers[0] if event.name == "quartered" else 1

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        if isinstance(top, Quarter):
            return (0, top.at)
        return (1,) if isinstance(top, Recruit) else (2,)


@final
class Battle(Chain):
    """Which combat is fought next, and with how much ammo it begins (HTD-63, HTD-74)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("combat", 0, mix=False)

    def links(self, state: State, option: int) -> bool:
        return COMBAT <= option < WELCOME or SHOOT <= option < FIGHT

    def holds(self, state: State) -> bool:
        top = state.stack[-1]
        return isinstance(top, Fight) and top.round is Round.SHOOTING

    def rests(self, state: State) -> bool:
        return True

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        assert isinstance(before, FortState)
        if option >= COMBAT:
            return [(f"cell:{NAMES[option - COMBAT]}", 1)]
        return [(f"cell:{NAMES[before.public.fighting]} amount:{option - SHOOT}", 1)]


@final
class Losing(Chain):
    """Who dies, one after the other (HTD-24)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("casualty", 0, mix=True)

    def links(self, state: State, option: int) -> bool:
        return option >= NAME

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Casualty)

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        return [(SPACE.option(option).refs[0], 1)]


def chains(state: State) -> list[Chain]:
    """Return the chains of the open question."""
    assert isinstance(state, FortState)
    match state.stack[-1]:
        case Recruit():
            return [Recruiting(), Arranging()]
        case Supply():
            return [Sending()]
        case Quarter():
            return [Quartering(), Arranging()]
        case Interception():
            return [Meeting()]
        case Casualty():
            return [Losing()]
        case Combats():
            return [Battle()]
        case _:
            return party_chains(state)
