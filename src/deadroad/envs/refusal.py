"""Why an action is illegal."""

from __future__ import annotations

from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.refusal import why_not


def why(game: Game, state: State, index: int) -> str:
    """Return the clause and the reason."""
    if not 0 <= index < game.space.size:
        return f"{index} is not an action; actions are 0 to {game.space.size - 1} [DR-3]"
    notation = game.space.option(index).notation
    words = game.words("en")
    if state.seat < 0:
        return f"{notation}: {words.say('reason-over')} [DR-2]"
    refusal = why_not(game.space, state, index)
    if refusal is not None:
        return f"{notation}: {words.refusal(refusal)} [{refusal.clause}]"
    return f"{notation}: {words.say('reason-not-now')} [{state.stack[-1].prompt(state).clause}]"
