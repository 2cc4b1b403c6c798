"""Butter Fingers: the card's player chooses what the target loses (ZOM-46)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.cards import ITEMS, SHOTGUN
from deadroad.games.zombies.events import BULLETS_DROPPED, ITEM_DROPPED
from deadroad.games.zombies.options import BULLETS, DROP
from deadroad.games.zombies.pawn import discard_item, spend_bullets
from deadroad.games.zombies.refusals import all_refused
from deadroad.games.zombies.state import Zombies
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed


@final
class Fumble(Frame[Zombies]):
    """One item in play, or up to two bullets."""

    __slots__ = ("amount", "chooser", "done", "target")

    def __init__(self, chooser: int, target: int, amount: int) -> None:
        self.chooser = chooser
        self.target = target
        self.amount = amount
        self.done = False

    def clone(self) -> Fumble:
        twin = Fumble(self.chooser, self.target, self.amount)
        twin.done = self.done
        return twin

    def run(self, state: Zombies) -> Flow:
        return Flow.DONE if self.done else Flow.ASK

    def seat(self, state: Zombies) -> int:
        return self.chooser

    def options(self, state: Zombies) -> tuple[int, ...]:
        found: list[int] = []
        if state.public.bullets[self.target]:
            found.append(BULLETS)
        for item in range(ITEMS):
            if state.public.holds(self.target, item):
                found.append(DROP + item)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        self.done = True
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

    def refused(self, state: Zombies) -> list[Refusal]:
        found = all_refused(state, self.chooser)
        if not state.public.bullets[self.target]:
            found.append(refusal(BULLETS, Bar.NOTHING_TO_LOSE, {"seat": self.target}))
        return found
