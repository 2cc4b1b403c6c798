"""The return to the bastions (HTD-70) and the dissolution of squads (HTD-22)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.tower_defense.components import PLACES
from deadroad.games.tower_defense.events import DISSOLVED, LEADER_LEFT, LEFT_PLAY, QUARTERED
from deadroad.games.tower_defense.grid import LINES
from deadroad.games.tower_defense.options import QUARTER
from deadroad.games.tower_defense.public import (
    FALLEN,
    HOME,
    NOBODY_HOME,
    NOBODY_POSTED,
    NOBODY_SENT,
    VACANT,
)
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal

# By bastion, least and most: the options to quarter so many regulars there.
_COUNTS: Final = PLACES + 1
_QUARTERS: Final[list[tuple[int, ...]]] = [
    tuple(range(QUARTER + _bastion * _COUNTS + _least, QUARTER + _bastion * _COUNTS + _most + 1))
    for _bastion in range(LINES)
    for _least in range(_COUNTS)
    for _most in range(_COUNTS)
]


@final
@mypyc_attr(free_list_len=1)
class Quarter(Frame[FortState]):
    """Asks for each manned bastion how many regulars live there, so that everybody finds a place.

    `pool` regulars are still to place. A bastion keeps those who `stay`.
    """

    __slots__ = ("at", "pool", "stay")

    def __init__(self, pool: int, stay: list[int]) -> None:
        self.pool = pool
        self.stay = stay
        self.at = 0

    def run(self, state: FortState) -> Flow:
        while self.at < LINES and not state.public.manned(self.at):
            self.at += 1
        return Flow.ASK if self.at < LINES else Flow.DONE

    def seat(self, state: FortState) -> int:
        return 0

    def options(self, state: FortState) -> tuple[int, ...]:
        least, most = self.bounds(state)
        return _QUARTERS[(self.at * _COUNTS + least) * _COUNTS + most]

    def bounds(self, state: FortState) -> tuple[int, int]:
        """Return the fewest and the most regulars for this bastion, so that everybody finds a place."""
        room = 0
        staying = 0
        for bastion in range(self.at + 1, LINES):
            if state.public.manned(bastion):
                room += PLACES
                staying += self.stay[bastion]
        return max(self.stay[self.at], self.pool - room), min(PLACES, self.pool - staying)

    def answer(self, state: FortState, option: int) -> None:
        count = option - QUARTER - self.at * (PLACES + 1)
        state.public.change_home(self.at, count - state.public.home[self.at])
        if count:
            state.tell(QUARTERED, count, self.at)
        self.pool -= count
        self.at += 1

    def clone(self) -> Quarter:
        twin = Quarter(self.pool, self.stay)
        twin.at = self.at
        return twin

    def prompt(self, state: FortState) -> Prompt:
        return Prompt("quarter", "HTD-70", {"bastion": self.at, "pool": self.pool})

    def tries(self, state: FortState) -> tuple[int, ...]:
        return (*range(QUARTER, QUARTER + LINES * (PLACES + 1)), *held_tokens(state, 0))

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        if option < QUARTER:
            return token_refusal(state, 0, option - USE)
        bastion, count = divmod(option - QUARTER, PLACES + 1)
        if not state.public.manned(bastion):
            return Refusal(option, "HTD-66", "not-manned", {"bastion": bastion})
        if bastion != self.at:
            return Refusal(option, "HTD-70", "other-bastion-now", {"bastion": self.at})
        if count < self.stay[bastion]:
            return Refusal(option, "HTD-25", "regulars-stay", {"bastion": bastion})
        least, most = self.bounds(state)
        if count < least:
            return Refusal(option, "HTD-70", "no-place-elsewhere", {"bastion": bastion})
        return Refusal(option, "HTD-70", "not-so-many", {"pool": self.pool}) if count > most else None


def quarter(state: FortState, pool: int, stay: list[int]) -> Quarter:
    """Return the frame that places these regulars. Those without room leave the game (HTD-22, HTD-70)."""
    room = 0
    for bastion in range(LINES):
        if state.public.manned(bastion):
            room += PLACES
    if pool > room:
        state.tell(LEFT_PLAY, pool - room)
        pool = room
    return Quarter(pool, stay)


def return_home(state: FortState) -> Quarter:
    """Bring all members back: leaders to their own bastion, regulars to be quartered."""
    public = state.public
    leaders = public.leaders.copy()
    for bastion in range(LINES):
        if leaders[bastion] >= HOME:
            leaders[bastion] = HOME
            if not public.bastions[bastion]:
                leaders[bastion] = VACANT
                state.tell(LEADER_LEFT, bastion)
    pool = public.regulars()
    public.leaders = leaders
    public.home = NOBODY_HOME
    public.posted = NOBODY_POSTED
    public.sent = NOBODY_SENT
    return quarter(state, pool, NOBODY_HOME)


def dissolve(state: FortState) -> bool:
    """Dissolve the squads whose leader has died (HTD-25). Return whether there were any."""
    public = state.public
    found = False
    for bastion in range(LINES):
        if public.leaders[bastion] == FALLEN:
            public.move_leader(bastion, VACANT)
            state.tell(DISSOLVED, bastion)
            found = True
    return found


def rehouse(state: FortState) -> Quarter | None:
    """After a death in a set-up, dissolve squads at once. Only their regulars move (HTD-25)."""
    if not dissolve(state):
        return None
    public = state.public
    pool = sum(public.home)
    stay = [public.home[bastion] if public.manned(bastion) else 0 for bastion in range(LINES)]
    public.home = stay
    return quarter(state, pool, stay)
