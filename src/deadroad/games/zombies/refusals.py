"""Why own cards and items are refused, the same at every question."""

from __future__ import annotations

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.cards import HOMES, ITEMS
from deadroad.games.zombies.hand import why_not_play
from deadroad.games.zombies.items import why_not_use
from deadroad.games.zombies.options import PLAY, USE
from deadroad.games.zombies.state import Zombies
from deadroad.kernel.question import Refusal, Value


def cards_refused(state: Zombies, seat: int, scene: int, options: tuple[int, ...]) -> list[Refusal]:
    """Return a refusal for each card in hand that is no option here."""
    found: list[Refusal] = []
    for card in sorted(set(state.secrets[seat].hand)):
        if PLAY + card in options:
            continue
        bar = why_not_play(state, seat, card, scene)
        values: dict[str, Value] = {"card": card}
        if bar is Bar.WRONG_BUILDING:
            values["tile"] = HOMES[card]
        if state.seats == 2:
            values["seat"] = 1 - seat  # where a reason speaks of the only opponent
        # What the rules of the card would allow, the question itself forbids.
        found.append(refusal(PLAY + card, Bar.NO_INTERRUPTION if bar is Bar.NONE else bar, values))
    return found


def items_refused(state: Zombies, seat: int, scene: int) -> list[Refusal]:
    """Return a refusal for each item in play that can't be used at a question where items can be used."""
    found: list[Refusal] = []
    for item in range(ITEMS):
        if state.public.holds(seat, item):
            bar = why_not_use(state, seat, item, scene)
            if bar is not Bar.NONE:
                found.append(refusal(USE + item, bar, {"card": item}))
    return found


def all_refused(state: Zombies, seat: int) -> list[Refusal]:
    """Return refusals for every card and item of a seat where nothing may interrupt (ZOM-47)."""
    found = [
        refusal(PLAY + card, Bar.NO_INTERRUPTION, {"card": card})
        for card in sorted(set(state.secrets[seat].hand))
    ]
    for item in range(ITEMS):
        if state.public.holds(seat, item):
            found.append(refusal(USE + item, Bar.NO_INTERRUPTION, {"card": item}))
    return found
