"""The game: what it declares to the kernel."""

from __future__ import annotations

from typing import Final, final

from deadroad.content.rows import folder_of
from deadroad.content.texts import Texts
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.setting import Preset, Settings
from deadroad.kernel.view import View
from deadroad.kernel.words import Words
from tests.toy.skeleton.finish import outcome
from tests.toy.skeleton.heuristics import Estimate
from tests.toy.skeleton.imagine import imagine
from tests.toy.skeleton.options import CARD, DOMAINS, SPACE
from tests.toy.skeleton.setup import SETTINGS, set_table
from tests.toy.skeleton.state import Hidden, Position, Secret

FOLDER: Final = folder_of("tests.toy.skeleton")


@final
class Skeleton(Game):
    """Skeleton, for 2 to 4 seats."""

    def __init__(self) -> None:
        self.name = "skeleton"
        self.version = 1
        self.replays = ()
        self.fewest = 2
        self.most = 4
        self.settings = SETTINGS
        self.space = SPACE
        self.domains = DOMAINS
        self.timings = ("count",)
        self.longest = 60
        self.heuristics = Estimate()

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        return set_table(seats, settings, chance)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def redeal(self, state: State, chance: Chance) -> State:
        assert isinstance(state, Position)
        twin = state.clone()
        twin.chance = chance
        twin.hidden = Hidden(chance.shuffled(state.hidden.deck))
        return twin

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Position)
        return outcome(state)

    def things(self, view: View) -> list[str]:
        own = view.secret
        return [f"card:{CARD.values[card]}" for card in own.cards] if isinstance(own, Secret) else []

    def verbs(self, view: View) -> list[str]:
        return ["pass", "play"]

    def presets(self) -> tuple[Preset, ...]:
        return (Preset("long", {"rounds": 4}),)

    def words(self, language: str) -> Words:
        return Texts(language, DOMAINS, FOLDER)


GAME: Final = Skeleton()
