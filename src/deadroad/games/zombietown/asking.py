"""What every question of this game has in common: empty guns may be dropped, other own things wait."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.games.zombietown.deck import kinds_in
from deadroad.games.zombietown.group import drop, empty_arms, held_arms
from deadroad.games.zombietown.options import ARMS, DROP, FORGO, PLAY
from deadroad.games.zombietown.state import Town
from deadroad.kernel.frame import Frame
from deadroad.kernel.question import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Frame[Town]):
    """A frame that asks a seat something other than what to do in its action phase.

    Subclasses give the `choices` of the question and `take` one. Dropping an empty gun is added here: it is
    free at any question (ZRR-62), but no question is put for its sake.
    """

    __slots__ = ()

    def choices(self, state: Town) -> tuple[int, ...]:
        """What the question is about; never empty when run said ASK."""
        raise NotImplementedError

    def take(self, state: Town, option: int) -> None:
        """Take one of the choices."""
        raise NotImplementedError

    def options(self, state: Town) -> tuple[int, ...]:
        found = self.choices(state)
        if len(found) > 1 or self.moment(state):
            empty = empty_arms(state.public, self.seat(state))
            if empty:
                return (*found, *[DROP + arm for arm in empty])
        return found

    def answer(self, state: Town, option: int) -> None:
        if DROP <= option < DROP + ARMS:
            drop(state, self.seat(state), option - DROP)
        else:
            self.take(state, option)

    def refused(self, state: Town) -> list[Refusal]:
        """Own cards, agendas and guns: each has its time."""
        return waiting(state, self.seat(state))


def waiting(state: Town, seat: int) -> list[Refusal]:
    """Return why a seat's cards, agendas and loaded guns can't be used at this question."""
    secret = state.secrets[seat]
    found = [Refusal(PLAY + kind, "ZTB-13", "cards-wait") for kind in kinds_in(secret.hand)]
    found += [Refusal(FORGO + design, "ZRR-44", "agendas-wait") for design in sorted(set(secret.agendas))]
    empty = empty_arms(state.public, seat)
    for arm in held_arms(state.public, seat):
        if arm not in empty:
            found.append(Refusal(DROP + arm, "ZTB-14", "still-loaded"))
    return found
