from __future__ import annotations

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import digest
from deadroad.kernel.playout import playout
from tests.contract.walk import sampled


def test_playing_on_a_clone_leaves_the_older_state_alone_and_the_reverse(
    name: str, seats: int, games: range
) -> None:
    luck = Pcg32(3)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=12):
            state = match.state
            before = digest(state)
            twin = state.clone()
            assert digest(twin) == before
            playout(twin, Pcg32(seed), most=40)
            assert digest(state) == before

            ahead = state.clone()
            playout(ahead, Pcg32(seed + 1), most=10)
            other = ahead.clone()
            later = digest(other)
            playout(ahead, Pcg32(seed + 2), most=40)
            assert digest(other) == later


def test_a_cloned_match_is_the_same_and_goes_on_by_itself(name: str, seats: int, games: range) -> None:
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
