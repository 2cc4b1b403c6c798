from __future__ import annotations

import pytest

import deadroad
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import CannotUndo
from tests.contract.walk import seat_counts


def test_undo_restores_the_position_and_stays_in_the_record(name: str, games: range) -> None:
    undone = 0
    for seed in games:
        match = deadroad.new(name, seats=seat_counts(name)[-1], seed=seed)
        luck = Pcg32(seed)
        while match.seat is not None and len(match.plies) < 400:
            seat = match.seat
            before = match.digest()
            match.answer(match.options()[luck.below(len(match.state.asked))])
            # The end shows the seed, and with it all that was hidden.
            assert match.outcome is None or not match.can_undo(seat)
            if match.can_undo(seat) and luck.below(3) == 0:
                match.undo(seat)
                undone += 1
                assert match.digest() == before
                assert match.plies[-1].notation == "undo"
            for other in range(match.seats):
                if not match.can_undo(other):
                    with pytest.raises(CannotUndo):
                        match.undo(other)
        assert deadroad.replay(match.record()).digest() == match.digest()
    assert undone


def test_undo_is_refused_after_chance_or_a_reveal(name: str, games: range) -> None:
    for seed in games:
        match = deadroad.new(name, seats=seat_counts(name)[0], seed=seed)
        luck = Pcg32(seed)
        while match.seat is not None and len(match.plies) < 400:
            seat = match.seat
            learned = match.state.chance.draws + match.state.reveals
            match.answer(match.options()[luck.below(len(match.state.asked))])
            if match.state.chance.draws + match.state.reveals != learned:
                assert not match.can_undo(seat)
                assert [match.undo_back_to(other) for other in range(match.seats)] == [[]] * match.seats
