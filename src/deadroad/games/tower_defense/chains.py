"""The chains of the fortress: whom one recruits, sends, quarters, and which group meets which unit."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.cards import RESOURCES
from deadroad.games.hit_z_road.chains import party_chains
from deadroad.games.tower_defense.garrison import Recruit
from deadroad.games.tower_defense.grid import LINES, NAMES
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.options import (
    COMBAT,
    DONE,
    GATHER,
    INTERCEPT,
    QUARTER,
    RANK,
    RECRUIT,
    SEND,
)
from deadroad.games.tower_defense.public import NONE
from deadroad.games.tower_defense.quarters import Quarter
from deadroad.games.tower_defense.state import FortState
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
    """One group: where it gathers, who joins, which unit it meets (HTD-59, HTD-72)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("intercept", 0, mix=True)

    def links(self, state: State, option: int) -> bool:
        return GATHER <= option < COMBAT

    def holds(self, state: State) -> bool:
        top = state.stack[-1]
        return isinstance(top, Interception) and top.at != NONE

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        top = before.stack[-1]
        if not INTERCEPT <= option < COMBAT or not isinstance(top, Interception):
            return []
        # Who joined because nobody else could is in the frame as well.
        found = [(f"bastion:{top.at + 1}", 1), (f"cell:{NAMES[option - INTERCEPT]}", 1)]
        for bastion in range(LINES):
            if top.led >> bastion & 1:
                found.append((f"member:leader-{bastion + 1}", 1))
            if top.joined[bastion]:
                found.append((f"member:regular-{bastion + 1}", top.joined[bastion]))
        return found

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        if not isinstance(top, Interception):
            return ()
        return (top.at, top.led, *top.joined)


def chains(state: State) -> list[Chain]:
    """Return the chains of the open question."""
    assert isinstance(state, FortState)
    match state.stack[-1]:
        case Recruit():
            return [Recruiting()]
        case Supply():
            return [Sending()]
        case Quarter():
            return [Quartering()]
        case Interception():
            return [Meeting()]
        case _:
            return party_chains(state)
