"""One place decides about an option: `options`, `refused` and `verdict` say the same at every question."""

from __future__ import annotations

from deadroad.kernel.frame import State
from deadroad.kernel.match import Match
from deadroad.kernel.question import Refusal
from tests.contract.walk import walk

TOY = "lanterns"  # it also shows frames that list options and refusals apart


def verdicts(state: State) -> dict[int, Refusal | None] | None:
    """Return the verdict about everything that may be tried; None for a frame that gives none."""
    top = state.stack[-1]
    tried = top.tries(state)
    if not tried:
        return None
    assert len(set(tried)) == len(tried), (type(top).__name__, tried)
    return {option: top.verdict(state, option) for option in tried}


def said(refusal: Refusal) -> tuple[object, ...]:
    return refusal.option, refusal.clause, refusal.reason, tuple(sorted(refusal.values.items()))


def check(match: Match) -> bool:
    state = match.state
    top = state.stack[-1]
    found = verdicts(state)
    if found is None:
        return False
    where = (type(top).__name__, match.question and match.question.kind)
    assert top.options(state) == state.asked, where
    assert {option for option, refusal in found.items() if refusal is None} == set(state.asked), where
    refused = {said(refusal) for refusal in found.values() if refusal is not None}
    assert {said(refusal) for refusal in top.refused(state)} == refused, where
    assert all(refusal is None or refusal.option == option for option, refusal in found.items()), where
    return True


def test_options_and_refusals_are_what_the_verdicts_say(name: str, seats: int, games: range) -> None:
    checked: set[str] = set()
    unchecked: set[str] = set()
    for seed in games:
        for match in walk(name, seats, seed):
            if match.seat is not None:
                frame = type(match.state.stack[-1]).__name__
                (checked if check(match) else unchecked).add(frame)
    assert not checked & unchecked
    assert name == TOY or not unchecked, unchecked
