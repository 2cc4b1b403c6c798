"""The sentences for the defender at the end of the siege."""

from __future__ import annotations

from deadroad.games.tower_defense.grid import bastion_cell
from deadroad.games.tower_defense.public import Why
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.event import Event
from deadroad.kernel.sentence import Sentence


def epitaph(state: FortState, events: list[Event]) -> list[Sentence]:
    """Return how long the fortress held, what defeated it, and how far the waves had come."""
    public = state.public
    if public.why is Why.CLEARED:
        return [Sentence("held", {"turns": public.turn}), Sentence("all-waves", {"cards": sum(public.sizes)})]
    cards, left = public.sizes[public.wave], public.reserve
    waves = Sentence("waves", {"wave": public.wave, "came": cards - left, "cards": cards, "left": left})
    return [Sentence("held-out", {"turns": public.turn}), *fall(state, events), waves]


def fall(state: FortState, events: list[Event]) -> list[Sentence]:
    """Return the unit that broke through, or the last bastion that fell and its unit."""
    for event in reversed(events):
        values = event.values
        if event.name == "broke-through":
            card = values["card"]
            assert isinstance(card, int)
            return [Sentence("broke-through", {"card": card})]
        if event.name == "bastion-lost":
            bastion = values["bastion"]
            assert isinstance(bastion, int)
            card = state.public.field[bastion_cell(bastion)]
            if card >= 0:
                return [Sentence("bastion-fell", {"bastion": bastion, "card": card})]
    return []
