"""What a game must provide. Everything else (match, record, bots, server, table) is shared by all games."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from deadroad.kernel.caution import Caution
from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Chance, Pcg32
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.habits import Habits
from deadroad.kernel.heuristics import Heuristics
from deadroad.kernel.listing import listed
from deadroad.kernel.observation import Observer
from deadroad.kernel.option import Domain, Space
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.plain_observation import PlainObserver
from deadroad.kernel.sentence import Sentence
from deadroad.kernel.setting import Preset, Setting, Settings
from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally
from deadroad.kernel.view import View
from deadroad.kernel.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its facts as data, and the functions that only the game can provide."""

    name: str
    version: int  # version of the rules: raised when an old record would replay differently
    edition: int = 1  # version of observations, actions and rewards: raised when trained agents no longer fit
    # Older versions whose records still replay, to the same questions, options, events and outcome.
    replays: tuple[int, ...]
    fewest: int
    most: int
    settings: tuple[Setting, ...]
    space: Space
    domains: dict[str, Domain]  # by name: domains whose values occur in events, prompts and refusals
    timings: tuple[str, ...]  # names of windows, in the order of the bits of `stops`
    longest: int  # the most plies that a game can take
    heuristics: Heuristics
    variant: str = ""  # the text of the variant that this process plays, for the header of records
    debug: bool = False  # check at every question that its prompt is public (DEADROAD_DEBUG=1; slow)
    _observer: Observer | None = None

    def start(self, seats: int, settings: Settings, chance: Chance) -> State:
        """Return the first state. The caller settles it."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a whole state that agrees with this view.

        What the view does not show is filled in at random.
        """
        raise NotImplementedError

    def redeal(self, state: State, chance: Chance) -> State:
        """Return the position with everything that no seat knows dealt again, and `chance` as its generator.

        Every seat sees the same as before. The review of a finished game plays from such positions.
        """
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome; None while the game runs."""
        raise NotImplementedError

    def retired(self, version: int) -> str:
        """Return what changed since an older version that no longer replays, as part of a sentence."""
        return ""

    def why_no_replay(self, version: int) -> str:
        """Return why records of a version do not replay; "" if they do."""
        if version == self.version or version in self.replays:
            return ""
        newer = version > self.version
        why = "are newer than this program" if newer else "no longer replay"
        changed = "" if newer else self.retired(version)
        return f"rules {version} of {self.name} {why}; the current version is {self.version}" + (
            f": {changed}" if changed else ""
        )

    def things(self, view: View) -> list[str]:
        """Return refs of what the asked seat may ask about: its cards and items, neighbouring targets.

        `view` is the view of that seat. Each ref belongs to an option or a refusal of the open question.
        """
        return []

    def verbs(self, view: View) -> list[str]:
        """Return the verbs of the phase for the asked seat. Each has an option or a refusal."""
        return []

    def chains(self, state: State) -> list[Chain]:
        """Return the chains of the open question, that is, which answers belong together.

        The state was imagined from the asked seat's view.
        """
        return []

    def habits(self) -> Habits:
        """Return what wishes may answer: likely moments for cards, idle options, moves of zombies."""
        return Habits()

    def cautions(self, view: View) -> list[Caution]:
        """Return warnings about options of the open question, from what the asked seat may know."""
        return []

    def stories(self) -> tuple[Story, ...]:
        """Return the events that become one sentence if several come in a row."""
        return ()

    def farewell(self) -> tuple[str, ...]:
        """Return the event that eliminates a seat, and events that follow from it but do not cause it."""
        return ()

    def tallies(self) -> tuple[Tally, ...]:
        """Return the statistics to show for a finished game, the most interesting first."""
        return ()

    def chapter(self) -> tuple[str, str]:
        """Return the event that begins a round, turn or day, and its field that counts them."""
        return ("", "")

    def headings(self) -> tuple[str, ...]:
        """Return the events that begin a part of the log; by default the event of `chapter`."""
        event = self.chapter()[0]
        return (event,) if event else ()

    def epitaph(self, state: State, events: list[Event]) -> list[Sentence]:
        """Return what a single player is told at the end: the result, what decided it, what was reached.

        The texts are `epitaph-<key>`. `events` are all events of the game that were told.
        """
        return []

    def studied(self) -> tuple[str, ...]:
        """Return the domains of components that studies evaluate: cards, contracts, agendas."""
        return ("card",)

    def borrows(self) -> tuple[str, ...]:
        """Return the games whose clauses also apply here, if this game cites them."""
        return ()

    def points_alone(self) -> int:
        """Return whether a single player wants more points (1) or fewer (-1), or has none (0)."""
        return 1

    def presets(self) -> tuple[Preset, ...]:
        """Return named sets of settings, offered before a game."""
        return ()

    def brief(self) -> dict[str, Any]:
        """Return settings for a short game, for measurements that would otherwise take hours."""
        return {}

    def content(self) -> dict[str, list[dict[str, Any]]]:
        """Return the printed components as plain rows, for people and drawings."""
        return {}

    def facts(self, view: View) -> object:
        """Return what the rules derive from public information: points so far, ways, what is where.

        The result is an object with slots, or None. It depends only on the public part and the stack. See
        kernel/facts.py.
        """
        return None

    def own_facts(self, view: View) -> object:
        """Return what the rules derive from everything that the view's seat may know, or None."""
        return None

    def new_observer(self, view: View) -> Observer:
        """Return an observer, which writes views of this game as numbers.

        It learns the names from a view of a new game.

        By default it writes every number of the public part, the secret and the frames unchanged.
        """
        return PlainObserver(self.most, type(self).__module__.rpartition(".")[0], view)

    def observer(self) -> Observer:
        """Return the observer of this game, always the same object."""
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

    def explained(self) -> tuple[str, ...]:
        """Return the events that are shown together with the text of the component they name."""
        return ()

    def printed(self, words: Words, domain: str, value: str) -> str:
        """Return the numbers printed on a component, shown when a player looks it up; empty if none."""
        return ""

    def screen(self, view: View, words: Words, names: list[str]) -> str:
        """Return the table drawn for a terminal, in rich's markup.

        By default this is a line for each field.
        """
        return listed(view, words, names)

    def read_settings(self, given: dict[str, Any]) -> Settings:
        """Return all settings: the given ones, checked, and defaults for the others."""
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                there = ", ".join(known) or "none"
                raise BadSetting(f"{self.name} has no setting {name!r}; there are: {there}")
        return {name: setting.read(given.get(name, setting.default)) for name, setting in known.items()}

    def check_seats(self, seats: int) -> None:
        """Raise BadSetting unless the game can be played with this number of seats."""
        if not self.fewest <= seats <= self.most:
            raise BadSetting(f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}")
