"""Stories: one sentence for several events. The single events stay in the record."""

from __future__ import annotations

from typing import Final, final

from deadroad.kernel.event import Event
from deadroad.kernel.tally import Tally

UNDONE: Final = "undone"  # the name of the event that takes back an answer


@final
class Story:
    """How several events in a row become one sentence, with the text key `story-<event>`.

    Without `then`, these are events of one kind. `place` is the field whose last value is told (where a walk
    ends). `what` is the field by whose values the events are added up. `amount` is the field with the amount
    of each event; without it each event counts as one.

    With `then`, the event begins a longer story, such as a fight. Events named in `then` continue it, one
    named in `last` ends it. `totals` are told in the sentence by their names, as are the values of the first
    event. Events of another seat end the story, unless it is `shared`. `each` is the field whose last value
    is told for each seat, the highest first (the bids of an auction).
    """

    __slots__ = ("amount", "each", "event", "last", "place", "shared", "then", "totals", "what")

    def __init__(  # noqa: PLR0913 - two kinds of stories, each declared in one line by keywords
        self,
        event: str,
        *,
        place: str = "",
        what: str = "",
        amount: str = "",
        then: tuple[str, ...] = (),
        last: tuple[str, ...] = (),
        totals: tuple[Tally, ...] = (),
        shared: bool = False,
        each: str = "",
    ) -> None:
        self.event = event
        self.place = place
        self.what = what
        self.amount = amount
        self.then = then
        self.last = last
        self.totals = totals
        self.shared = shared
        self.each = each

    def ended(self, event: Event) -> bool:
        """Return whether a story whose latest event is this one can't go on."""
        return event.name in self.last


def grouped(events: list[Event], stories: dict[str, Story]) -> list[list[Event]]:
    """Return events in groups: the events of one story form a group, every other event its own."""
    found: list[list[Event]] = []
    for event in events:
        story = stories.get(found[-1][0].name) if found else None
        if story is not None and _goes_on(story, found[-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _goes_on(story: Story, group: list[Event], event: Event) -> bool:
    """Return whether an event belongs to the story told so far."""
    first = group[0]
    if first.audience != event.audience:
        return False
    seat = event.values.get("seat")
    if not story.then:
        return first.name == event.name and first.values.get("seat") == seat
    if event.name == UNDONE:
        # Without its first event there is no story.
        return len(_standing(group, event.ply - 1)) > 1
    if story.ended(group[-1]) or not (event.name in story.then or event.name in story.last):
        return False
    return story.shared or seat is None or first.values.get("seat") == seat


def _standing(group: list[Event], last: int) -> list[int]:
    """Return the plies from the first event of a group on that were not taken back."""
    undone = {event.ply for event in group if event.name == UNDONE}
    found: list[int] = []
    for ply in range(group[0].ply, last + 1):
        if ply in undone:
            found.pop()
        else:
            found.append(ply)
    return found


def standing(events: list[Event]) -> list[Event]:
    """Return the events of a story that were not taken back."""
    plies = _standing(events, events[-1].ply)
    return [event for event in events if event.ply in plies]


def sums(story: Story, events: list[Event]) -> dict[int, int]:
    """Return the total amount of each thing that has one, in order of first appearance."""
    found: dict[int, int] = {}
    for event in standing(events):
        values = event.values
        what, amount = values.get(story.what), values.get(story.amount, 1)
        if isinstance(what, int) and isinstance(amount, int) and amount:
            found[what] = found.get(what, 0) + amount
    return found


def latest(story: Story, events: list[Event]) -> list[tuple[int, int]]:
    """Return each seat with its last value of the field `each`, the highest first."""
    found: dict[int, int] = {}
    for event in standing(events):
        values = event.values
        seat, value = values.get("seat"), values.get(story.each)
        if isinstance(seat, int) and isinstance(value, int):
            found[seat] = value
    return sorted(found.items(), key=lambda one: -one[1])


def total(tally: Tally, events: list[Event]) -> int:
    """Return a total of a story, over all its events that were not taken back."""
    found = 0
    for event in standing(events):
        if event.name in tally.events:
            amount = event.values.get(tally.amount, 1)
            found += len(amount) if isinstance(amount, list) else amount
    return found
