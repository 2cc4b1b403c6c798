"""The Zombies!!! game: what it declares to the kernel."""

from __future__ import annotations

from typing import Any, Final, final

from deadroad.content.rows import plain_rows
from deadroad.content.texts import Texts
from deadroad.games.zombies.bout import Bout, Round
from deadroad.games.zombies.cards import CARD_IDS, ITEMS
from deadroad.games.zombies.chains import chains
from deadroad.games.zombies.discarding import Leave
from deadroad.games.zombies.epitaph import epitaph
from deadroad.games.zombies.facts import Facts, facts
from deadroad.games.zombies.finish import outcome
from deadroad.games.zombies.habits import TownHabits
from deadroad.games.zombies.heuristics import TownSense
from deadroad.games.zombies.imagine import imagine
from deadroad.games.zombies.laying import Lay, Laying
from deadroad.games.zombies.observation import TownObserver
from deadroad.games.zombies.options import DOMAINS, MOST_SEATS, SPACE
from deadroad.games.zombies.redeal import redeal
from deadroad.games.zombies.screen import screen
from deadroad.games.zombies.setup import SETTINGS, set_table
from deadroad.games.zombies.state import NOWHERE, Public, Secret, Zombies
from deadroad.games.zombies.stories import FIGHT_STORY
from deadroad.games.zombies.tile_drawing import printed
from deadroad.games.zombies.tiles import FOLDER, shape_rows
from deadroad.games.zombies.timings import TIMINGS
from deadroad.games.zombies.walk import Walk
from deadroad.games.zombies.windows import Interlude
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Chance
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.habits import Habits
from deadroad.kernel.observation import Observer
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.sentence import Sentence
from deadroad.kernel.setting import Preset, Settings
from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally
from deadroad.kernel.view import View
from deadroad.kernel.words import Words


@final
class ZombiesGame(Game):
    """A town, a hundred zombies and one helicopter."""

    def __init__(self) -> None:
        self.name = "zombies"
        self.version = 3
        self.edition = 3
        self.replays = (2,)
        self.fewest = 1
        self.most = MOST_SEATS
        self.settings = SETTINGS
        self.space = SPACE
        self.domains = DOMAINS
        self.timings = TIMINGS
        self.longest = 400_000
        self.heuristics = TownSense()

    def presets(self) -> tuple[Preset, ...]:
        return (
            Preset("short", {"goal": 10, "rounds": 50}),
            Preset("gentle", {"doors": "any", "lost-turns": "out"}),
        )

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        return set_table(seats, settings, chance)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def redeal(self, state: State, chance: Chance) -> State:
        assert isinstance(state, Zombies)
        return redeal(state, chance)

    def retired(self, version: int) -> str:
        return "windows open at other moments and for seats with an item in play (ZOM-47, ZOM-48)"

    def points_alone(self) -> int:
        return -1  # they are turns (ZOM-1)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Zombies)
        return outcome(state)

    def things(self, view: View) -> list[str]:
        public = view.public
        secret = view.secret
        assert isinstance(public, Public)
        assert isinstance(secret, Secret)
        found = [f"card:{CARD_IDS[card]}" for card in secret.hand]
        found += [f"item:{CARD_IDS[item]}" for item in range(ITEMS) if public.holds(view.seat, item)]
        top = view.stack[-1]
        if isinstance(top, Lay) and top.step is Laying.PLACE:
            found += [f"spot:{DOMAINS['spot'].values[door]}" for door in public.town.spot_doors if door >= 0]
        if isinstance(top, Shamble) and top.picked == NOWHERE:
            spaces = [space for space in range(len(public.town.shapes) * 9) if public.town.zombie_at(space)]
            found += [f"space:{DOMAINS['space'].values[space]}" for space in spaces]
        return found

    def verbs(self, view: View) -> list[str]:
        top = view.stack[-1]
        if isinstance(top, Bout):
            return (
                ["roll", "life", "shoot", "stop"] if top.round is Round.FIRST else ["life", "shoot", "stop"]
            )
        if isinstance(top, Walk):
            return ["step", "stop"]
        if isinstance(top, Leave):
            return ["keep", "discard"]
        if isinstance(top, Interlude):
            return ["pass"]
        return []

    def brief(self) -> dict[str, Any]:
        return {"goal": 5, "rounds": 30, "turns": 30}

    def tallies(self) -> tuple[Tally, ...]:
        return (
            Tally("beaten", "beaten"),
            Tally("steps", "stepped"),
            Tally("bullets", "shot", amount="amount"),
            Tally("lives", "life-lost"),
            Tally("deaths", "died"),
            Tally("played", "played", "item-laid"),
        )

    def chapter(self) -> tuple[str, str]:
        return ("turn-began", "round")

    def epitaph(self, state: State, events: list[Event]) -> list[Sentence]:
        assert isinstance(state, Zombies)
        return epitaph(state)

    def studied(self) -> tuple[str, ...]:
        return ("card", "tile")

    def habits(self) -> Habits:
        return TownHabits()

    def stories(self) -> tuple[Story, ...]:
        return (
            FIGHT_STORY,
            Story("stepped", place="space"),
            Story("zombie-put"),
            Story("life-put"),
            Story("bullet-put"),
            Story("relocated"),
            Story("zombie-moved"),
        )

    def chains(self, state: State) -> list[Chain]:
        return chains(state)

    def content(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "tiles": plain_rows(FOLDER, "tiles", "tile"),
            "events": plain_rows(FOLDER, "events", "event"),
            "shapes": shape_rows(),
        }

    def facts(self, view: View) -> Facts:
        return facts(view)

    def new_observer(self, view: View) -> Observer:
        return TownObserver(view)

    def words(self, language: str) -> Words:
        return Texts(language, DOMAINS, FOLDER)

    def explained(self) -> tuple[str, ...]:
        return ("played",)

    def printed(self, words: Words, domain: str, value: str) -> str:
        return printed(words, domain, value)

    def screen(self, view: View, words: Words, names: list[str]) -> str:
        return screen(view, words, names)


GAME: Final = ZombiesGame()
