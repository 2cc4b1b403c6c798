"""What a game tells bots about what is good. Guesses, never rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import State

BLUNDER: Final = -1000.0  # at or below this, `rate` says: only if nothing else is left


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Named terms that value a position for a seat, and a quick rating of one option.

    Both are only ever given imagined states, so they may read everything. `terms` share one scale (1.0 is
    about one point of the final score); their sum values the position.
    """

    __slots__ = ("even", "horizon", "names", "scale", "slip")

    def __init__(
        self,
        names: tuple[str, ...],
        horizon: int = 12,
        scale: float = 4.0,
        slip: float = 2.0,
        even: float = 0.0,
    ) -> None:
        self.names = names
        self.horizon = horizon  # how many decisions a search plays on before it values the position
        self.slip = slip  # an option rated this far below the best one is a blunder too
        self.scale = scale  # a lead of this many points is a lead of about three to one
        self.even = even  # alone, the value at which winning is as likely as losing

    def terms(self, state: State, seat: int) -> list[float]:
        """Return the value of each named term for a seat."""
        raise NotImplementedError

    def rate(self, state: State, option: int) -> float:
        """Return how good an option of the open question looks; higher is better, 0.0 is neutral."""
        return 0.0

    def rates(self, state: State, *, haste: bool = False) -> list[float]:
        """Return `rate` of each option asked; in haste for the very many answers a search plays on with."""
        return [self.rate(state, option) for option in state.asked]

    def value(self, state: State, seat: int) -> float:
        """Return the sum of the terms."""
        total = 0.0
        for term in self.terms(state, seat):
            total += term
        return total
