"""Derived facts: what the rules compute from a view, for drawings and for people.

A game declares them beside its state, as classes with slots (games/<game>/facts.py), and returns them from
`Game.facts` and `Game.own_facts`. They are computed only when a view is sent, never in play. They come from a
view, so they can't know more than its seat does.
"""

from __future__ import annotations

from deadroad.kernel.codec import Plain, plain
from deadroad.kernel.game import Game
from deadroad.kernel.view import View


def plain_facts(game: Game, view: View) -> dict[str, Plain]:
    """Return the derived facts of a view as plain data: `facts` for all seats, `own` for the view's seat."""
    own = None if view.seat < 0 else plain(game.own_facts(view))
    return {"facts": plain(game.facts(view)), "own": own}
