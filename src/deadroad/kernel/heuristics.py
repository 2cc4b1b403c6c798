"""Estimates of a game for bots: how good positions and options are. They are never rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import State
from deadroad.kernel.view import View

BLUNDER: Final = -1000.0  # an option rated this low or lower is chosen only if nothing else is left
WARMTH: Final = 0.75  # slips of rating that make an option three times as likely as another
LEAST: Final = -20.0  # the lowest leaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Named terms that value a position for a seat, and a quick rating of one option.

    Both get only imagined states, so they may read everything. `terms` share one scale (1.0 is
    about one point of the final score); their sum values the position.
    """

    __slots__ = ("even", "horizon", "names", "scale", "slip", "warmth")

    def __init__(
        self,
        names: tuple[str, ...],
        horizon: int = 12,
        scale: float = 4.0,
        slip: float = 2.0,
        even: float = 0.0,
        warmth: float = 3.0,
    ) -> None:
        self.names = names
        self.horizon = horizon  # how many decisions a search plays on before it evaluates the position
        self.slip = slip  # an option rated this far below the best is also a blunder
        self.scale = scale  # a lead of this many points makes a win three times as likely as a loss
        self.even = even  # for one seat: the value at which winning is as likely as losing
        self.warmth = warmth  # temperature at which the easy bot draws from the policy of the game's network

    def network_leads(self) -> bool:
        """Return whether the game's network beats the search in whole games.

        Levels 3 and 4 and hints use the stronger of the two.
        """
        return True

    def mixed_leads(self) -> bool:
        """Return whether a search with heuristics and network (`mixed:N`) beats both in whole games.

        If so, levels 3 and 4 use it.
        """
        return False

    def rating_weight(self, view: View) -> float:
        """Return how much the ratings count beside the policy of the game's network at the open question.

        0 is for questions that the network plays better than a search, infinity for ratings alone. Bots that
        use both (`mixed`) ask for it.
        """
        return 0.0

    def sure(self, view: View) -> int:
        """Return an option that is right whatever the rest of the game holds, or -1 if there is none.

        Hints and bots that use a network look no further.
        """
        return -1

    def terms(self, state: State, seat: int) -> list[float]:
        """Return the value of each named term for a seat."""
        raise NotImplementedError

    def rate(self, state: State, option: int) -> float:
        """Return how good an option of the open question looks; higher is better, 0.0 is neutral."""
        return 0.0

    def rates(self, state: State, *, haste: bool = False) -> list[float]:
        """Return `rate` of each option of the open question.

        With `haste` it may be less exact, but faster.
        """
        return [self.rate(state, option) for option in state.asked]

    def leanings(self, state: State) -> list[float]:
        """Return the ratings as logits of the options, relative to the best option and bounded."""
        rates = self.rates(state)
        best = max(rates)
        unit = WARMTH * self.slip
        return [max(LEAST, (rate - best) / unit) for rate in rates]

    def best(self, state: State) -> int:
        """Return the option of the open question that is rated best; the first of equals."""
        rates = self.rates(state)
        return state.asked[rates.index(max(rates))]

    def value(self, state: State, seat: int) -> float:
        """Return the sum of the terms."""
        total = 0.0
        for term in self.terms(state, seat):
            total += term
        return total
