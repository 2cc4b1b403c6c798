"""Random play."""

from __future__ import annotations

from deadroad.bots.bot import Bot
from deadroad.kernel.view import View


class Uniform(Bot):
    """Chooses every option with the same probability."""

    def pick(self, view: View) -> int:
        """Return a random option."""
        return view.options[self.chance.below(len(view.options))]
