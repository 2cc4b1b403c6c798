from __future__ import annotations

from typing import Any, Final

from deadroad.content.rows import plain_rows
from deadroad.content.texts import Texts
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.heuristics import Heuristics
from deadroad.kernel.outcome import Outcome, ranked
from deadroad.kernel.setting import Preset, Setting, Settings
from deadroad.kernel.view import View, resume
from deadroad.kernel.words import Words
from tests.toy.lanterns.gems import FOLDER
from tests.toy.lanterns.options import CARD, DOMAINS, PLAY, SPACE
from tests.toy.lanterns.play import Evening, Look
from tests.toy.lanterns.state import Hidden, LanternState, Public, Secret


class Glow(Heuristics):
    def __init__(self) -> None:
        super().__init__(("points",))

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, LanternState)
        return [float(state.public.points[seat])]

    def rate(self, state: State, option: int) -> float:
        return 1.0 if PLAY <= option < PLAY + len(CARD) else 0.0


class Lanterns(Game):
    def __init__(self) -> None:
        self.name = "lanterns"
        self.version = 1
        self.replays = ()
        self.fewest = 1
        self.most = 3
        self.settings = (Setting("coins", "LAN-1", 2, least=0, most=4),)
        self.space = SPACE
        self.domains = DOMAINS
        self.timings = ("dusk",)
        self.longest = 200
        self.heuristics = Glow()

    def presets(self) -> tuple[Preset, ...]:
        return (Preset("rich", {"coins": 4}),)

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        public = Public()
        coins = int(settings["coins"])
        public.points = [0] * seats
        public.purses = [[coins, coins] for _ in range(seats)]
        public.gems = list(range(6))
        public.hands = [0] * seats
        public.played = [0] * seats
        deck = chance.shuffled(list(range(8)))
        public.deck_left = len(deck)
        state = LanternState(seats, chance, public, [Secret([], []) for _ in range(seats)], Hidden(deck))
        state.stack = [Evening()]
        return state

    def imagine(self, view: View, chance: Chance) -> State:
        public, own = view.public, view.secret
        assert isinstance(public, Public)
        known = list(public.spent)
        if isinstance(own, Secret):
            known += own.hand + own.looking
        unseen = chance.shuffled([card for card in range(8) if card not in known])
        secrets: list[Secret] = []
        for seat in range(view.seats):
            if seat == view.seat and isinstance(own, Secret):
                secrets.append(own.clone())
                continue
            hand = sorted(unseen[: public.hands[seat]])
            unseen = unseen[len(hand) :]
            secrets.append(Secret(hand, []))
        top = view.stack[-1] if view.stack else None
        if isinstance(top, Look) and top.looker != view.seat:
            count = len(unseen) - public.deck_left
            secrets[top.looker].looking = unseen[:count]
            unseen = unseen[count:]
        state = LanternState(view.seats, chance, public.clone(), secrets, Hidden(unseen))
        resume(state, view)
        return state

    def redeal(self, state: State, chance: Chance) -> State:
        assert isinstance(state, LanternState)
        twin = state.clone()
        twin.chance = chance
        twin.hidden = Hidden(chance.shuffled(state.hidden.deck))
        return twin

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, LanternState)
        if state.stack:
            return None
        ranking = ranked([(points,) for points in state.public.points])
        scores = [{"points": points} for points in state.public.points]
        return Outcome(ranking, list(ranking[0]), scores, "points", "LAN-7")

    def things(self, view: View) -> list[str]:
        own = view.secret
        if not isinstance(own, Secret) or own.looking:
            return []
        return [f"card:{card}" for card in own.hand]

    def content(self) -> dict[str, list[dict[str, Any]]]:
        return {"gems": plain_rows(FOLDER, "gems", "gem")}

    def words(self, language: str) -> Words:
        return Texts(language, DOMAINS, FOLDER)


GAME: Final = Lanterns()
