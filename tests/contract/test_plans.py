"""A plan has exactly the same effect as its answers given one by one."""

from __future__ import annotations

from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.match import Match
from deadroad.kernel.option import Option
from deadroad.kernel.plan import Stop
from deadroad.kernel.reach import reach_of
from tests.contract.walk import sampled

LONG = 6


def any_row(match: Match, luck: Pcg32) -> list[Option]:
    """Return the answers to the next questions in one continuation of the game, by any seat."""
    twin = match.clone()
    row: list[Option] = []
    while twin.seat is not None and len(row) < LONG:
        options = twin.options()
        row.append(options[luck.below(len(options))])
        twin.answer(row[-1])
    return row


def test_a_plan_equals_its_answers_given_one_by_one(name: str, seats: int, games: range) -> None:
    luck = Pcg32(1)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=8):
            seat = match.seat
            row = any_row(match, luck)
            one, other = match.clone(), match.clone()
            followed = one.follow(row, (), seat)
            assert followed.answered >= 1
            for option in row[: followed.answered]:
                other.answer(option, seat)
            assert one.digest() == other.digest()
            assert one.record() == other.record()
            assert [event.name for event in one.log] == [event.name for event in other.log]


def test_a_plan_stops_at_the_first_surprise(name: str, seats: int, games: range) -> None:
    luck = Pcg32(2)
    stopped: set[Stop] = set()
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=6 if game(name).longest > 100 else 1):
            seat = match.seat
            learned = match.state.chance.draws + match.state.reveals
            row = any_row(match, luck)
            followed = match.clone().follow(row, (), seat)
            twin = match.clone()
            for at, option in enumerate(row[: followed.answered]):
                assert twin.seat == seat, "another seat was answered for"
                now = twin.state.chance.draws + twin.state.reveals
                assert at == 0 or now == learned, "an answer was given after something was learned"
                twin.answer(option)
            stopped.add(followed.stop)
    assert Stop.LEARNED in stopped or Stop.OTHER_SEAT in stopped


def test_a_plan_for_another_question_is_not_started(name: str, seats: int, games: range) -> None:
    for match in sampled(name, seats, 3, Pcg32(7), every=30):
        before = match.digest()
        followed = match.follow([match.options()[0]], ["no such kind"], match.seat)
        assert (followed.stop, followed.answered) == (Stop.OTHER_KIND, 0)
        assert match.digest() == before


def test_a_refused_answer_keeps_the_answers_before_it(name: str, seats: int, games: range) -> None:
    luck = Pcg32(5)
    for match in sampled(name, seats, 4, luck, every=15):
        seat = match.seat
        first = match.options()[luck.below(len(match.state.asked))]
        one, other = match.clone(), match.clone()
        followed = one.follow([first, "no answer at all"], (), seat)
        other.answer(first)
        assert followed.answered == 1
        assert one.digest() == other.digest()
        if followed.stop is Stop.REFUSED:
            assert followed.refusal is not None
            assert followed.refusal.clause
            assert followed.refusal.reason


def test_an_answer_that_is_not_an_option_stops_a_plan_in_the_middle(
    name: str, seats: int, games: range
) -> None:
    luck = Pcg32(13)
    for match in sampled(name, seats, 5, luck, every=7):
        seat = match.seat
        space = match.game.space
        first = match.options()[luck.below(len(match.state.asked))]
        one, other = match.clone(), match.clone()
        other.answer(first)
        illegal = [space.option(index) for index in range(space.size) if index not in other.state.asked]
        wrong = illegal[luck.below(len(illegal))]
        followed = one.follow([first, wrong, first], (), seat)
        assert followed.answered == 1
        assert one.digest() == other.digest()
        assert followed.stop is not Stop.DONE
        if followed.stop is Stop.REFUSED:
            assert followed.refusal is not None
            assert followed.refusal.notation == wrong.notation
            assert followed.refusal.clause
        elif other.seat == seat:
            # The plan would have stopped here with a legal answer too.
            assert match.clone().follow([first, other.options()[0]], (), seat).answered == 1


def gestures(match: Match) -> list[tuple[int, ...]]:
    """Return the rows of several answers to ends of the open question's chains."""
    found = [reach_of(chain, match.state, 60).ends for chain in match.game.chains(match.state)]
    return [end.row for ends in found for end in ends if end.known and len(end.row) > 1]


def test_a_plan_is_undone_as_a_whole(name: str, seats: int, games: range) -> None:
    luck = Pcg32(12)
    undone = chained = 0
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=6 if game(name).longest > 100 else 1):
            seat = match.seat
            assert seat is not None
            before = match.digest()
            rows = gestures(match)
            chained += bool(rows)
            row = any_row(match, luck)
            if rows:
                chosen = rows[luck.below(len(rows))]
                row = [match.game.space.option(option) for option in chosen]
            twin = match.clone()
            followed = twin.follow(row, (), seat)
            if not twin.can_undo(seat):
                continue
            plies = len(twin.plies)
            count = twin.undo_gesture(seat)
            assert count == followed.answered
            assert twin.digest() == before
            assert [ply.notation for ply in twin.plies[plies:]] == ["undo"] * count
            undone += count > 1
    assert undone >= chained
