"""The warehouse phase: members are sent for resources and are busy for the turn (HTD-31, HTD-52)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.tower_defense.events import SENT
from deadroad.games.tower_defense.grid import LINES
from deadroad.games.tower_defense.options import DONE, LEADER, REGULAR, SEND
from deadroad.games.tower_defense.public import HOME, POSTED
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import Flow
from deadroad.kernel.frames.choose import Choose
from deadroad.kernel.question import Prompt, Refusal

EVERYBODY: Final = 1_000_000
POSTS: Final = 9  # bastion * 3 + warehouse


def _ways_to_send(leaders: int, homes: int, standing: int) -> tuple[int, ...]:
    """Return the options for leaders and squads at home and for standing warehouses, all as bits."""
    found: list[int] = []
    for post in range(POSTS):
        if standing >> post % LINES & 1:
            if leaders >> post // LINES & 1:
                found.append(SEND + post)
            if homes >> post // LINES & 1:
                found.append(SEND + POSTS + post)
    return (*found, DONE)


# By leaders at home, bastions with a regular at home and standing warehouses, three bits each.
_SENDS: Final[list[tuple[int, ...]]] = [
    _ways_to_send(_key >> 6, _key >> 3 & 7, _key & 7) for _key in range(512)
]


@final
@mypyc_attr(free_list_len=1)
class Supply(Choose[FortState]):
    """Send members to standing warehouses, from any line and without cost (HTD-34)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 0, EVERYBODY)

    def run(self, state: FortState) -> Flow:
        # The same as in Choose, but without listing options that are only counted.
        public = state.public
        free = public.idle(0) + public.idle(1) + public.idle(2)
        if self.finished or not free or True not in public.warehouses:
            return Flow.DONE
        return Flow.ASK

    def options(self, state: FortState) -> tuple[int, ...]:
        public = state.public
        key = 0
        for bastion in range(LINES):
            if public.leaders[bastion] == HOME:
                key |= 64 << bastion
            if public.home[bastion]:
                key |= 8 << bastion
            if public.warehouses[bastion]:
                key |= 1 << bastion
        return _SENDS[key]

    def pick(self, state: FortState, option: int) -> None:
        public = state.public
        rank = (option - SEND) // POSTS
        post = (option - SEND) % POSTS
        bastion = post // LINES
        warehouse = post % LINES
        if rank == LEADER:
            public.move_leader(bastion, POSTED + warehouse)
        else:
            public.change_home(bastion, -1)
            public.change_posted(post, 1)
        state.tell(SENT, rank, bastion, warehouse)

    def done_option(self) -> int:
        return DONE

    def clone(self) -> Supply:
        twin = Supply()
        twin.copy_choice(self)
        return twin

    def prompt(self, state: FortState) -> Prompt:
        return Prompt("supply", "HTD-52")

    def tries(self, state: FortState) -> tuple[int, ...]:
        return (*range(SEND, SEND + 2 * POSTS), DONE, *held_tokens(state, 0))

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        if option == DONE:
            return None
        if option < DONE:
            return token_refusal(state, 0, option - USE)
        public = state.public
        rank, post = divmod(option - SEND, POSTS)
        bastion, warehouse = divmod(post, LINES)
        if not public.warehouses[warehouse]:
            return Refusal(option, "HTD-52", "warehouse-destroyed", {"warehouse": warehouse})
        here = public.home[bastion] > 0 if rank == REGULAR else public.leaders[bastion] == HOME
        return None if here else Refusal(option, "HTD-52", "nobody-free", {"rank": rank, "bastion": bastion})
