"""Habits: what a game knows about questions that a seat may want answered for it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """By default a game has none: only windows and lone answers can be left to a wish.

    Everything is read from the view of the asked seat. An option is its index, -1 is none.
    """

    __slots__ = ()

    def turn(self, view: View) -> int:
        """Return the number of the turn under way: a wish asks about each card once a turn."""
        return 0

    def likely(self, view: View) -> tuple[int, ...]:
        """Return the acts of a window that are likely wanted at this moment; by default every act."""
        return view.options[1:]

    def idle(self, view: View) -> int:
        """Return the option that ends the turn, where every other one leads nowhere."""
        return -1

    def bid(self, view: View, limit: int) -> int:
        """Return what a seat answers in an auction that bids up to `limit`; -1 outside an auction."""
        return -1

    def rest(self, view: View, *, all_of_them: bool) -> int:
        """Return the option that leaves the zombies to themselves; -1 where they are not asked about.

        Unless `all_of_them` are left, it is also -1 where one that matters can still be moved.
        """
        return -1
