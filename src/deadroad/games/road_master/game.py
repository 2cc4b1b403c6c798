"""The Road Master game: what it declares to the kernel."""

from __future__ import annotations

from typing import Any, Final, final

from deadroad.content.rows import plain_rows
from deadroad.content.texts import Texts
from deadroad.games.road_master.board import REACH, haul
from deadroad.games.road_master.candidates import things, verbs
from deadroad.games.road_master.cards import FOLDER, LETTERS
from deadroad.games.road_master.chains import chains
from deadroad.games.road_master.facts import Facts, OwnFacts, facts, own_facts
from deadroad.games.road_master.finish import outcome
from deadroad.games.road_master.heuristics import Dispatcher
from deadroad.games.road_master.imagine import imagine
from deadroad.games.road_master.observation import RoadObserver
from deadroad.games.road_master.options import DOMAINS, SPACE
from deadroad.games.road_master.redeal import redeal
from deadroad.games.road_master.screen import screen
from deadroad.games.road_master.setup import set_table
from deadroad.games.road_master.state import RoadState
from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.observation import Observer
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.setting import Preset, Settings, yes_no
from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally
from deadroad.kernel.view import View
from deadroad.kernel.words import Words


def contract_rows(table: str, kind: str) -> list[dict[str, Any]]:
    """Return contracts with their kind, and how far their cubes have to travel: spaces and drives."""
    found: list[dict[str, Any]] = []
    for row in plain_rows(FOLDER, table, "contract"):
        spaces = haul(LETTERS.index(str(row["source"])), LETTERS.index(str(row["destination"])))
        found.append({**row, "kind": kind, "spaces": spaces, "drives": (spaces + REACH - 1) // REACH})
    return found


@final
class RoadMaster(Game):
    """Load, drive and deliver, for two to six trucks."""

    def __init__(self) -> None:
        self.name = "road-master"
        self.version = 1
        self.edition = 3
        self.replays = ()
        self.fewest = 2
        self.most = 6
        self.settings = (
            yes_no("shortages", "RDM-2", "yes"),
            yes_no("explosives", "RDM-97", "no"),
            yes_no("perishables", "RDM-97", "no"),
        )
        self.space = SPACE
        self.domains = DOMAINS
        self.timings = ()
        # Progress is finite (60 contracts, 18 super-bonuses, 90 cubes) and may each time come after six idle
        # rounds (RDM-85). Six seats with four actions and their choices stay well below this limit.
        self.longest = 200_000
        self.heuristics = Dispatcher()

    def presets(self) -> tuple[Preset, ...]:
        return (Preset("delicate", {"explosives": "yes", "perishables": "yes"}),)

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        return set_table(seats, settings, chance)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def redeal(self, state: State, chance: Chance) -> State:
        assert isinstance(state, RoadState)
        return redeal(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, RoadState)
        return outcome(state)

    def things(self, view: View) -> list[str]:
        return things(view)

    def verbs(self, view: View) -> list[str]:
        return verbs(view)

    def tallies(self) -> tuple[Tally, ...]:
        return (
            Tally("filled", "filled"),
            Tally("cubes", "delivered", amount="amount"),
            Tally("loaded", "loaded", amount="amount"),
            Tally("driven", "drove", amount="path"),
            Tally("lost", "exploded", "spoiled", amount="amount"),
            Tally("missed", "penalty-paid", "bonus-missed"),
        )

    def chapter(self) -> tuple[str, str]:
        return ("turn-began", "round")

    def studied(self) -> tuple[str, ...]:
        return ("contract", "bonus", "boom")

    def stories(self) -> tuple[Story, ...]:
        return (
            Story("loaded", what="colour", amount="amount"),
            Story("took", then=("turned-up",)),
            Story(
                "delivered",
                what="colour",
                amount="amount",
                then=("delivered", "filled"),
                totals=(Tally("points", "filled", amount="points"),),
            ),
        )

    def chains(self, state: State) -> list[Chain]:
        return chains(state)

    def content(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "warehouses": plain_rows(FOLDER, "warehouses", "warehouse"),
            "spaces": plain_rows(FOLDER, "spaces", "space"),
            "steps": plain_rows(FOLDER, "steps", "step"),
            "contracts": [
                *contract_rows("contracts", "usual"),
                *contract_rows("explosive", "explosive"),
                *contract_rows("perishable", "perishable"),
            ],
            "shortages": plain_rows(FOLDER, "shortages", "shortage"),
            "bonuses": plain_rows(FOLDER, "bonuses", "bonus"),
            "tokens": plain_rows(FOLDER, "tokens", "token"),
            "boom": plain_rows(FOLDER, "boom", "boom"),
            "limits": plain_rows(FOLDER, "limits", "limit"),
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
        return ("shortage-struck", "boom")

    def screen(self, view: View, words: Words, names: list[str]) -> str:
        return screen(view, words, names)


GAME: Final = RoadMaster()
