"""What a game must provide. Everything else (match, record, bots, server, table) is the same for all."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from deadroad.kernel.caution import Caution
from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Chance, Pcg32
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.frame import State
from deadroad.kernel.habits import Habits
from deadroad.kernel.heuristics import Heuristics
from deadroad.kernel.listing import listed
from deadroad.kernel.observation import Observer
from deadroad.kernel.option import Domain, Space
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.plain_observation import PlainObserver
from deadroad.kernel.setting import Preset, Setting, Settings
from deadroad.kernel.story import Story
from deadroad.kernel.view import View
from deadroad.kernel.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: declared facts as data, and the few functions that only it can know."""

    name: str
    version: int  # of the rules: raised when an old record would play differently
    edition: int = 1  # of observations, actions and rewards: raised when what was learned no longer fits
    replays: tuple[int, ...]  # older versions whose records still replay
    fewest: int
    most: int
    settings: tuple[Setting, ...]
    space: Space
    domains: dict[str, Domain]  # by name: whatever an event, a prompt or a refusal puts into words
    timings: tuple[str, ...]  # of windows, in the order of the bits of `stops`
    longest: int  # no game takes more plies than this
    heuristics: Heuristics
    _observer: Observer | None = None

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        """Set the table; the state still has to settle."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a whole state that this view could be of, the unseen filled in at random."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended; None while it runs."""
        raise NotImplementedError

    def retired(self, version: int) -> str:
        """Return what changed since an older version that no longer replays, as part of a sentence."""
        return ""

    def why_no_replay(self, version: int) -> str:
        """Return why records of a version do not replay; "" if they do."""
        if version == self.version or version in self.replays:
            return ""
        changed = self.retired(version) if version < self.version else ""
        return f"rules {version} of {self.name} no longer replay; these are {self.version}" + (
            f": {changed}" if changed else ""
        )

    def things(self, view: View) -> list[str]:
        """Return refs of what the asked seat may wonder about: own cards and items, neighbouring targets.

        The view is of that seat; each is an option or a refusal of the open question.
        """
        return []

    def verbs(self, view: View) -> list[str]:
        """Return the verbs of the phase for the asked seat; each is an option or a refusal."""
        return []

    def chains(self, state: State) -> list[Chain]:
        """Return the chains of the open question: which answers are one thought, and what an end is called.

        The state is one that the asked seat imagined.
        """
        return []

    def habits(self) -> Habits:
        """Return what wishes may leave to the game: likely moments of cards, idle ends, zombies at rest."""
        return Habits()

    def cautions(self, view: View) -> list[Caution]:
        """Return warnings beside options of the open question, from what the asked seat may know."""
        return []

    def stories(self) -> tuple[Story, ...]:
        """Return the events that are told as one sentence where several come in a row."""
        return ()

    def farewell(self) -> tuple[str, ...]:
        """Return the event that puts a seat out of the game, then events that only follow from the cause."""
        return ()

    def studied(self) -> tuple[str, ...]:
        """Return the domains of components whose worth a designer asks about: cards, contracts, agendas."""
        return ("card",)

    def borrows(self) -> tuple[str, ...]:
        """Return the games whose clauses hold here as well, where this one cites them."""
        return ()

    def points_alone(self) -> int:
        """Return what points alone are worth: 1 if more are better, -1 if fewer, 0 if there are none."""
        return 1

    def presets(self) -> tuple[Preset, ...]:
        """Return named sets of settings that are worth a try, offered before a game."""
        return ()

    def brief(self) -> dict[str, Any]:
        """Return settings for a short game: for what would take hours otherwise."""
        return {}

    def content(self) -> dict[str, list[dict[str, Any]]]:
        """Return the printed components as plain rows, for people and drawings."""
        return {}

    def facts(self, view: View) -> object:
        """Return what the rules derive from what everybody sees: points so far, ways, what is where.

        An object with slots, or None. It reads the public part and the stack alone; see kernel/facts.py.
        """
        return None

    def own_facts(self, view: View) -> object:
        """Return what the rules derive for the view's seat alone, from what it may know; or None."""
        return None

    def new_observer(self, view: View) -> Observer:
        """Return what writes views of this game as numbers; the view is of a new game, to learn the names.

        By default every number of the public part, the secret and the frames, as it is.
        """
        return PlainObserver(self.most, type(self).__module__.rpartition(".")[0], view)

    def observer(self) -> Observer:
        """Return what writes views of this game as numbers: the same object every time."""
        known = self._observer
        if known is None:
            state = self.start(self.fewest, self.read_settings({}), Pcg32(0))
            state.settle()
            known = self.new_observer(View(state, 0))
            self._observer = known
        return known

    def words(self, language: str) -> Words:
        """Return the texts of a language."""
        raise NotImplementedError

    def screen(self, view: View, words: Words, names: list[str]) -> str:
        """Return the table drawn for a terminal, in rich's markup; by default a line for each field."""
        return listed(view, words, names)

    def read_settings(self, given: dict[str, Any]) -> Settings:
        """Return all settings, the given ones checked, the others at their default."""
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                there = ", ".join(known) or "none"
                raise BadSetting(f"{self.name} has no setting {name!r}; there are: {there}")
        return {name: setting.read(given.get(name, setting.default)) for name, setting in known.items()}

    def check_seats(self, seats: int) -> None:
        """Raise unless the game can be played by that many."""
        if not self.fewest <= seats <= self.most:
            raise BadSetting(f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}")
