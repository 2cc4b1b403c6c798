"""A seat that does not answer learns from an answer only what was revealed."""

from __future__ import annotations

import pytest

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.match import Match
from deadroad.kernel.view import View
from tests.contract.leak import leak
from tests.contract.remedies import REVEAL, SHOWN
from tests.contract.test_secrecy import Answered
from tests.contract.walk import sampled


def twins(match: Match, seat: int, luck: Pcg32) -> tuple[Answered, Answered, str] | None:
    """Give one answer in the true world and in one that looks the same to a seat that is not asked."""
    state = match.state
    world = match.game.imagine(View(state, seat), Pcg32(luck.below(1 << 30)))
    both = [option for option in state.asked if option in world.asked]
    if not both:
        return None
    option = both[luck.below(len(both))]
    where = f"after `{match.game.space.option(option)}` of seat {state.seat}"
    true, imagined = [Answered(match.game, each, option) for each in (state.clone(), world)]
    return true, imagined, f"{where} (ply {len(match.plies)})"


def forgotten(one: Answered, other: Answered, seat: int) -> bool:
    """Whether a seat was told of different things that no roll made, and its views do not show them.

    The order in which things were told may be forgotten.
    """
    rolled = one.rolled or other.rolled
    return not rolled and one.view_of(seat) == other.view_of(seat) and one.words(seat) != other.words(seat)


def test_an_answer_shows_other_seats_only_what_is_revealed(name: str, seats: int, games: range) -> None:
    for seed in games:
        luck = Pcg32(seed + 61)
        for match in sampled(name, seats, seed, luck, every=3):
            for seat in (*range(seats), -1):
                pair = twins(match, seat, luck) if seat != match.state.seat else None
                if pair is None:
                    continue
                one, other, where = pair
                if one.looks_to(seat) == other.looks_to(seat):
                    continue
                views = one.shown_to(seat), other.shown_to(seat)
                if not one.learned and not other.learned:
                    pytest.fail(leak(seat, *views, where=f"{where}, seed {seed}", mend=REVEAL))
                if forgotten(one, other, seat):
                    pytest.fail(leak(seat, *views, where=f"{where}, seed {seed}", mend=SHOWN))
