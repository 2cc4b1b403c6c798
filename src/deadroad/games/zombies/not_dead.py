"""I Don't Think They're Dead: the target rolls twice for two of the zombies collected (ZOM-38, ZOM-46)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.bout import ENOUGH
from deadroad.games.zombies.events import DOUBT_ROLLED, GAVE_BACK, SHOT
from deadroad.games.zombies.options import LIFE, SHOOT, YIELD
from deadroad.games.zombies.pawn import give_up, lose_life, spend_bullets
from deadroad.games.zombies.refusals import is_act, no_interruption, own_acts
from deadroad.games.zombies.state import Zombies
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal


@final
class Doubt(Frame[Zombies]):
    """Rolls without weapons. A failed roll costs bullets or lives as in combat, or the zombies are lost."""

    __slots__ = ("at_stake", "need", "rolls", "target")

    def __init__(self, target: int, rolls: int, at_stake: int) -> None:
        self.target = target
        self.rolls = rolls  # still to be made
        self.at_stake = at_stake
        self.need = 0  # what the failed roll lacks; 0 if no roll failed

    def clone(self) -> Doubt:
        twin = Doubt(self.target, self.rolls, self.at_stake)
        twin.need = self.need
        return twin

    def run(self, state: Zombies) -> Flow:
        while self.need == 0 and self.rolls > 0:
            self.rolls -= 1
            self.roll(state)
        return Flow.ASK if self.need else Flow.DONE

    def roll(self, state: Zombies) -> None:
        """Throw one die."""
        die = state.chance.die()
        state.tell(DOUBT_ROLLED, self.target, die)
        self.need = max(0, ENOUGH - die)

    def seat(self, state: Zombies) -> int:
        return self.target

    def answer(self, state: Zombies, option: int) -> None:
        if option == LIFE:
            lose_life(state, self.target)
            self.roll(state)
        elif option == SHOOT:
            spend_bullets(state, self.target, self.need)
            state.tell(SHOT, self.target, self.need)
            self.need = 0
        else:
            lost = min(self.at_stake, state.public.zombies[self.target])
            give_up(state, self.target, lost)
            state.tell(GAVE_BACK, self.target, lost)
            self.need = 0
            self.rolls = 0

    def prompt(self, state: Zombies) -> Prompt:
        return Prompt("doubt", "ZOM-46", {"need": self.need, "amount": self.at_stake})

    def tries(self, state: Zombies) -> tuple[int, ...]:
        return (YIELD, LIFE, SHOOT, *own_acts(state, self.target))

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        if is_act(option):
            return no_interruption(option)
        # The last life can't be spent, because no roll would follow. A dead player has none (ZOM-35).
        if option == LIFE and state.public.lives[self.target] <= 1:
            return refusal(LIFE, Bar.LAST_LIFE)
        bullets = state.public.bullets[self.target]
        if option == SHOOT and bullets < self.need:
            return refusal(SHOOT, Bar.TOO_FEW_BULLETS, {"need": self.need, "bullets": bullets})
        return None
