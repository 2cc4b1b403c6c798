"""The end of a turn: the player may discard a card (ZOM-43)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.events import DISCARDED
from deadroad.games.zombies.hand import take_from_hand
from deadroad.games.zombies.options import DISCARD, KEEP
from deadroad.games.zombies.play import act, add_acts
from deadroad.games.zombies.refusals import act_verdict, is_act, own_acts
from deadroad.games.zombies.state import Zombies
from deadroad.games.zombies.timings import LEAVING
from deadroad.kernel.frame import Flow
from deadroad.kernel.frames.ask import Ask
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed


@final
class Leave(Ask[Zombies]):
    """The player keeps the hand or discards one card; both end the turn. Before that, the player may act."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def clone(self) -> Leave:
        twin = Leave(self.player)
        twin.copy_ask(self)
        return twin

    def run(self, state: Zombies) -> Flow:
        return Flow.DONE if self.settled or state.public.hand_sizes[self.player] == 0 else Flow.ASK

    def seat(self, state: Zombies) -> int:
        return self.player

    def tries(self, state: Zombies) -> tuple[int, ...]:
        cards = [DISCARD + card for card in sorted(set(state.secrets[self.player].hand))]
        return (KEEP, *cards, *own_acts(state, self.player))

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        return act_verdict(state, self.player, option, LEAVING) if is_act(option) else None

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
        if is_act(option):
            act(state, self.player, option)
        else:
            super().answer(state, option)

    def take(self, state: Zombies, option: int) -> None:
        if option == KEEP:
            return
        card = option - DISCARD
        public = state.public
        take_from_hand(state, self.player, card)
        public.discards = changed(public.discards, card, public.discards[card] + 1)
        state.tell(DISCARDED, self.player, card)

    def prompt(self, state: Zombies) -> Prompt:
        return Prompt("discard", "ZOM-43")
