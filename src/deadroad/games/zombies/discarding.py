"""The end of a turn: one card may go (ZOM-43)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.events import DISCARDED
from deadroad.games.zombies.hand import take_from_hand
from deadroad.games.zombies.options import DISCARD, KEEP, LAY
from deadroad.games.zombies.play import act, add_acts
from deadroad.games.zombies.refusals import cards_refused, items_refused
from deadroad.games.zombies.state import Zombies
from deadroad.games.zombies.timings import LEAVING
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed


@final
class Leave(Frame[Zombies]):
    """The player keeps the hand or discards one card; either ends the turn."""

    __slots__ = ("done", "player")

    def __init__(self, player: int) -> None:
        self.player = player
        self.done = False

    def clone(self) -> Leave:
        twin = Leave(self.player)
        twin.done = self.done
        return twin

    def run(self, state: Zombies) -> Flow:
        return Flow.DONE if self.done or state.public.hand_sizes[self.player] == 0 else Flow.ASK

    def seat(self, state: Zombies) -> int:
        return self.player

    def options(self, state: Zombies) -> tuple[int, ...]:
        found = [KEEP]
        last = -1
        for card in state.secrets[self.player].hand:
            if card != last:
                found.append(DISCARD + card)
            last = card
        add_acts(state, self.player, LEAVING, found)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        if option == KEEP:
            self.done = True
        elif DISCARD <= option < LAY:
            self.done = True
            card = option - DISCARD
            public = state.public
            take_from_hand(state, self.player, card)
            public.discards = changed(public.discards, card, public.discards[card] + 1)
            state.tell(DISCARDED, self.player, card)
        else:
            act(state, self.player, option)

    def prompt(self, state: Zombies) -> Prompt:
        return Prompt("discard", "ZOM-43")

    def refused(self, state: Zombies) -> list[Refusal]:
        found = cards_refused(state, self.player, LEAVING, self.options(state))
        return found + items_refused(state, self.player, LEAVING)
