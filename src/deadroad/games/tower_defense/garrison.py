"""The garrison phase: buy leaders and regulars with experience (HTD-51); place the first squad (HTD-41)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.tower_defense.components import LEADER_PRICE, PLACES, RECRUITS, REGULAR_PRICE
from deadroad.games.tower_defense.events import MANNED, RECRUITED
from deadroad.games.tower_defense.grid import LINES
from deadroad.games.tower_defense.options import DONE, LEADER, MAN, RECRUIT, REGULAR
from deadroad.games.tower_defense.public import HOME
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.frames.choose import Choose
from deadroad.kernel.question import Prompt, Refusal

ANY_NUMBER: Final = 1_000_000


@final
class Man(Frame[FortState]):
    """The player chooses the bastion of the first squad (HTD-41)."""

    __slots__ = ()

    def run(self, state: FortState) -> Flow:
        return Flow.DONE if state.public.any_manned() else Flow.ASK

    def seat(self, state: FortState) -> int:
        return 0

    def tries(self, state: FortState) -> tuple[int, ...]:
        return (MAN, MAN + 1, MAN + 2)

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        return None

    def answer(self, state: FortState, option: int) -> None:
        bastion = option - MAN
        state.public.move_leader(bastion, HOME)
        state.public.change_home(bastion, RECRUITS)
        state.tell(MANNED, bastion)

    def clone(self) -> Man:
        return Man()

    def prompt(self, state: FortState) -> Prompt:
        return Prompt("man", "HTD-41")


@final
@mypyc_attr(free_list_len=1)
class Recruit(Choose[FortState]):
    """Buy leaders for standing bastions without one, and regulars for squads with room (HTD-23, HTD-26)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 0, ANY_NUMBER)

    def pool(self, state: FortState) -> tuple[int, ...]:
        public = state.public
        if public.xp < REGULAR_PRICE:
            return ()
        found: list[int] = []
        for bastion in range(LINES):
            if public.manned(bastion):
                if public.home[bastion] < PLACES:
                    found.append(RECRUIT + REGULAR * LINES + bastion)
            elif public.bastions[bastion] and public.xp >= LEADER_PRICE:
                found.append(RECRUIT + bastion)
        return tuple(found)

    def pick(self, state: FortState, option: int) -> None:
        public = state.public
        rank = (option - RECRUIT) // LINES
        bastion = (option - RECRUIT) % LINES
        price = LEADER_PRICE if rank == LEADER else REGULAR_PRICE
        public.xp -= price
        if rank == LEADER:
            public.move_leader(bastion, HOME)
        else:
            public.change_home(bastion, 1)
        state.tell(RECRUITED, rank, bastion, price)

    def done_option(self) -> int:
        return DONE

    def clone(self) -> Recruit:
        twin = Recruit()
        twin.copy_choice(self)
        return twin

    def prompt(self, state: FortState) -> Prompt:
        return Prompt("recruit", "HTD-51", {"xp": state.public.xp})

    def tries(self, state: FortState) -> tuple[int, ...]:
        return (*range(RECRUIT, RECRUIT + 2 * LINES), DONE, *held_tokens(state, 0))

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        if option == DONE:
            return None
        if option < DONE:
            return token_refusal(state, 0, option - USE)
        public = state.public
        rank, bastion = divmod(option - RECRUIT, LINES)
        price = LEADER_PRICE if rank == LEADER else REGULAR_PRICE
        if not public.bastions[bastion]:
            return Refusal(option, "HTD-26", "bastion-destroyed", {"bastion": bastion})
        if rank == LEADER and public.manned(bastion):
            return Refusal(option, "HTD-20", "has-leader", {"bastion": bastion})
        if rank == REGULAR and not public.manned(bastion):
            return Refusal(option, "HTD-23", "needs-leader", {"bastion": bastion})
        if rank == REGULAR and public.home[bastion] >= PLACES:
            return Refusal(option, "HTD-20", "squad-full", {"bastion": bastion})
        if public.xp < price:
            return Refusal(option, "HTD-23", "too-dear", {"price": price, "xp": public.xp})
        return None
