"""Verdicts about own cards and items, the same at every question."""

from __future__ import annotations

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.cards import HOMES, ITEMS
from deadroad.games.zombies.hand import why_not_play
from deadroad.games.zombies.items import why_not_use
from deadroad.games.zombies.options import DROP, PLAY, USE
from deadroad.games.zombies.state import Zombies
from deadroad.kernel.question import Refusal, Value


def own_acts(state: Zombies, seat: int) -> list[int]:
    """Return what a seat may try with its cards: play each card in hand, use each item in play."""
    found = [PLAY + card for card in sorted(set(state.secrets[seat].hand))]
    for item in range(ITEMS):
        if state.public.holds(seat, item):
            found.append(USE + item)
    return found


def is_act(option: int) -> bool:
    """Return whether an option plays a card or uses an item."""
    return PLAY <= option < DROP


def act_verdict(state: Zombies, seat: int, option: int, scene: int) -> Refusal | None:
    """Return why a seat can't play a card or use an item at a question where it can act (ZOM-47)."""
    if option >= USE:
        bar = why_not_use(state, seat, option - USE, scene)
        return None if bar is Bar.NONE else refusal(option, bar, {"card": option - USE})
    return card_refusal(state, seat, option, why_not_play(state, seat, option - PLAY, scene))


def card_refusal(state: Zombies, seat: int, option: int, bar: Bar) -> Refusal | None:
    """Return the refusal of playing a card for this reason; None if nothing bars it."""
    if bar is Bar.NONE:
        return None
    values: dict[str, Value] = {"card": option - PLAY}
    if bar is Bar.WRONG_BUILDING:
        values["tile"] = HOMES[option - PLAY]
    if state.seats == 2:
        values["seat"] = 1 - seat  # if the reason names the only opponent
    return refusal(option, bar, values)


def no_interruption(option: int) -> Refusal:
    """Return the refusal of a card or an item where nothing may interrupt (ZOM-47)."""
    return refusal(option, Bar.NO_INTERRUPTION, {"card": option - (USE if option >= USE else PLAY)})
