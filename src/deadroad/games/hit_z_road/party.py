"""The part of a state that fights and card events need. Tower Defense implements it too."""

from __future__ import annotations

from enum import Enum
from typing import Any, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.events import MAPS_WORTH
from deadroad.games.hit_z_road.group import Group
from deadroad.kernel.frame import Flow, Frame, State


@final
class Cause(Enum):
    """The cause of a survivor's death."""

    BITE = 0
    HORROR = 1
    DICE = 2  # that an event has rolled
    CARD = 3
    UNPAID = 4


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PartyState(State):
    """A state in which each seat has a group with resources, tokens and survivors."""

    __slots__ = ()

    def group(self, seat: int) -> Group:
        """Return the purse and the tokens."""
        raise NotImplementedError

    def survivors(self, seat: int) -> int:
        """Return how many survivors fight or are affected by an event."""
        raise NotImplementedError

    def fall(self, seat: int, cause: Cause) -> Frame[Any] | None:
        """Lose one survivor. Return a frame if the player must choose one."""
        raise NotImplementedError

    def join(self, seat: int) -> Frame[Any] | None:
        """Gain one survivor. Return a frame if there is a question."""
        raise NotImplementedError

    def idle_clause(self, token: int, usual: str) -> str:
        """Return the clause by which a token can't be used now."""
        return usual

    def value_maps(self, seat: int, worth: int) -> None:
        """Make the maps worth something (HZR-79)."""
        self.group(seat).maps_worth = worth
        self.tell(MAPS_WORTH, seat, worth)


@final
@mypyc_attr(free_list_len=1)
class Losses(Frame[PartyState]):
    """Lose survivors one by one, as long as any are left."""

    __slots__ = ("cause", "count", "loser")

    def __init__(self, loser: int, count: int, cause: Cause) -> None:
        self.loser = loser
        self.count = count
        self.cause: Cause = cause

    def run(self, state: PartyState) -> Flow:
        while self.count > 0 and state.survivors(self.loser) > 0:
            self.count -= 1
            asking = state.fall(self.loser, self.cause)
            if asking is not None:
                return state.call(asking)
        return Flow.DONE

    def clone(self) -> Losses:
        return Losses(self.loser, self.count, self.cause)
