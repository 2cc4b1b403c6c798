from __future__ import annotations

import pytest

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import Plain, plain
from deadroad.kernel.frame import State
from deadroad.kernel.leak import difference
from deadroad.kernel.playout import playout
from tests.contract.walk import sampled, walk

SHARED = "Play on a clone changes the other state. Replace lists, never change them in place (before, after):"
OFTEN = 150  # so many positions in a row are cloned, then one in ten


def parts(state: State) -> dict[str, Plain]:
    """Return all that a clone copies; a frame and a part by the name of its class."""
    stack = {f"stack[{at}], {type(frame).__name__}": plain(frame) for at, frame in enumerate(state.stack)}
    return {
        "public": plain(state.public_part()),
        "secrets": [plain(state.secret_part(seat)) for seat in range(state.seats)],
        "hidden": plain(state.hidden_part()),
        "chance": plain(state.chance),
        "stops": plain(state.stops),
        "asked": [state.seat, *state.asked],
        **stack,
    }


def same(before: dict[str, Plain], now: dict[str, Plain], fault: str) -> None:
    """Fail with the fields that differ."""
    if before != now:
        pytest.fail("\n".join([fault, *[f"  {line}" for line in difference(before, now)[:8]]]))


def test_a_clone_copies_every_field(name: str, seats: int) -> None:
    for number, match in enumerate(walk(name, seats, seed=0)):
        if number < OFTEN or number % 10 == 0:
            twin = match.state.clone()
            same(parts(match.state), parts(twin), "`clone` does not copy this (original and clone):")


def test_playing_on_a_clone_does_not_change_the_original_and_vice_versa(
    name: str, seats: int, games: range
) -> None:
    luck = Pcg32(3)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=12):
            state = match.state
            before = parts(state)
            playout(state.clone(), Pcg32(seed), most=40)
            same(before, parts(state), SHARED)

            ahead = state.clone()
            playout(ahead, Pcg32(seed + 1), most=10)
            other = ahead.clone()
            later = parts(other)
            playout(ahead, Pcg32(seed + 2), most=40)
            same(later, parts(other), SHARED)


def test_a_cloned_match_is_equal_and_independent(name: str, seats: int, games: range) -> None:
    luck = Pcg32(4)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=12):
            twin = match.clone()
            record = match.record()
            told = [match.events(seat) for seat in (None, *range(seats))]
            assert twin.record() == record
            assert [twin.events(seat) for seat in (None, *range(seats))] == told
            if twin.seat is not None:
                twin.answer(twin.options()[0])
                assert twin.record() != record
            assert match.record() == record
            assert [match.events(seat) for seat in (None, *range(seats))] == told
