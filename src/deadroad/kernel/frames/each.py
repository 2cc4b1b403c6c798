"""Settle several things, usually dice, in an order that the player chooses."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import Flow, Frame, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Frame[S]):
    """Settle every pending item.

    Equal items are one kind with a count, which keeps the number of options small.

    `pending[kind]` is the number of unsettled items. `ways` lists the answers that settle one item of a kind.
    If it is empty, the kind can no longer be answered: its items are dropped and `lapse` is called for each.
    """

    __slots__ = ("owner", "pending")

    def __init__(self, owner: int, pending: list[int]) -> None:
        self.owner = owner
        self.pending = pending

    def ways(self, state: S, kind: int) -> tuple[int, ...]:
        """Return the answers that settle one item of this kind."""
        raise NotImplementedError

    def kind_of(self, option: int) -> int:
        """Return the kind that an answer settles."""
        raise NotImplementedError

    def settle(self, state: S, option: int) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def lapse(self, state: S, kind: int) -> None:
        """Handle an item that is removed without an answer. By default this does nothing."""

    def run(self, state: S) -> Flow:
        """Ask while something is pending that can be answered."""
        waiting = False
        for kind in range(len(self.pending)):
            if self.pending[kind] and not self.ways(state, kind):
                count = self.pending[kind]
                self._set(kind, 0)
                for _ in range(count):
                    self.lapse(state, kind)
            elif self.pending[kind]:
                waiting = True
        return Flow.ASK if waiting else Flow.DONE

    def seat(self, state: S) -> int:
        """Return the owner of the items."""
        return self.owner

    def options(self, state: S) -> tuple[int, ...]:
        """Return every answer that settles one item of a pending kind."""
        found: tuple[int, ...] = ()
        for kind in range(len(self.pending)):
            if self.pending[kind]:
                ways = self.ways(state, kind)
                found = found + ways if found else ways
        return found

    def answer(self, state: S, option: int) -> None:
        """Settle one item."""
        kind = self.kind_of(option)
        self._set(kind, self.pending[kind] - 1)
        self.settle(state, option)

    def _set(self, kind: int, count: int) -> None:
        # Replace the list, because a clone may share it.
        pending = self.pending.copy()
        pending[kind] = count
        self.pending = pending
