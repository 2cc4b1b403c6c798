"""Finds leaks, where a seat is shown what it may not know, and describes them.

`Match` checks every prompt here if `Game.debug` is true. The battery uses the same report.
"""

from __future__ import annotations

from typing import Final

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import Plain, plain_question
from deadroad.kernel.errors import BrokenLaw
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View, question

LINES: Final = 8  # the most differences that a report lists
PUBLIC_PROMPT: Final = (
    "Every seat sees the prompt, so `prompt` may read public facts only. "
    "If the rules show this to every seat, store it in `public` and call state.reveal() where it is shown. "
    "If they do not, remove it from `prompt`."
)


def check_prompt(game: Game, state: State, ply: int) -> None:
    """Raise BrokenLaw if the open question shows something that is not public.

    For each seat and for a spectator it imagines another world that looks the same to them. The question
    must be the same there. `ply`, the number of plies played, appears in the report and seeds the worlds.
    """
    if state.seat < 0:
        return
    shown = _shown(state)
    luck = Pcg32(ply)
    for seat in (*range(state.seats), -1):
        imagined = _shown(game.imagine(View(state.clone(), seat), luck))
        if imagined != shown:
            where = f"at ply {ply}, by the question that seat {state.seat} is asked"
            raise BrokenLaw(leak(seat, shown, imagined, where=where, mend=PUBLIC_PROMPT))


def _shown(state: State) -> Plain:
    """Return the open question as every seat sees it."""
    return {"question": plain_question(question(state, -1))}


def leak(seat: int, one: Plain, other: Plain, *, where: str, mend: str) -> str:
    """Return the report of a leak: the seat, the field, both values, and how to fix it."""
    viewer = "a spectator" if seat < 0 else f"seat {seat}"
    lines = [f"{viewer} can tell two worlds apart {where}:"]
    lines += [f"  {line}" for line in difference(one, other)[:LINES]]
    return "\n".join([*lines, mend])


def difference(one: Plain, other: Plain, path: str = "") -> list[str]:
    """Return where two values differ, each as `path: value and value`."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *[key for key in other if key not in one]]
        pairs = [(f"{path}.{key}" if path else str(key), one.get(key), other.get(key)) for key in keys]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{at}]", one[at], other[at]) for at in range(len(one))]
    else:
        return [] if one == other else [f"{path}: {one} and {other}"]
    return [line for inside, mine, theirs in pairs for line in difference(mine, theirs, inside)]
