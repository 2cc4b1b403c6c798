"""Why an option is not open."""

from __future__ import annotations

from deadroad.kernel.frame import State
from deadroad.kernel.option import Space
from deadroad.kernel.question import Refusal


def why_not(space: Space, state: State, index: int) -> Refusal | None:
    """Return an option's own refusal, or else that of the same thing in the nearest amount."""
    wanted = space.option(index)
    found: Refusal | None = None
    nearest = -1
    for refusal in state.stack[-1].refused(state):
        apart = wanted.apart(space.option(refusal.option))
        if apart >= 0 and (found is None or apart < nearest):
            found = refusal
            nearest = apart
    return found
