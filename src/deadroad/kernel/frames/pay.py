"""Pay a price in any mix of kinds."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import Flow, Frame, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Frame[S]):
    """Pay `due` units one by one, each of a kind the payer still has.

    A game defines what is held and how one unit is spent. The caller makes sure that the price can be paid:
    the payment ends when nothing is left.
    """

    __slots__ = ("due", "payer")

    def __init__(self, payer: int, due: int) -> None:
        self.payer = payer
        self.due = due

    def held(self, state: S) -> tuple[int, ...]:
        """Return how many the payer has of each kind."""
        raise NotImplementedError

    def spend(self, state: S, kind: int) -> None:
        """Take one of that kind from the payer."""
        raise NotImplementedError

    def first_option(self) -> int:
        """Return the option of paying one of kind 0; the others follow it."""
        raise NotImplementedError

    def run(self, state: S) -> Flow:
        """Ask as long as something is due."""
        if self.due <= 0:
            return Flow.DONE
        for count in self.held(state):
            if count > 0:
                return Flow.ASK
        return Flow.DONE

    def seat(self, state: S) -> int:
        """Return the seat that pays."""
        return self.payer

    def options(self, state: S) -> tuple[int, ...]:
        """Return one option for each kind held."""
        first = self.first_option()
        found: list[int] = []
        for kind, count in enumerate(self.held(state)):
            if count > 0:
                found.append(first + kind)
        return tuple(found)

    def answer(self, state: S, option: int) -> None:
        """Spend one unit."""
        self.due -= 1
        self.spend(state, option - self.first_option())
