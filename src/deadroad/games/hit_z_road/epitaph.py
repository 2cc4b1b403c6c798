"""The sentences for a single player at the end of the trip."""

from __future__ import annotations

from deadroad.games.hit_z_road.finish import experience
from deadroad.games.hit_z_road.state import RoadState
from deadroad.kernel.event import Event
from deadroad.kernel.sentence import Sentence


def epitaph(state: RoadState, events: list[Event]) -> list[Sentence]:
    """Return how far the road led, where the last survivor died, and what was won on the way."""
    public = state.public
    group = public.groups[0]
    if public.order:
        found = [Sentence("coast", {"survivors": group.survivors})]
    else:
        found = [Sentence("road-ended", {"round": public.round}), *death(events)]
    points = sum(experience(public, 0).values())
    found.append(Sentence("won", {"count": len(group.won), "points": points}))
    return found


def death(events: list[Event]) -> list[Sentence]:
    """Return at which card the last survivor died."""
    for event in reversed(events):
        if event.name == "encountered":
            card = event.values["card"]
            assert isinstance(card, int)
            return [Sentence("died-at", {"card": card})]
    return []
