"""Every row of content occurs in play, or is listed as an exception with reason and scenario."""

from __future__ import annotations

from importlib import import_module

from deadroad.bots import bot
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.event import Event
from deadroad.kernel.view import View
from tests.contract.walk import seat_counts, stock_name


def reached(events: list[Event], domain: str) -> set[int]:
    """The values of a domain that events spoke of."""
    found: set[int] = set()
    for event in events:
        at = 0
        for field in event.kind.fields:
            if field.many and field.domain == domain:
                found.update(event.items)
            elif not field.many:
                if field.domain == domain:
                    found.add(event.numbers[at])
                at += 1
    return found


def test_every_row_of_content_comes_up_in_play(name: str, long: bool) -> None:
    played = game(name)
    stock = import_module(stock_name(name))
    wanted = {domain: set(played.domains[domain].values) - rare for domain, rare in stock.REACH.items()}
    assert sum(len(rare) for rare in stock.REACH.values()) <= 3
    for seed in range(400 if long else 120):
        seats = seat_counts(name)[-1 - seed % 2] if len(seat_counts(name)) > 1 else seat_counts(name)[0]
        state = played.start(seats, played.read_settings({}), Pcg32(seed))
        log: list[Event] = []
        state.log = log
        state.settle()
        bots = [bot(played, 2 if (seed + seat) % 2 else 0, seed + seat) for seat in range(seats)]
        while state.seat >= 0:
            state.answer(bots[state.seat].pick(View(state, state.seat)))
        for domain, values in wanted.items():
            words = played.domains[domain].values
            values -= {words[at] for at in reached(log, domain) if 0 <= at < len(words)}
        if not any(wanted.values()):
            return
    assert not any(wanted.values()), wanted
