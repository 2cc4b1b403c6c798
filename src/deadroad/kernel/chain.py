"""Chains: answers that form one gesture for a player, and the name of their result."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.event import Event
from deadroad.kernel.frame import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chain:
    """A row (series) of answers of one seat that belong together: a walk, a payment, a load.

    A game returns the chains of the open question. A chain reads what `options` may read. Without `mix` its
    ends are places: the last name in the row is where it leads. With `mix` an end is a set of amounts: the
    names in the row are added up. A name is made of refs, like an option's: `space:3.n`,
    `member:leader-1 warehouse:fuel`.
    """

    __slots__ = ("kind", "mix", "seat")

    def __init__(self, kind: str, seat: int, *, mix: bool) -> None:
        self.kind = kind  # identifies the chain to clients: `walk`, `pay`
        self.seat = seat
        self.mix = mix

    def links(self, state: State, option: int) -> bool:
        """Return whether an answer belongs to the row."""
        raise NotImplementedError

    def closes(self, state: State, option: int) -> bool:
        """Return whether an answer ends the row explicitly: `stop`, `done`."""
        return False

    def holds(self, state: State) -> bool:
        """Return whether the question after an answer still belongs to the chain."""
        raise NotImplementedError

    def rests(self, state: State) -> bool:
        """Return whether the row may end at a question of the chain.

        A mix ends when it is complete or closed.
        """
        return not self.mix

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        """Return the result of one answer, by name and amount; by default `trace` reads it from events."""
        found: list[tuple[str, int]] = []
        for event in told:
            name = self.trace(event)
            if name:
                found.append((name, self.amount(event)))
        return found

    def trace(self, event: Event) -> str:
        """Return what an event adds to the name of the end; "" if it adds nothing."""
        return ""

    def amount(self, event: Event) -> int:
        """Return how much an event adds."""
        return 1

    def reports(self, event: Event) -> bool:
        """Return whether an event of the row is worth knowing before it is taken, such as damage."""
        return False

    def key(self, state: State) -> tuple[int, ...]:
        """Return a key that tells apart positions of the same name, for example by an earlier answer."""
        return ()

    def leads(self, state: State, option: int, left: tuple[tuple[str, int], ...]) -> bool:
        """Return whether an answer can lead to a mix of which `left` is missing; if in doubt, True.

        A chain that names nothing until several answers were given keeps the search short with it.
        """
        return True

    def bounds(self, state: State) -> list[tuple[str, int]]:
        """Return upper bounds of the parts of a mix, for a reach that is too large to search; or none."""
        return []

    def spent(self, state: State) -> int:
        """Return what the row costs besides its answers, such as actions; 0 if nothing."""
        return 0

    def fill(self, state: State) -> int:
        """Return the next answer of a sensible row; -1 if the chain proposes none."""
        return -1
