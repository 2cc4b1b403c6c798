"""Interception: groups form, walk free paths for fuel and meet units (HTD-59 to HTD-61, HTD-71 to HTD-73)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.tower_defense.events import INTERCEPTED
from deadroad.games.tower_defense.grid import CELLS, FAR, LINES, bastion_cell, nearest, occupied, steps
from deadroad.games.tower_defense.options import DONE, GATHER, INTERCEPT, JOIN, LEADER, REGULAR, SQUAD
from deadroad.games.tower_defense.public import HOME, NONE, OUT, Public
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal

NO_PICKS: Final[tuple[int, ...]] = (0, 0, 0)

# By the bastions where a group can gather, as bits.
_GATHERINGS: Final[list[tuple[int, ...]]] = [
    (*[GATHER + _bastion for _bastion in range(LINES) if _bits >> _bastion & 1], DONE) for _bits in range(8)
]


def meeting_place(public: Public, bastion: int) -> bool:
    """Return whether other squads can come to a bastion: it stands, and no unit is on it (HTD-60)."""
    return public.bastions[bastion] and public.field[bastion_cell(bastion)] < 0


def walk(public: Public, units: int, start: int, goal: int) -> int:
    """Return the fuel from bastion to bastion (HTD-60)."""
    if start == goal:
        return 0
    if not meeting_place(public, goal):
        return FAR
    return steps(units, bastion_cell(start))[bastion_cell(goal)]


def can_gather(public: Public, units: int, bastion: int) -> bool:
    """Return whether a group that reaches a unit can start here, with its own members or two other squads."""
    if not public.bastions[bastion]:
        return False
    fuel = public.stock.fuel - nearest(units, bastion_cell(bastion))
    if fuel < 0:
        return False
    if public.idle(bastion):
        return True
    for other in range(LINES):
        if other != bastion and (not public.idle(other) or walk(public, units, other, bastion) > fuel):
            return False
    return True


@final
@mypyc_attr(free_list_len=1)
class Interception(Frame[FortState]):
    """Form groups one by one: where each gathers, its members, and the unit it meets. Then it pays fuel.

    `at` is the bastion where a group gathers (NONE between groups). `reach` and `walks` are the steps from
    there to every cell and to there from every bastion; no unit moves in this phase, so they hold until the
    group leaves. `joined` counts the regulars by their bastion, `led` holds the leaders as bits.
    """

    __slots__ = ("at", "finished", "joined", "led", "near", "reach", "toll", "walks")

    def __init__(self) -> None:
        self.finished = False
        self.disband()

    def disband(self) -> None:
        """Reset the frame for another group."""
        self.at = NONE
        self.led = 0
        self.joined: tuple[int, ...] = NO_PICKS
        self.toll = 0  # fuel for joining, paid when the group leaves
        self.near = FAR
        self.reach: list[int] = []
        self.walks: list[int] = []

    def run(self, state: FortState) -> Flow:
        if self.finished or (self.at == NONE and not self.concerns(state.public)):
            return Flow.DONE
        return Flow.ASK

    def concerns(self, public: Public) -> bool:
        """Return whether there is a unit to meet and a free member to go."""
        if not (public.idle(0) or public.idle(1) or public.idle(2)):
            return False
        return occupied(public.field) != 0

    def moment(self, state: FortState) -> bool:
        # Asked even if nobody can go, so that the player sees what the wave did and why no group forms.
        return self.at == NONE

    def seat(self, state: FortState) -> int:
        return 0

    def options(self, state: FortState) -> tuple[int, ...]:
        public = state.public
        if self.at == NONE:
            return self.gatherings(public)
        found: list[int] = []
        for bastion in range(LINES):
            if self.price(bastion) > public.stock.fuel:
                continue
            regulars = public.home[bastion] - self.joined[bastion]
            leader = self.leader_free(public, bastion)
            if leader:
                found.append(JOIN + bastion)
            if regulars:
                found.append(JOIN + REGULAR * LINES + bastion)
            if regulars > 1 or (regulars and leader):
                found.append(JOIN + SQUAD * LINES + bastion)
        if self.size():
            fuel = public.stock.fuel - self.toll
            for cell in range(CELLS):
                if public.field[cell] >= 0 and self.reach[cell] <= fuel:
                    found.append(INTERCEPT + cell)
        return tuple(found)

    def gatherings(self, public: Public) -> tuple[int, ...]:
        """Return the bastions where a group can gather, as options, and `done`."""
        units = occupied(public.field)
        found = 0
        for bastion in range(LINES):
            if can_gather(public, units, bastion):
                found |= 1 << bastion
        return _GATHERINGS[found]

    def price(self, bastion: int) -> int:
        """Return the least fuel the group needs after a member from a bastion has joined."""
        there = self.joined[bastion] > 0 or self.led >> bastion & 1
        return self.toll + self.near + (0 if there else self.walks[bastion])

    def leader_free(self, public: Public, bastion: int) -> bool:
        """Return whether a leader is at home and has not joined yet."""
        return public.leaders[bastion] == HOME and not self.led >> bastion & 1

    def size(self) -> int:
        """Return how many have joined."""
        return self.regulars() + (self.led & 1) + (self.led >> 1 & 1) + (self.led >> 2)

    def regulars(self) -> int:
        """Return how many regulars have joined."""
        return self.joined[0] + self.joined[1] + self.joined[2]

    def answer(self, state: FortState, option: int) -> None:
        if option == DONE:
            self.finished = True
        elif option >= INTERCEPT:
            self.leave(state, option - INTERCEPT)
        elif option >= JOIN:
            self.join(state.public, (option - JOIN) // LINES, (option - JOIN) % LINES)
        else:
            self.gather(state.public, option - GATHER)

    def gather(self, public: Public, bastion: int) -> None:
        """Begin a group at a bastion."""
        units = occupied(public.field)
        self.at = bastion
        self.near = nearest(units, bastion_cell(bastion))
        self.reach = steps(units, bastion_cell(bastion))
        self.walks = [walk(public, units, other, bastion) for other in range(LINES)]

    def join(self, public: Public, who: int, bastion: int) -> None:
        """Add a leader, a regular or all free members of one bastion. They walk there together."""
        if not self.joined[bastion] and not self.led >> bastion & 1:
            self.toll += self.walks[bastion]
        if who != REGULAR and self.leader_free(public, bastion):
            self.led |= 1 << bastion
        if who != LEADER:
            joined = list(self.joined)
            joined[bastion] = joined[bastion] + 1 if who == REGULAR else public.home[bastion]
            self.joined = tuple(joined)

    def leave(self, state: FortState, cell: int) -> None:
        """Pay the fuel and move the group to the unit."""
        public = state.public
        fuel = self.toll + self.reach[cell]
        public.stock.fuel -= fuel
        leaders = list(public.leaders)
        home = list(public.home)
        for bastion in range(LINES):
            home[bastion] -= self.joined[bastion]
            if self.led >> bastion & 1:
                leaders[bastion] = OUT + cell
        public.leaders = leaders
        public.home = home
        public.change_sent(cell, self.regulars())
        state.tell(INTERCEPTED, public.field[cell], cell, self.size(), fuel)
        self.disband()

    def clone(self) -> Interception:
        twin = Interception()
        twin.finished = self.finished
        twin.at = self.at
        twin.led = self.led
        twin.joined = self.joined
        twin.toll = self.toll
        twin.near = self.near
        twin.reach = self.reach
        twin.walks = self.walks
        return twin

    def prompt(self, state: FortState) -> Prompt:
        if self.at == NONE:
            return Prompt("gather", "HTD-72", {"fuel": state.public.stock.fuel})
        return Prompt(
            "intercept",
            "HTD-59",
            {"bastion": self.at, "members": self.size(), "fuel": state.public.stock.fuel - self.toll},
        )

    def tries(self, state: FortState) -> tuple[int, ...]:
        tokens = held_tokens(state, 0)
        if self.at == NONE:
            return (*range(GATHER, GATHER + LINES), DONE, *tokens)
        joins = range(JOIN, JOIN + (SQUAD + 1) * LINES)
        return (*joins, *range(INTERCEPT, INTERCEPT + CELLS), *tokens)

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        if option == DONE:
            return None
        if option < DONE:
            return token_refusal(state, 0, option - USE)
        if option < JOIN:
            return why_not_gather(state.public, option - GATHER)
        if option < INTERCEPT:
            return self.why_not_join(state.public, option)
        return self.why_not_meet(state.public, option - INTERCEPT)

    def why_not_join(self, public: Public, option: int) -> Refusal | None:
        """Return why a member can't join the group (HTD-60, HTD-61)."""
        who, bastion = divmod(option - JOIN, LINES)
        regulars = public.home[bastion] - self.joined[bastion]
        leader = self.leader_free(public, bastion)
        if not regulars and not leader:
            return Refusal(option, "HTD-61", "nobody-free-there", {"bastion": bastion})
        if self.price(bastion) >= FAR:
            return Refusal(option, "HTD-60", "no-path-to-join", {"bastion": bastion})
        if self.price(bastion) > public.stock.fuel:
            return Refusal(option, "HTD-60", "no-fuel-to-join", {"fuel": public.stock.fuel})
        if who == LEADER and not leader:
            return Refusal(option, "HTD-61", "leader-away", {"bastion": bastion})
        if who == REGULAR and not regulars:
            return Refusal(option, "HTD-61", "no-regular-there", {"bastion": bastion})
        if who == SQUAD and (not regulars or (regulars == 1 and not leader)):
            return Refusal(option, "HTD-72", "only-one-there", {"bastion": bastion})
        return None

    def why_not_meet(self, public: Public, cell: int) -> Refusal | None:
        """Return why the group can't meet the unit of a cell (HTD-59)."""
        option = INTERCEPT + cell
        if public.field[cell] < 0:
            return Refusal(option, "HTD-59", "no-unit", {"cell": cell})
        if self.reach[cell] == FAR:
            return Refusal(option, "HTD-59", "blocked", {"cell": cell})
        if not self.size():
            return Refusal(option, "HTD-72", "empty-group")
        price = self.toll + self.reach[cell]
        if price > public.stock.fuel:
            return Refusal(
                option, "HTD-59", "too-far", {"cell": cell, "price": price, "fuel": public.stock.fuel}
            )
        return None


def why_not_gather(public: Public, bastion: int) -> Refusal | None:
    """Return why no group can gather at a bastion."""
    units = occupied(public.field)
    option = GATHER + bastion
    if can_gather(public, units, bastion):
        return None
    if not public.bastions[bastion]:
        return Refusal(option, "HTD-60", "bastion-destroyed", {"bastion": bastion})
    if not public.idle(bastion):
        others = [other for other in range(LINES) if other != bastion and public.idle(other)]
        if len(others) < 2:
            return Refusal(option, "HTD-72", "nobody-gathers", {"bastion": bastion})
        if public.field[bastion_cell(bastion)] >= 0:
            return Refusal(option, "HTD-60", "unit-on-bastion", {"bastion": bastion})
        for other in others:
            if walk(public, units, other, bastion) == FAR:
                return Refusal(option, "HTD-60", "no-path-to-join", {"bastion": other})
        return Refusal(option, "HTD-60", "no-fuel-to-join", {"fuel": public.stock.fuel})
    # The nearest unit is never blocked, and without a unit nobody is asked: only fuel can be missing.
    return Refusal(option, "HTD-59", "no-fuel-to-walk", {"fuel": public.stock.fuel})
