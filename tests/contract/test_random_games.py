from __future__ import annotations

import pytest

from deadroad.kernel.errors import BadNotation, GameOver, NotAnOption, NotAsked
from tests.contract.walk import finished, walk


def test_a_random_game_ends_within_the_declared_length(name: str, seats: int, games: range) -> None:
    for seed in games:
        match = finished(name, seats, seed)
        plies = len(match.plies)
        assert plies <= match.game.longest, "a game took more plies than `longest`"
        outcome = match.outcome
        assert outcome is not None
        assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
        assert all(winner in outcome.ranking[0] for winner in outcome.winners)
        assert len(outcome.scores) == seats


def test_a_game_has_an_outcome_exactly_when_no_seat_is_asked(name: str, seats: int) -> None:
    for match in walk(name, seats, seed=1):
        assert (match.game.outcome(match.state) is None) == (match.seat is not None)


def test_options_are_never_empty_and_unique_and_parse_back(name: str, seats: int, games: range) -> None:
    for seed in games:
        for match in walk(name, seats, seed):
            options = match.options()
            assert bool(options) == (match.seat is not None)
            assert len({option.index for option in options}) == len(options)
            for option in options:
                assert match.game.space.parse(option.notation) == option.index
                assert match.game.space.option(option.index) is option


def test_an_illegal_answer_is_refused_and_changes_nothing(name: str, seats: int) -> None:
    for number, match in enumerate(walk(name, seats, seed=5)):
        if match.seat is None:
            with pytest.raises(GameOver):
                match.answer("anything")
            return
        if number % 7:
            continue
        before, plies = match.digest(), len(match.plies)
        refusals = match.refused(match.seat)
        for refusal in refusals[:12]:
            with pytest.raises(NotAnOption) as refused:
                match.answer(refusal.notation)
            assert refused.value.clause == refusal.clause
            assert refused.value.reason == refusal.reason
        with pytest.raises(BadNotation):
            match.answer("xyzzy 3")
        other = next(index for index in range(match.game.space.size) if index not in match.state.asked)
        with pytest.raises(NotAnOption) as refused:
            match.answer(match.game.space.option(other))
        assert refused.value.clause
        assert refused.value.reason
        if seats > 1:
            with pytest.raises(NotAsked):
                match.answer(match.options()[0], seat=(match.seat + 1) % seats)
        assert match.digest() == before
        assert len(match.plies) == plies
