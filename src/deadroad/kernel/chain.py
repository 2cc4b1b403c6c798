"""Chains: which answers a person thinks of as one, and what their result is called."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.event import Event
from deadroad.kernel.frame import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chain:
    """A row of answers of one seat that is one thought: a walk, a payment, a load.

    A game returns the chains of the open question. A chain reads what `options` may read. Without `mix` its
    ends are places: the last thing named is where the row leads. With `mix` an end is a set of amounts: what
    is named adds up. A name is made of refs, like an option's: `space:3.n`, `member:leader-1 warehouse:fuel`.
    """

    __slots__ = ("kind", "mix", "seat")

    def __init__(self, kind: str, seat: int, *, mix: bool) -> None:
        self.kind = kind  # what clients know it by: `walk`, `pay`
        self.seat = seat
        self.mix = mix

    def links(self, state: State, option: int) -> bool:
        """Whether an answer belongs to the row."""
        raise NotImplementedError

    def closes(self, state: State, option: int) -> bool:
        """Whether an answer ends the row on purpose: `stop`, `done`."""
        return False

    def holds(self, state: State) -> bool:
        """Whether the question that follows an answer still belongs to the chain."""
        raise NotImplementedError

    def rests(self, state: State) -> bool:
        """Whether the row may end at a question of the chain; a mix ends when it is paid up or closed."""
        return not self.mix

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        """Return what one answer came to, by name and amount; by default read from the events by `trace`."""
        found: list[tuple[str, int]] = []
        for event in told:
            name = self.trace(event)
            if name:
                found.append((name, self.amount(event)))
        return found

    def trace(self, event: Event) -> str:
        """Return what an event adds to the end's name; empty for an event that does not matter."""
        return ""

    def amount(self, event: Event) -> int:
        """Return how much an event adds."""
        return 1

    def key(self, state: State) -> tuple[int, ...]:
        """Return what tells positions apart that have the same name: an answer given halfway."""
        return ()

    def spent(self, state: State) -> int:
        """Return a figure that grows with what the row costs beside its answers, as actions; 0 if nothing."""
        return 0

    def fill(self, state: State) -> int:
        """Return the link that a sensible row takes here; -1 where the chain proposes none."""
        return -1
