"""Butter Fingers: the card's player chooses what the target loses (ZOM-46)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.cards import ITEMS, SHOTGUN
from deadroad.games.zombies.events import BULLETS_DROPPED, ITEM_DROPPED
from deadroad.games.zombies.options import BULLETS, DROP
from deadroad.games.zombies.pawn import discard_item, spend_bullets
from deadroad.games.zombies.refusals import is_act, no_interruption, own_acts
from deadroad.games.zombies.state import Zombies
from deadroad.kernel.frames.ask import Ask
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed


@final
class Fumble(Ask[Zombies]):
    """Choose what the target loses: one item in play, or up to two bullets."""

    __slots__ = ("amount", "chooser", "target")

    def __init__(self, chooser: int, target: int, amount: int) -> None:
        super().__init__()
        self.chooser = chooser
        self.target = target
        self.amount = amount

    def clone(self) -> Fumble:
        twin = Fumble(self.chooser, self.target, self.amount)
        twin.copy_ask(self)
        return twin

    def seat(self, state: Zombies) -> int:
        return self.chooser

    def tries(self, state: Zombies) -> tuple[int, ...]:
        items = [DROP + item for item in range(ITEMS) if state.public.holds(self.target, item)]
        return (BULLETS, *items, *own_acts(state, self.chooser))

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        if is_act(option):
            return no_interruption(option)
        if option == BULLETS and not state.public.bullets[self.target]:
            return refusal(BULLETS, Bar.NOTHING_TO_LOSE, {"seat": self.target})
        return None

    def take(self, state: Zombies, option: int) -> None:
        public = state.public
        if option == BULLETS:
            lost = min(self.amount, public.bullets[self.target])
            spend_bullets(state, self.target, lost)
            state.tell(BULLETS_DROPPED, self.target, lost)
            return
        item = option - DROP
        discard_item(state, self.target, item)
        if item == SHOTGUN:
            public.shotguns = changed(public.shotguns, self.target, 0)
        state.tell(ITEM_DROPPED, self.target, item)

    def prompt(self, state: Zombies) -> Prompt:
        return Prompt("fumble", "ZOM-46", {"seat": self.target})
