"""A fight in the course of a turn: windows before and after it, own cards at its questions (ZOM-47)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.bout import Bout
from deadroad.games.zombies.hand import playable
from deadroad.games.zombies.play import play
from deadroad.games.zombies.refusals import act_verdict
from deadroad.games.zombies.state import Zombies
from deadroad.games.zombies.timings import AFTER_FIGHT, FIGHT
from deadroad.games.zombies.windows import open_window
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Refusal


@final
class Fight(Bout):
    """A fight on the player's own space or during the movement."""

    __slots__ = ()

    def clone(self) -> Fight:
        twin = Fight(self.fighter, self.space)
        self.copy_to(twin)
        return twin

    def opening(self, state: Zombies) -> Flow:
        return open_window(state, FIGHT)

    def closing(self, state: Zombies) -> Flow:
        return open_window(state, AFTER_FIGHT)

    def add_cards(self, state: Zombies, scene: int, found: list[int]) -> None:
        playable(state, self.fighter, scene, found)

    def play_card(self, state: Zombies, card: int) -> None:
        state.maybe_call(play(state, self.fighter, card))

    def why_not_act(self, state: Zombies, option: int, scene: int) -> Refusal | None:
        return act_verdict(state, self.fighter, option, scene)
