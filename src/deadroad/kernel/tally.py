"""Tallies: statistics of a finished game, computed from its events."""

from __future__ import annotations

from typing import final

from deadroad.kernel.event import Event


@final
class Tally:
    """A statistic with the text `tally-<name>`: how often events of these kinds happened to a seat.

    With `amount`, the values of that field are added up instead. A list counts by its length.
    """

    __slots__ = ("amount", "events", "name")

    def __init__(self, name: str, *events: str, amount: str = "") -> None:
        self.name = name
        self.events = events
        self.amount = amount


def counted(tally: Tally, events: list[Event], seats: int) -> list[int]:
    """Return a tally for each seat. An event without a seat counts for a single player."""
    found = [0] * seats
    for event in events:
        if event.name not in tally.events:
            continue
        values = event.values
        seat = values.get("seat", 0 if seats == 1 else -1)
        if not isinstance(seat, int) or not 0 <= seat < seats:
            continue
        amount = values.get(tally.amount, 1)
        found[seat] += len(amount) if isinstance(amount, list) else amount
    return found
