"""`options`, `refused` and `verdict` agree at every question."""

from __future__ import annotations

from collections.abc import Iterator

from deadroad.kernel.frame import State
from deadroad.kernel.match import Match
from deadroad.kernel.question import Refusal
from tests.contract.source import known_clauses
from tests.contract.test_refusals import silent, unanswered
from tests.contract.walk import other_settings, seat_counts, walk


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
    legal = {option for option, refusal in found.items() if refusal is None}
    apart = [str(match.game.space.option(option)) for option in sorted(legal ^ set(state.asked))]
    assert not apart, f"`options` and `verdict` of {where[0]} do not agree about {apart} ({where[1]})"
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
    assert not unchecked, f"these frames ask, but have no `tries` and `verdict`: {sorted(unchecked)}"


def test_verdicts_hold_under_presets_and_random_settings(name: str, games: range) -> None:
    clauses = known_clauses(name)
    counts = seat_counts(name)
    for number, settings in enumerate(other_settings(name, 2 * len(games))):
        for match in positions(name, counts[number % len(counts)], settings, first_seed=100 * number):
            assert match.seat is not None
            assert check(match), settings
            assert {refusal.clause for refusal in match.refused(match.seat)} <= clauses, settings
            left_out = silent(match, match.seat)
            assert not left_out, unanswered(match, left_out, settings)


def positions(
    name: str, seats: int, settings: dict[str, object], first_seed: int, most: int = 400
) -> Iterator[Match]:
    """Yield questions of random games under these settings: one game after the other, `most` in all."""
    questions = 0
    for seed in range(first_seed, first_seed + 100):
        for match in walk(name, seats, seed, settings):
            if questions == most:
                return
            if match.seat is not None:
                questions += 1
                yield match
