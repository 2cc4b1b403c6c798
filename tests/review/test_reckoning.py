"""The parts of a review add up, ply by ply, and count what counts."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

import deadroad
from deadroad.games import game
from deadroad.kernel.errors import BadRecord
from deadroad.kernel.record import read
from deadroad.review import Reckoning, Report, reckon, sketch
from deadroad.review.line import line
from deadroad.review.prospects import prospect
from deadroad.review.wording import Wording
from deadroad.review.worlds import seed_of
from tests.review.games import played, recorded

NEAR = 1e-9


def adds_up(report: Report) -> None:
    """Check every sum of a report."""
    before = [start + deal for start, deal in zip(report.start, report.deal, strict=True)]
    for ply in report.plies:
        assert ply.before == pytest.approx(before, abs=NEAR)
        for seat in range(report.seats):
            parts = ply.luck[seat] + ply.play[seat] + ply.rest[seat]
            assert abs(ply.after[seat] - ply.before[seat] - parts) < NEAR
        before = ply.after
    for found in report.summary:
        assert abs(found.result - before[found.seat]) < NEAR
        parts = found.start + found.luck + found.own_play + found.others_play + found.rest
        assert abs(found.result - parts) < NEAR
        assert found.own_play <= NEAR
        assert abs(found.without_luck - (found.result - found.luck)) < NEAR


@pytest.mark.parametrize("name", deadroad.games())
def test_luck_play_and_rest_of_an_answer_add_up(name: str) -> None:
    """Some answers of a game for the fewest seats, with one world each."""
    reckoning = Reckoning(line(recorded(name, game(name).fewest, 0)), worlds=1)
    total = len(reckoning.line.answers)
    for at in range(0, total, max(1, total // 6)):
        ply = reckoning.ply(at)
        assert "/" in ply.chapter
        for seat, after in enumerate(ply.after):
            parts = ply.luck[seat] + ply.play[seat] + ply.rest[seat]
            assert abs(after - ply.before[seat] - parts) < NEAR


@pytest.mark.parametrize("name", deadroad.games())
def test_whole_games_add_up_to_their_result(name: str, long: bool) -> None:
    if name not in {"hit-z-road", "lanterns"} and not long:
        return  # the answers above are a sample of these
    for seed in range(5 if long else 1):
        report = reckon(recorded(name, game(name).fewest, seed), worlds=1)
        adds_up(report)
        assert sum(found.result for found in report.summary) in (0.0, pytest.approx(1.0))


def test_luck_play_and_rest_add_up_with_three_seats() -> None:
    report = reckon(recorded("lanterns", 3, 2), worlds=4)
    adds_up(report)
    assert any(ply.worlds for ply in report.plies)
    assert any(ply.judgement for ply in report.plies)


def test_play_and_rest_value_the_best_answer_as_luck_values_the_played_one() -> None:
    """With b = q(best): play = q(played) - b where the mover loses by it, and rest = b - before."""
    reckoning = Reckoning(line(recorded("hit-z-road", 2, 3, "careful")), worlds=2)
    lost = 0
    for at, answer in enumerate(reckoning.line.answers[:24]):
        ply = reckoning.ply(at)
        if ply.judgement is None:
            continue
        best = reckoning.game.space.parse(ply.judgement.best)
        redeal = partial(reckoning.game.redeal, answer.before)
        seed = seed_of(reckoning.seed, 2, at)
        values = [prospect(reckoning.value, redeal, option, 8, seed).mean for option in (answer.option, best)]
        gap = values[0] - values[1]
        if gap[answer.seat] < 0.0:
            lost += 1
            assert ply.play == pytest.approx(gap.tolist(), abs=1e-6)
            assert ply.rest == pytest.approx((values[1] - ply.before).tolist(), abs=1e-6)
        else:
            assert ply.play == [0.0, 0.0]
    assert lost


def test_kinds_of_decisions_add_up_to_the_play_of_a_seat() -> None:
    report = reckon(recorded("hit-z-road", 2, 3), worlds=2)
    for found in report.summary:
        assert {kind.chapter for kind in found.kinds} >= {"hit-z-road/bidding", "hit-z-road/adventure"}
        assert sum(kind.decisions for kind in found.kinds) == found.decisions
        assert sum(kind.play for kind in found.kinds) == pytest.approx(found.own_play)
        assert sum(kind.cost for kind in found.kinds) == pytest.approx(found.cost)


def test_a_sketch_has_the_same_curve_and_is_incomplete() -> None:
    record = recorded("lanterns", 2, 3)
    first, whole = sketch(record), reckon(record, worlds=1)
    adds_up(first)
    assert [ply.after for ply in first.plies] == [ply.after for ply in whole.plies]
    assert not first.complete
    assert whole.complete


def test_a_review_is_the_same_every_time() -> None:
    record = recorded("lanterns", 3, 1)
    assert reckon(record, worlds=3) == reckon(record, worlds=3)


def test_undone_answers_and_stops_are_not_counted() -> None:
    match = deadroad.new("lanterns", seats=2, seed=4)
    plain = deadroad.new("lanterns", seats=2, seed=4)
    undone = 0
    while match.seat is not None:
        seat = match.seat
        option = match.options()[0]
        match.answer(option)
        if match.can_undo(seat) and undone < 3:
            match.undo(seat)
            match.answer(option)
            undone += 1
        plain.answer(option)
        if undone == 2 and match.seat is not None:
            match.set_stops(match.seat, ["dusk"])
            plain.set_stops(plain.seat or 0, ["dusk"])
            undone = 3
    assert undone == 3
    report = reckon(read(match.record()), worlds=1)
    other = reckon(read(plain.record()), worlds=1)
    assert [ply.notation for ply in report.plies] == [ply.notation for ply in other.plies]
    assert all(ply.notation not in {"undo", "stops"} for ply in report.plies)
    adds_up(report)


def test_an_answer_without_luck_has_no_luck() -> None:
    report = reckon(recorded("hit-z-road", 2, 5), worlds=2)
    quiet = [ply for ply in report.plies if ply.worlds == 0]
    assert quiet
    assert all(abs(share) < 1e-6 for ply in quiet for share in ply.luck)


def test_an_unfinished_game_is_refused_in_one_line() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=7)
    match.answer(match.options()[0])
    with pytest.raises(BadRecord, match="not over"):
        reckon(read(match.record()))


def test_a_changed_record_is_refused_in_one_line() -> None:
    text = played("lanterns", 2, 3).record()
    changed = text.replace("setting coins 2", "setting coins 3")
    with pytest.raises(BadRecord):
        reckon(read(changed))


def test_progress_is_reported_and_can_stop_a_review() -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> None:
        told.append((done, total))
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        reckon(recorded("lanterns", 2, 3), worlds=1, progress=stop)
    assert [done for done, _ in told] == [0, 1, 2, 3]


def test_the_first_curve_of_a_long_game_has_a_part_of_its_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("lanterns", 2, 3)
    whole = sketch(record)
    monkeypatch.setattr("deadroad.review.reckoning.OUTLINED", 5)
    part = sketch(record)
    adds_up(part)
    assert len(part.plies) < len(whole.plies)
    known = {ply.number: ply.after for ply in whole.plies}
    assert all(ply.after == pytest.approx(known[ply.number], abs=1e-6) for ply in part.plies)
    assert part.plies[-1].number == whole.plies[-1].number


def test_a_long_game_gets_fewer_playouts() -> None:
    known = line(recorded("hit-z-road", 2, 3))
    efforts = [Reckoning(known).trials]
    for most in (200_000, 0):
        reckoning = Reckoning(known)
        reckoning.scale = replace(reckoning.scale, playouts=most)
        efforts.append(reckoning.ration())
    assert efforts == sorted(efforts, reverse=True)
    assert efforts[0] == 16
    assert efforts[2] == 2
    assert Reckoning(known, worlds=4).trials == 0


def test_a_report_says_how_many_answers_were_judged_at_first_sight() -> None:
    report = reckon(recorded("lanterns", 2, 3), worlds=1)
    assert report.glanced == sum(
        ply.judgement is not None and len(ply.judgement.choices) == 1 for ply in report.plies
    )
    notes = Wording(report, "en").notes()
    assert any(str(report.glanced) in note for note in notes[1:]) == (report.glanced > 0)
