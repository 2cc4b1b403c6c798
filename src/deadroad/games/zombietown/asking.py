"""The base of all questions of this game outside the action phase."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.games.zombietown.components import KINDS
from deadroad.games.zombietown.deck import kinds_in
from deadroad.games.zombietown.group import drop, empty_arms, held_arms
from deadroad.games.zombietown.options import AGENDA, ARMS, DROP, FORGO, PLAY
from deadroad.games.zombietown.state import Town
from deadroad.kernel.frame import Frame
from deadroad.kernel.question import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Frame[Town]):
    """A frame that asks a seat something other than what to do in its action phase.

    Subclasses define the `choices` of the question and `take`. This class adds dropping an empty gun, which
    is free at any question (ZRR-62), but is never the only reason to ask.
    """

    __slots__ = ()

    def choices(self, state: Town) -> tuple[int, ...]:
        """Return the choices of the question; never empty if `run` returned ASK."""
        raise NotImplementedError

    def take(self, state: Town, option: int) -> None:
        """Carry out one of the choices."""
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

    def tried(self, state: Town) -> tuple[int, ...]:
        """Return what may be tried besides the seat's cards, agendas and guns."""
        return self.choices(state)

    def judged(self, state: Town, option: int) -> Refusal | None:
        """Return why an item of `tried` is refused; None if it is legal."""
        return None

    def tries(self, state: Town) -> tuple[int, ...]:
        seat = self.seat(state)
        secret = state.secrets[seat]
        own = [PLAY + kind for kind in kinds_in(secret.hand)]
        own += [FORGO + design for design in sorted(set(secret.agendas))]
        own += [DROP + arm for arm in held_arms(state.public, seat)]
        return (*self.tried(state), *own)

    def verdict(self, state: Town, option: int) -> Refusal | None:
        """Refuse cards and agendas, which are for the action phase, and dropping a gun that is not empty."""
        if PLAY <= option < PLAY + KINDS:
            return Refusal(option, "ZTB-13", "cards-wait")
        if FORGO <= option < FORGO + len(AGENDA.values):
            return Refusal(option, "ZRR-44", "agendas-wait")
        if DROP <= option < DROP + ARMS:
            empty = option - DROP in empty_arms(state.public, self.seat(state))
            return None if empty else Refusal(option, "ZTB-14", "still-loaded")
        return self.judged(state, option)
