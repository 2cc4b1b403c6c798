"""Compare two players question by question: how often they differ, and what a search gains."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from deadroad.arena.stats import Estimate, mean, share
from deadroad.bots import bot
from deadroad.bots.names import named
from deadroad.bots.thinker import Thinker
from deadroad.bots.trained import Guided
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.game import Game
from deadroad.kernel.view import View, question

EVERY: Final = 3  # share of questions used, so that they come from all parts of a game
LITTLE: Final = 0.01  # a smaller gain counts as none
CHANCE: Final = 0.02  # players whose difference exceeds their own variation by less than this play alike


@dataclass
class Tally:
    """Counts over questions of one kind that both players were asked."""

    asked: int = 0
    differ: int = 0  # the two players gave different answers
    unsteady: int = 0  # the first player gave another answer with another seed
    gains: list[float] = field(default_factory=list)  # share of wins that the search expects over its prior

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.asked += other.asked
        self.differ += other.differ
        self.unsteady += other.unsteady
        self.gains += other.gains

    @property
    def gain(self) -> Estimate | None:
        """The mean gain of the search; None if neither player searches."""
        return mean(self.gains) if self.gains else None


@dataclass
class Why:
    """The results by kind of question."""

    players: tuple[str, str]
    kinds: dict[str, Tally] = field(default_factory=dict)

    @property
    def total(self) -> Tally:
        """All kinds together."""
        found = Tally()
        for tally in self.kinds.values():
            found.add(tally)
        return found

    def advice(self) -> list[str]:
        """Return what to check, in order."""
        total = self.total
        one, other = self.players
        differ = share(total.differ, total.asked)
        unsteady = share(total.unsteady, total.asked)
        found = [f"{one} and {other} differ in {differ} of {total.asked} questions."]
        if differ.value <= unsteady.value + CHANCE:
            found.append(
                f"{one} differs from itself as often ({unsteady}) with other luck: the players play alike. "
                "Look at `rate`: does it prefer what the stronger player should prefer?"
            )
        gain = total.gain
        if gain is None:
            found.append("Neither player searches: what differs comes from `rate` alone.")
        elif gain.high < LITTLE:
            found.append(
                f"The search expects no more wins than its prior ({gain}). Look at `terms`: positions that "
                "a good player tells apart must differ in value. Then look at `horizon` and `scale`."
            )
        else:
            found.append(
                f"The search expects {gain} more wins than its prior. If the duel is at parity, look at "
                "`imagine`: the worlds it searches differ from those that are played. Then look at `terms`."
            )
        if self.kinds:
            most = max(self.kinds, key=lambda kind: self.kinds[kind].differ)
            found.append(f"They differ most often at `{most}`: look at some of these questions first.")
        return found


def why(
    name: str, seats: int, settings: dict[str, Any], players: tuple[str, str], questions: int, first: int = 0
) -> Why:
    """Ask two players the same questions, taken from games of level 2 from the seed `first` on."""
    played = game(name)
    played.check_seats(seats)
    found = Why((named(played, players[0]), named(played, players[1])))
    luck = Pcg32(first)
    seed = first
    left = questions
    while left > 0:
        state = played.start(seats, played.read_settings(settings), Pcg32(seed))
        state.settle()
        walkers = [bot(played, "rated", seed * seats + seat) for seat in range(seats)]
        while state.seat >= 0 and left > 0:
            view = View(state, state.seat)
            if len(view.options) > 1 and luck.below(EVERY) == 0:
                asked = question(state, state.seat)
                assert asked is not None
                compare(played, found.players, view, seed, found.kinds.setdefault(asked.kind, Tally()))
                left -= 1
            state.answer(walkers[state.seat].pick(view))
        seed += 1
    return found


def compare(played: Game, players: tuple[str, str], view: View, seed: int, tally: Tally) -> None:
    """Ask both players one question, and the first one twice."""
    one, other = [bot(played, player, seed) for player in players]
    answers = one.pick(view), other.pick(view)
    tally.asked += 1
    tally.differ += answers[0] != answers[1]
    tally.unsteady += bot(played, players[0], seed + 1).pick(view) != answers[0]
    for player, answer in zip((one, other), answers, strict=True):
        if isinstance(player, Thinker | Guided):
            tally.gains.append(gained(player, view, answer))
            return


def gained(player: Thinker | Guided, view: View, answer: int) -> float:
    """Return how many more wins a search expects of its answer than of the one with the highest prior."""
    children = player.search.root.children
    nodes = [children[option] for option in view.options if option in children]
    first = max(nodes, key=lambda node: node.prior)
    best = children[answer]
    return best.mean - first.mean if first.visits and best.visits else 0.0
