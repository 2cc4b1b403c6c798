"""Set-up (RDM-1 to RDM-7)."""

from __future__ import annotations

from typing import final

from deadroad.games.road_master.cards import BONUS_PILE, KINDS, LIMITS, STOCK, deck_of
from deadroad.games.road_master.events import FIRST_PLAYER
from deadroad.games.road_master.exchange import refill, set_deck
from deadroad.games.road_master.state import NOTHING, OFFER, Haulier, Hidden, Public, RoadState, Secret
from deadroad.games.road_master.turn import Rounds
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.setting import Settings


def set_table(seats: int, settings: Settings, chance: Chance) -> RoadState:
    """Return the state before the first turn."""
    public = Public()
    state = RoadState(seats, chance, public, [Secret() for _ in range(seats)], Hidden())
    public.shortages = settings["shortages"] == "yes"
    public.explosives = settings["explosives"] == "yes"
    public.perishables = settings["perishables"] == "yes"
    public.limit = LIMITS[seats]
    public.hauliers = [Haulier() for _ in range(seats)]
    public.stock = [
        [STOCK[colour] if colour == warehouse else 0 for colour in range(KINDS)] for warehouse in range(KINDS)
    ]
    public.exchange = [NOTHING] * OFFER
    state.hidden.pile = chance.shuffled(BONUS_PILE)
    set_deck(state, chance.shuffled(deck_of(public.shortages, public.explosives, public.perishables)))
    state.stack = [Rounds(), Opening()]
    return state


@final
class Opening(Frame[RoadState]):
    """Draw the first player and lay out the exchange. This is a frame, so that events are told."""

    __slots__ = ()

    def clone(self) -> Opening:
        return Opening()

    def run(self, state: RoadState) -> Flow:
        state.public.first = state.chance.below(state.seats)
        state.tell(FIRST_PLAYER, state.public.first)
        refill(state)
        return Flow.DONE
