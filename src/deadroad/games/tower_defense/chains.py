"""The chains of the fortress: recruiting, sending, quartering, and the groups that meet units."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.cards import RESOURCES
from deadroad.games.hit_z_road.chains import party_chains
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.options import FIGHT, FLEE, HOLD, SHOOT
from deadroad.games.tower_defense.combat import Combats
from deadroad.games.tower_defense.garrison import Recruit
from deadroad.games.tower_defense.grid import CELLS, LINES, NAMES
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.options import (
    COMBAT,
    DONE,
    GATHER,
    INTERCEPT,
    JOIN,
    LEADER,
    NAME,
    QUARTER,
    RANK,
    RECRUIT,
    REGULAR,
    SEND,
    SPACE,
    SQUAD,
    WELCOME,
)
from deadroad.games.tower_defense.proposal import SENSE, proposed
from deadroad.games.tower_defense.public import HOME
from deadroad.games.tower_defense.quarters import Quarter
from deadroad.games.tower_defense.state import Casualty, FortState
from deadroad.games.tower_defense.warehouses import Supply
from deadroad.kernel.chain import Chain
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State


@final
class Recruiting(Chain):
    """The recruits for each bastion (HTD-51)."""

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
    """The members sent to each warehouse (HTD-52)."""

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

    def fill(self, state: State) -> int:
        return proposed(self, state)


@final
class Quartering(Chain):
    """The number of regulars in each bastion (HTD-70)."""

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
    """The groups of a turn: where each gathers, which members join, which unit it meets (HTD-59, HTD-72)."""

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
        # The frame also contains members that joined automatically because nobody else could.
        cell = f"cell:{NAMES[option - INTERCEPT]}"
        found = [(f"bastion:{top.at + 1} {cell}", 1)]
        for bastion in range(LINES):
            if top.led >> bastion & 1:
                found.append((f"member:leader-{bastion + 1} {cell}", 1))
            if top.joined[bastion]:
                found.append((f"member:regular-{bastion + 1} {cell}", top.joined[bastion]))
        return found

    def leads(self, state: State, option: int, left: tuple[tuple[str, int], ...]) -> bool:
        """Gather where a group is missing, join only its missing members, in one order, and then leave."""
        top = state.stack[-1]
        if not isinstance(top, Interception):
            return True
        wanted = dict(left)
        if option < JOIN:
            return bool(goals(wanted, option - GATHER))
        if option >= INTERCEPT:
            cell = NAMES[option - INTERCEPT]
            if cell not in goals(wanted, top.at):
                return False
            there = lacks(top, wanted, cell)
            return min(there) >= 0 and (max(there) == 0 or groups(wanted, cell) > 1)
        who, bastion = divmod(option - JOIN, LINES)
        cells = goals(wanted, top.at)
        for cell in cells:
            there = lacks(top, wanted, cell)
            if min(there) < 0:
                continue
            # Members join from the first bastion on: any other order gives the same group.
            lone = len(cells) == 1 and groups(wanted, cell) == 1
            if lone and max(there[: 2 * bastion], default=0) > 0:
                continue
            if who == LEADER and there[2 * bastion] > 0:
                return True
            if who == REGULAR and there[2 * bastion + 1] > 0:
                return True
            if who == SQUAD and squad_fits(state, top, bastion, there):
                return True
        return False

    def bounds(self, state: State) -> list[tuple[str, int]]:
        assert isinstance(state, FortState)
        public = state.public
        found: list[tuple[str, int]] = []
        for cell in [f"cell:{NAMES[at]}" for at in range(CELLS) if public.field[at] >= 0]:
            for bastion in range(LINES):
                if public.bastions[bastion]:
                    found.append((f"bastion:{bastion + 1} {cell}", 1))
                if public.leaders[bastion] == HOME:
                    found.append((f"member:leader-{bastion + 1} {cell}", 1))
                if public.home[bastion]:
                    found.append((f"member:regular-{bastion + 1} {cell}", public.home[bastion]))
        return found

    def key(self, state: State) -> tuple[int, ...]:
        top = state.stack[-1]
        if not isinstance(top, Interception):
            return ()
        return (top.at, top.led, *top.joined)

    def fill(self, state: State) -> int:
        return proposed(self, state)


def goals(wanted: dict[str, int], bastion: int) -> list[str]:
    """Return the cells that a group from a bastion is wanted at."""
    return [cell for cell in NAMES if wanted.get(f"bastion:{bastion + 1} cell:{cell}", 0)]


def groups(wanted: dict[str, int], cell: str) -> int:
    """Return how many groups are wanted at a cell."""
    return sum([wanted.get(f"bastion:{bastion + 1} cell:{cell}", 0) for bastion in range(LINES)])


def lacks(group: Interception, wanted: dict[str, int], cell: str) -> list[int]:
    """Return how many members are missing for a cell: leader and regulars of each bastion.

    A number below 0 means that there are too many.
    """
    found: list[int] = []
    for bastion in range(LINES):
        led = group.led >> bastion & 1
        found.append(wanted.get(f"member:leader-{bastion + 1} cell:{cell}", 0) - led)
        found.append(wanted.get(f"member:regular-{bastion + 1} cell:{cell}", 0) - group.joined[bastion])
    return found


def squad_fits(state: State, group: Interception, bastion: int, there: list[int]) -> bool:
    """Return whether all free members of a bastion are among the missing."""
    assert isinstance(state, FortState)
    public = state.public
    leader = int(group.leader_free(public, bastion))
    return leader <= there[2 * bastion] and (
        public.home[bastion] - group.joined[bastion] <= there[2 * bastion + 1]
    )


@final
class Arranging(Chain):
    """The garrison of a turn: quartering, recruiting and sending at once (HTD-51, HTD-52, HTD-70)."""

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

    def fill(self, state: State) -> int:
        return proposed(self, state)


@final
class Battle(Chain):
    """The next combat and how it begins: what is held back, and the ammo of its shooting (HTD-63, HTD-74)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("combat", 0, mix=False)

    def links(self, state: State, option: int) -> bool:
        return COMBAT <= option < WELCOME or option == HOLD or SHOOT <= option <= FLEE

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Fight)

    def rests(self, state: State) -> bool:
        return True

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        assert isinstance(before, FortState)
        if option >= COMBAT:
            return [(f"cell:{NAMES[option - COMBAT]}", 1)]
        if option == HOLD:
            return []
        cell = f"cell:{NAMES[before.public.fighting]}"
        return [
            (
                f"{cell} {SPACE.option(option).notation}"
                if option >= FIGHT
                else f"{cell} amount:{option - SHOOT}",
                1,
            )
        ]


@final
class Losing(Chain):
    """The members that die (HTD-24)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("casualty", 0, mix=True)

    def links(self, state: State, option: int) -> bool:
        return option >= NAME

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Casualty)

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        return [(SPACE.option(option).refs[0], 1)]

    def fill(self, state: State) -> int:
        return proposed(self, state)


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
            return party_chains(state, SENSE)
