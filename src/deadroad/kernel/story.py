"""Stories: what was done in one gesture, told in one sentence. The single events stay in the record."""

from __future__ import annotations

from typing import final

from deadroad.kernel.event import Event


@final
class Story:
    """How events of one kind in a row are told as one: the text key is `story-<event>`.

    `place` is the field of which the last value counts (where a walk ends), `what` the field by whose values
    the events are added up, `amount` the field that says how many each adds (one without it).
    """

    __slots__ = ("amount", "event", "place", "what")

    def __init__(self, event: str, *, place: str = "", what: str = "", amount: str = "") -> None:
        self.event = event
        self.place = place
        self.what = what
        self.amount = amount


def grouped(events: list[Event], stories: dict[str, Story]) -> list[list[Event]]:
    """Return events in groups: those of one story in a row together, every other one by itself."""
    found: list[list[Event]] = []
    for event in events:
        if found and event.name in stories and _same(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _same(one: Event, other: Event) -> bool:
    if one.name != other.name or one.audience != other.audience:
        return False
    return one.values.get("seat") == other.values.get("seat")


def sums(story: Story, events: list[Event]) -> dict[int, int]:
    """Return how much of each thing there was, in the order in which it came."""
    found: dict[int, int] = {}
    for event in events:
        values = event.values
        what, amount = values.get(story.what, 0), values.get(story.amount, 1)
        if isinstance(what, int) and isinstance(amount, int):
            found[what] = found.get(what, 0) + amount
    return found
