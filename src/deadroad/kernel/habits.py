"""Habits: what a game says about questions that a seat may want answered automatically."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """What wishes may answer in one game. By default these are only windows and questions with one answer.

    All methods read the view of the asked seat. An option is given as its index, -1 means none.
    """

    __slots__ = ()

    def turn(self, view: View) -> int:
        """Return the number of the current turn. A wish asks about each card once a turn."""
        return 0

    def likely(self, view: View) -> tuple[int, ...]:
        """Return the acts of a window that a player probably wants now; by default all acts."""
        return view.options[1:]

    def idle(self, view: View) -> int:
        """Return the option that ends the turn if no other option achieves anything; -1 if there is none."""
        return -1

    def bid(self, view: View, limit: int) -> int:
        """Return the answer of a seat that bids up to `limit`; -1 outside an auction."""
        return -1

    def rest(self, view: View, *, all_of_them: bool) -> int:
        """Return the option that moves the zombies automatically; -1 at any other question.

        Unless `all_of_them` is set, it is also -1 while a zombie that matters can still be moved.
        """
        return -1
