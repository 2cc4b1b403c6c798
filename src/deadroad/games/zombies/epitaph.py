"""The sentences for a single player at the end of the game."""

from __future__ import annotations

from deadroad.games.zombies.state import Ending, Zombies
from deadroad.kernel.sentence import Sentence


def epitaph(state: Zombies) -> list[Sentence]:
    """Return the result and the number of turns, and what was collected and found."""
    public = state.public
    match public.ending:
        case Ending.HELIPAD:
            found = [Sentence("flew", {"turns": public.turn})]
        case Ending.ZOMBIES:
            found = [Sentence("hunted", {"turns": public.turn})]
        case _:
            found = [
                Sentence("ran-out", {"turns": public.turn}),
                Sentence("pad-seen" if public.town.helipad >= 0 else "pad-unseen", {}),
            ]
    found.append(Sentence("collected", {"zombies": public.zombies[0], "goal": public.goal}))
    return found
