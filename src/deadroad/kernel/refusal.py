"""Finding the refusal of an option."""

from __future__ import annotations

from deadroad.kernel.frame import State
from deadroad.kernel.option import Space
from deadroad.kernel.question import Refusal


def why_not(space: Space, state: State, index: int) -> Refusal | None:
    """Return the refusal of an option, or of the nearest option by amount; None if there is none."""
    wanted = space.option(index)
    found: Refusal | None = None
    nearest = -1
    for refusal in state.stack[-1].refused(state):
        apart = wanted.apart(space.option(refusal.option))
        if apart >= 0 and (found is None or apart < nearest):
            found = refusal
            nearest = apart
    return found
