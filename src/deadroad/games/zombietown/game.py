"""The Zombietown game: what it declares to the kernel."""

from __future__ import annotations

from typing import Any, Final, final

from deadroad.content.rows import plain_rows
from deadroad.content.texts import Texts
from deadroad.games.zombietown.attack import Attack
from deadroad.games.zombietown.board import lot_rows, space_rows
from deadroad.games.zombietown.chains import chains
from deadroad.games.zombietown.combat import arm_rows
from deadroad.games.zombietown.components import AGENDAS, FOLDER, KIND_NAMES
from deadroad.games.zombietown.deck import kinds_in
from deadroad.games.zombietown.facts import Facts, OwnFacts, facts, own_facts
from deadroad.games.zombietown.finish import outcome
from deadroad.games.zombietown.group import held_arms
from deadroad.games.zombietown.habits import TownHabits
from deadroad.games.zombietown.heuristics import TownSense
from deadroad.games.zombietown.imagine import imagine
from deadroad.games.zombietown.observation import TownObserver
from deadroad.games.zombietown.options import ARM, DIRECTIONS, DOMAINS, SPACE_OF_OPTIONS
from deadroad.games.zombietown.redeal import redeal
from deadroad.games.zombietown.screen import printed, screen
from deadroad.games.zombietown.setup import Opening, set_table
from deadroad.games.zombietown.state import Public, Secret, Town
from deadroad.games.zombietown.terms import SETTINGS
from deadroad.games.zombietown.turn import Phase, Turn
from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.habits import Habits
from deadroad.kernel.observation import Observer
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.setting import Preset, Settings
from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

_VERBS: Final = ["step", "search", "shoot", "attack", "station", "fetch", "break", "fight", "flee", "drop"]
_ROAD_RAGE_VERBS: Final = ["look", "take", "reclaim", "start", "drive", "out", "forgo"]


@final
class Zombietown(Game):
    """Ten days among neighbours and the dead, with cars and secret agendas if wanted."""

    def __init__(self) -> None:
        self.name = "zombietown"
        self.version = 3
        self.edition = 4
        self.replays = ()
        self.fewest = 2
        self.most = 6
        self.settings = SETTINGS
        self.space = SPACE_OF_OPTIONS
        self.domains = DOMAINS
        self.timings = ()
        self.longest = 20_000
        self.heuristics = TownSense()

    def presets(self) -> tuple[Preset, ...]:
        return (
            Preset("bloody", {"graves": 1, "lurches": 12, "health": 5, "bite": 4}),
            Preset("base", {"road_rage": "no"}),
        )

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        return set_table(seats, settings, chance)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def redeal(self, state: State, chance: Chance) -> State:
        assert isinstance(state, Town)
        return redeal(state, chance)

    def retired(self, version: int) -> str:
        if version == 2:
            return "four agendas have other objectives (ZRR-40)"
        return (
            "drivers, home bases, second lives, empty guns, start players, the late help and the agendas "
            "follow other rules (ZRR-32, ZTB-7, ZTB-8, ZTB-27, ZTB-51, ZRR-62)"
        )

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Town)
        return outcome(state)

    def things(self, view: View) -> list[str]:
        public = view.public
        secret = view.secret
        if isinstance(view.stack[-1], Opening):
            return []
        assert isinstance(public, Public)
        assert isinstance(secret, Secret)
        found = [f"card:{KIND_NAMES[kind]}" for kind in kinds_in(secret.hand)]
        found += [f"agenda:{AGENDAS[design].id}" for design in secret.agendas]
        if public.players[view.seat].alive:
            found += [f"arm:{ARM.values[arm]}" for arm in held_arms(public, view.seat)]
        top = view.stack[-1]
        if isinstance(top, Turn) and top.phase is Phase.ACT:
            found += [f"direction:{direction}" for direction in DIRECTIONS]
        if isinstance(top, Attack):
            found += [
                f"seat:{seat}"
                for seat in range(view.seats)
                if seat != view.seat and public.players[seat].alive
            ]
        return found

    def verbs(self, view: View) -> list[str]:
        public = view.public
        assert isinstance(public, Public)
        top = view.stack[-1]
        if not isinstance(top, Turn) or top.phase is not Phase.ACT:
            return []
        return _VERBS + _ROAD_RAGE_VERBS if public.terms.road_rage else list(_VERBS)

    def habits(self) -> Habits:
        return TownHabits()

    def stories(self) -> tuple[Story, ...]:
        return (
            Story("stepped", place="space"),
            Story("drove", place="space"),
            Story("dug-up"),
            Story("rose"),
            Story("lurched"),
        )

    def chains(self, state: State) -> list[Chain]:
        return chains(state)

    def farewell(self) -> tuple[str, ...]:
        return ("died", "hurt")

    def brief(self) -> dict[str, Any]:
        return {"days": 3}

    def tallies(self) -> tuple[Tally, ...]:
        return (
            Tally("kills", "killed"),
            Tally("run-over", "ran-over", amount="count"),
            Tally("damage", "hurt", amount="damage"),
            Tally("planks", "barricaded"),
            Tally("searches", "searched"),
            Tally("steps", "stepped"),
            Tally("houses", "claimed", "taken-over"),
        )

    def chapter(self) -> tuple[str, str]:
        return ("day-began", "day")

    def headings(self) -> tuple[str, ...]:
        return ("day-began", "turn-began")

    def studied(self) -> tuple[str, ...]:
        return ("card", "agenda", "role")

    def content(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "board": plain_rows(FOLDER, "board", "row"),
            "spaces": space_rows(),
            "lots": lot_rows(),
            "arms": arm_rows(),
            "cards": plain_rows(FOLDER, "cards", "card"),
            "combat": plain_rows(FOLDER, "combat", "combat"),
            "houses": plain_rows(FOLDER, "houses", "house"),
            "roles": plain_rows(FOLDER, "roles", "role"),
            "agendas": plain_rows(FOLDER, "agendas", "agenda"),
        }

    def facts(self, view: View) -> Facts:
        return facts(view)

    def own_facts(self, view: View) -> OwnFacts:
        return own_facts(view)

    def new_observer(self, view: View) -> Observer:
        return TownObserver(view)

    def words(self, language: str) -> Words:
        return Texts(language, DOMAINS, FOLDER)

    def explained(self) -> tuple[str, ...]:
        return ("event-drawn", "got-agenda")

    def printed(self, words: Words, domain: str, value: str) -> str:
        return printed(words, domain, value)

    def screen(self, view: View, words: Words, names: list[str]) -> str:
        return screen(view, words, names)


GAME: Final = Zombietown()
