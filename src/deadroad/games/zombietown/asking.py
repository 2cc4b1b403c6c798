"""What every question of this game has in common: why one's cards and guns must wait for the action phase."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.games.zombietown.deck import kinds_in
from deadroad.games.zombietown.group import held_arms
from deadroad.games.zombietown.options import DROP, FORGO, PLAY
from deadroad.games.zombietown.state import Town
from deadroad.kernel.frame import Frame
from deadroad.kernel.question import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Frame[Town]):
    """A frame that asks a seat something other than what to do in its action phase."""

    __slots__ = ()

    def refused(self, state: Town) -> list[Refusal]:
        """Own cards, agendas and guns: each has its time."""
        return waiting(state, self.seat(state))


def waiting(state: Town, seat: int) -> list[Refusal]:
    """Return why a seat's cards, agendas and guns can't be used at this question."""
    secret = state.secrets[seat]
    found = [Refusal(PLAY + kind, "ZTB-13", "cards-wait") for kind in kinds_in(secret.hand)]
    found += [Refusal(FORGO + design, "ZRR-44", "agendas-wait") for design in sorted(set(secret.agendas))]
    if state.public.players[seat].alive:
        found += [Refusal(DROP + arm, "ZTB-14", "guns-wait") for arm in held_arms(state.public, seat)]
    return found
