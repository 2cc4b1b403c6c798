"""Settling several things, dice above all, in an order the player picks."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import Flow, Frame, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Frame[S]):
    """Settle every pending item; equal items are one kind with a count, so that options stay few.

    `pending[kind]` says how many wait. `ways` lists the answers that settle one item of a kind; an empty list
    means that nobody can answer for the kind any more: its items go by `lapse`.
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
        """Do what the answer says."""
        raise NotImplementedError

    def lapse(self, state: S, kind: int) -> None:
        """Drop an item that nobody has to answer for; by default it just goes."""

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
        """Whose items they are."""
        return self.owner

    def options(self, state: S) -> tuple[int, ...]:
        """Every way of settling one item of any pending kind."""
        found: list[int] = []
        for kind in range(len(self.pending)):
            if self.pending[kind]:
                found.extend(self.ways(state, kind))
        return tuple(found)

    def answer(self, state: S, option: int) -> None:
        """Settle one item."""
        kind = self.kind_of(option)
        self._set(kind, self.pending[kind] - 1)
        self.settle(state, option)

    def _set(self, kind: int, count: int) -> None:
        # The list may be shared with a clone: replaced, never changed.
        pending = list(self.pending)
        pending[kind] = count
        self.pending = pending
