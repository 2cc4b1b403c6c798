"""The Tower Defense game: what it declares to the kernel."""

from __future__ import annotations

from typing import Any, Final, final

from deadroad.content.rows import plain_rows
from deadroad.content.texts import Texts
from deadroad.games.hit_z_road.candidates import party_verbs, token_things
from deadroad.games.hit_z_road.cards import FOLDER as ROAD_FOLDER
from deadroad.games.hit_z_road.screen import printed
from deadroad.games.tower_defense.cautions import cautions
from deadroad.games.tower_defense.chains import chains
from deadroad.games.tower_defense.combat import Combats
from deadroad.games.tower_defense.components import FOLDER
from deadroad.games.tower_defense.epitaph import epitaph
from deadroad.games.tower_defense.facts import Facts, facts
from deadroad.games.tower_defense.finish import outcome
from deadroad.games.tower_defense.garrison import Man, Recruit
from deadroad.games.tower_defense.grid import NAMES
from deadroad.games.tower_defense.heuristics import FortSense
from deadroad.games.tower_defense.imagine import imagine
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.observation import FortObserver
from deadroad.games.tower_defense.options import BASTION, DOMAINS, RANK, SPACE, victim_rows
from deadroad.games.tower_defense.public import NONE, Public
from deadroad.games.tower_defense.quarters import Quarter
from deadroad.games.tower_defense.recovery import Recovery
from deadroad.games.tower_defense.screen import screen
from deadroad.games.tower_defense.setup import SETTINGS, set_table
from deadroad.games.tower_defense.state import Casualty, FortState, Welcome
from deadroad.games.tower_defense.stories import STORIES
from deadroad.games.tower_defense.warehouses import Supply
from deadroad.kernel.caution import Caution
from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Chance
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.observation import Observer
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.sentence import Sentence
from deadroad.kernel.setting import Preset, Settings
from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally
from deadroad.kernel.view import View
from deadroad.kernel.words import Words


@final
class TowerDefense(Game):
    """A fortress, one defender, three waves."""

    def __init__(self) -> None:
        self.name = "tower-defense"
        self.version = 2
        self.edition = 3
        self.replays = ()
        self.fewest = 1
        self.most = 1
        self.settings = SETTINGS
        self.space = SPACE
        self.domains = DOMAINS
        self.timings = ()
        self.longest = 6000
        self.heuristics = FortSense()

    def presets(self) -> tuple[Preset, ...]:
        return (Preset("bare", {"molotov": "out", "map": "out", "executor": "out"}),)

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        return set_table(settings, chance)

    def borrows(self) -> tuple[str, ...]:
        return ("hit-z-road",)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def redeal(self, state: State, chance: Chance) -> State:
        return imagine(View(state, state.seat), chance)  # no seat has secrets

    def retired(self, version: int) -> str:
        return "what a unit carries may be left, and the EXECUTOR goes after its combat (HTD-67, HTD-80)"

    def points_alone(self) -> int:
        return 0

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, FortState)
        return outcome(state)

    def things(self, view: View) -> list[str]:
        public = view.public
        assert isinstance(public, Public)
        found = token_things(public.stock)
        top = view.stack[-1]
        if isinstance(top, Interception) and top.at != NONE:
            found += [f"cell:{name}" for cell, name in enumerate(NAMES) if public.field[cell] >= 0]
        elif isinstance(top, Interception | Quarter):
            found += ["bastion:1", "bastion:2", "bastion:3"]
        if isinstance(top, Recruit | Supply) or (isinstance(top, Interception) and top.at != NONE):
            found += [f"member:{rank}-{bastion}" for rank in RANK.values for bastion in BASTION.values]
        return found

    def verbs(self, view: View) -> list[str]:
        match view.stack[-1]:
            case Interception() as group:
                return ["gather", "done"] if group.at == NONE else ["join", "intercept"]
            case Man():
                return ["man"]
            case Recruit():
                return ["recruit", "done"]
            case Supply():
                return ["send", "done"]
            case Combats():
                return ["combat"]
            case Casualty():
                return ["name"]
            case Welcome():
                return ["welcome"]
            case Quarter():
                return ["quarter"]
            case Recovery():
                return ["take", "leave"]
            case top:
                return party_verbs(top)

    def tallies(self) -> tuple[Tally, ...]:
        return (
            Tally("kills", "killed", "shot-down", "seized", "struck-twice", amount="amount"),
            Tally("fights", "won-fight"),
            Tally("met", "intercepted"),
            Tally("brought", "brought", amount="amount"),
            Tally("losses", "member-died"),
            Tally("recruits", "recruited", "welcomed"),
        )

    def chapter(self) -> tuple[str, str]:
        return ("turn-began", "turn")

    def epitaph(self, state: State, events: list[Event]) -> list[Sentence]:
        assert isinstance(state, FortState)
        return epitaph(state, events)

    def studied(self) -> tuple[str, ...]:
        return ("card", "token")

    def cautions(self, view: View) -> list[Caution]:
        return cautions(view)

    def stories(self) -> tuple[Story, ...]:
        return STORIES

    def chains(self, state: State) -> list[Chain]:
        return chains(state)

    def content(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "cards": plain_rows(ROAD_FOLDER, "cards", "card"),
            "dice": plain_rows(ROAD_FOLDER, "dice", "die"),
            "tokens": plain_rows(ROAD_FOLDER, "tokens", "token"),
            "waves": plain_rows(FOLDER, "waves", "wave"),
            "warehouses": plain_rows(FOLDER, "warehouses", "warehouse"),
            "ranks": plain_rows(FOLDER, "ranks", "rank"),
            "victims": victim_rows(),
        }

    def facts(self, view: View) -> Facts:
        return facts(view)

    def new_observer(self, view: View) -> Observer:
        return FortObserver(view)

    def words(self, language: str) -> Words:
        return Texts(language, DOMAINS, FOLDER, ROAD_FOLDER)

    def explained(self) -> tuple[str, ...]:
        return ("revealed",)

    def printed(self, words: Words, domain: str, value: str) -> str:
        return printed(words, domain, value)

    def screen(self, view: View, words: Words, names: list[str]) -> str:
        return screen(view, words, names)


GAME: Final = TowerDefense()
