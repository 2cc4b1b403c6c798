"""The Hit Z Road game: what it declares to the kernel."""

from __future__ import annotations

from typing import Any, Final, final

from deadroad.content.rows import plain_rows
from deadroad.content.texts import Texts
from deadroad.games.hit_z_road.auction import HIGHEST, Auction
from deadroad.games.hit_z_road.candidates import party_verbs, token_things
from deadroad.games.hit_z_road.cards import FOLDER
from deadroad.games.hit_z_road.cautions import cautions
from deadroad.games.hit_z_road.chains import party_chains
from deadroad.games.hit_z_road.epitaph import epitaph
from deadroad.games.hit_z_road.facts import Facts, OwnFacts, facts, own_facts
from deadroad.games.hit_z_road.finish import outcome
from deadroad.games.hit_z_road.habits import RoadHabits
from deadroad.games.hit_z_road.heuristics import RoadSense
from deadroad.games.hit_z_road.imagine import imagine
from deadroad.games.hit_z_road.journey import Journey
from deadroad.games.hit_z_road.observation import RoadObserver
from deadroad.games.hit_z_road.options import DOMAINS, SPACE
from deadroad.games.hit_z_road.payment import Gift
from deadroad.games.hit_z_road.screen import printed, screen
from deadroad.games.hit_z_road.setup import set_table
from deadroad.games.hit_z_road.state import Public, RoadState
from deadroad.games.hit_z_road.stories import AUCTION_STORIES, CARD_STORY, FIGHT_STORY
from deadroad.kernel.caution import Caution
from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Chance
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.habits import Habits
from deadroad.kernel.observation import Observer
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.sentence import Sentence
from deadroad.kernel.setting import Settings
from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally
from deadroad.kernel.view import View
from deadroad.kernel.words import Words


@final
class HitZRoad(Game):
    """A trip along Route 66 for one to four groups."""

    def __init__(self) -> None:
        self.name = "hit-z-road"
        self.version = 1
        self.edition = 3
        self.replays = ()
        self.fewest = 1
        self.most = 4
        self.settings = ()
        self.space = SPACE
        self.domains = DOMAINS
        self.timings = ()
        self.longest = 3000
        self.heuristics = RoadSense()

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        return set_table(seats, chance)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def redeal(self, state: State, chance: Chance) -> State:
        return imagine(View(state, state.seat), chance)  # no seat has secrets

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, RoadState)
        return outcome(state)

    def things(self, view: View) -> list[str]:
        public = view.public
        assert isinstance(public, Public)
        return token_things(public.groups[view.seat])

    def verbs(self, view: View) -> list[str]:
        match view.stack[-1]:
            case Auction():
                return ["pass", "bid"]
            case Journey():
                return ["road"]
            case Gift():
                return ["take"]
            case top:
                return party_verbs(top)

    def habits(self) -> Habits:
        return RoadHabits()

    def cautions(self, view: View) -> list[Caution]:
        return cautions(view)

    def stories(self) -> tuple[Story, ...]:
        return (
            *AUCTION_STORIES,
            Story("bid-due", what="resource", then=("paid",)),
            Story("toll-due", what="resource", then=("paid-toll",)),
            Story("price-due", what="resource", then=("paid-price",)),
            Story("discarded", what="resource"),
            Story("gift-taken", what="resource"),
            CARD_STORY,
            FIGHT_STORY,
        )

    def chains(self, state: State) -> list[Chain]:
        return party_chains(state, self.heuristics)

    def farewell(self) -> tuple[str, ...]:
        return ("eliminated", "left-behind", "died", "looted", "token-gone")

    def tallies(self) -> tuple[Tally, ...]:
        return (
            Tally("kills", "killed", "shot-down", "seized", "struck-twice", amount="amount"),
            Tally("fights", "won-fight"),
            Tally("bites", "bitten"),
            Tally("dodged", "bite-dodged"),
            Tally("losses", "died", amount="amount"),
            Tally("fled", "fled"),
            Tally("spent", "paid", "paid-toll", "paid-price"),
        )

    def chapter(self) -> tuple[str, str]:
        return ("round-began", "round")

    def epitaph(self, state: State, events: list[Event]) -> list[Sentence]:
        assert isinstance(state, RoadState)
        return epitaph(state, events)

    def studied(self) -> tuple[str, ...]:
        return ("card", "token")

    def content(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "cards": plain_rows(FOLDER, "cards", "card"),
            "dice": plain_rows(FOLDER, "dice", "die"),
            "tokens": plain_rows(FOLDER, "tokens", "token"),
            "miles": [{"mile": mile} for mile in range(HIGHEST + 1)],
            "epilogues": plain_rows(FOLDER, "epilogues", "epilogue"),
            "ratings": plain_rows(FOLDER, "ratings", "rating"),
        }

    def facts(self, view: View) -> Facts:
        return facts(view)

    def own_facts(self, view: View) -> OwnFacts:
        return own_facts(view)

    def new_observer(self, view: View) -> Observer:
        return RoadObserver(view)

    def words(self, language: str) -> Words:
        return Texts(language, DOMAINS, FOLDER)

    def explained(self) -> tuple[str, ...]:
        return ("encountered",)

    def printed(self, words: Words, domain: str, value: str) -> str:
        return printed(words, domain, value)

    def screen(self, view: View, words: Words, names: list[str]) -> str:
        return screen(view, words, names)


GAME: Final = HitZRoad()
