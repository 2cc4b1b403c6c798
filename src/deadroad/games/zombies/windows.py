"""Windows, in which all seats may act (ZOM-47, ZOM-48)."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombies.hand import may_play
from deadroad.games.zombies.items import has_use
from deadroad.games.zombies.options import MOST_SEATS, PASS, USE
from deadroad.games.zombies.play import act, add_acts
from deadroad.games.zombies.refusals import act_verdict, own_acts
from deadroad.games.zombies.state import Zombies
from deadroad.games.zombies.timings import TIMINGS
from deadroad.kernel.frame import Flow
from deadroad.kernel.frames.window import Window
from deadroad.kernel.question import Prompt, Refusal

# By seats * 6 + active seat: clockwise from the active player.
_ORDERS: Final[list[tuple[int, ...]]] = [
    tuple([(_active + _step) % max(_seats, 1) for _step in range(_seats)])
    for _seats in range(MOST_SEATS + 1)
    for _active in range(MOST_SEATS)
]


@final
class Interlude(Window[Zombies]):
    """A window that asks every seat that may play a card or use an item, clockwise from the active one."""

    __slots__ = ()

    def clone(self) -> Interlude:
        twin = Interlude(self.timing, self.order)
        twin.copy_window(self)
        return twin

    def eligible(self, state: Zombies, seat: int) -> bool:
        return may_play(state.public, seat) or has_use(state, seat, self.timing)

    def pass_option(self) -> int:
        return PASS

    def options(self, state: Zombies) -> tuple[int, ...]:
        found = [PASS]
        add_acts(state, self.order[self.at], self.timing, found)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        if option >= USE:
            # Using an item is not an event, so the same seat is asked again.
            act(state, self.order[self.at], option)
        else:
            super().answer(state, option)

    def act(self, state: Zombies, seat: int, option: int) -> None:
        act(state, seat, option)

    def prompt(self, state: Zombies) -> Prompt:
        return Prompt(f"window-{TIMINGS[self.timing]}", "ZOM-47", {"seat": state.public.active})

    def tries(self, state: Zombies) -> tuple[int, ...]:
        return (PASS, *own_acts(state, self.order[self.at]))

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        return None if option == PASS else act_verdict(state, self.order[self.at], option, self.timing)


def open_window(state: Zombies, timing: int) -> Flow:
    """Ask all seats, starting with the active one, whether they act now."""
    return state.call(Interlude(timing, _ORDERS[state.seats * MOST_SEATS + state.public.active]))
