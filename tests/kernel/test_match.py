from __future__ import annotations

import pytest

import deadroad
from deadroad.kernel.errors import (
    BadNotation,
    BadSetting,
    CannotUndo,
    GameOver,
    NotAnOption,
    NotAsked,
    UnknownGame,
)
from deadroad.kernel.match import LONGEST_TRAIL
from tests.scenarios.road_master.depot import on_the_road


def test_the_example_of_the_public_interface_runs() -> None:
    import doctest

    assert doctest.testmod(deadroad).failed == 0


def test_the_exported_names_are_pinned() -> None:
    assert sorted(deadroad.__all__) == [
        "COMPILED",
        "__version__",
        "bot",
        "games",
        "info",
        "new",
        "play_variant",
        "replay",
        "rules",
        "to_json",
        "verify",
    ]
    assert all(hasattr(deadroad, name) for name in deadroad.__all__)


def test_bad_requests_say_what_is_wrong() -> None:
    with pytest.raises(UnknownGame, match="no game 'monopoly'; there are hit-z-road"):
        deadroad.new("monopoly", seats=2)
    with pytest.raises(BadSetting, match="1 to 4 seats, not 5"):
        deadroad.new("hit-z-road", seats=5)
    with pytest.raises(BadSetting, match="has no setting 'speed'"):
        deadroad.new("hit-z-road", seats=2, settings={"speed": 3})
    with pytest.raises(BadSetting, match="goes from 0 to 4, not 9"):
        deadroad.new("lanterns", seats=2, settings={"coins": 9})
    with pytest.raises(BadSetting, match="is a whole number, not 'many'"):
        deadroad.new("lanterns", seats=2, settings={"coins": "many"})
    with pytest.raises(BadSetting, match="a seed is a number"):
        deadroad.new("hit-z-road", seats=2, seed=-1)


def test_refused_answers_carry_clause_and_reason_and_change_nothing() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=7)
    before = match.digest()
    asked = match.seat
    assert asked is not None
    with pytest.raises(BadNotation) as bad:
        match.answer("bid lots")
    assert bad.value.clause == "DR-3"
    with pytest.raises(NotAsked) as other:
        match.answer("pass", seat=1 - asked)
    assert other.value.clause == "DR-1"
    with pytest.raises(NotAnOption) as wrong:
        match.answer("flee")
    assert wrong.value.clause == "HZR-20"
    with pytest.raises(CannotUndo):
        match.undo(asked)
    assert match.digest() == before
    assert not match.plies


def test_no_question_is_asked_after_the_end() -> None:
    match = deadroad.new("lanterns", seats=1, seed=1)
    while match.seat is not None:
        match.answer(match.options()[0])
    assert match.question is None
    assert match.options() == []
    assert [refusal.clause for refusal in match.refused(0)] == ["DR-2"]
    with pytest.raises(GameOver):
        match.answer("pass")


def test_a_secret_seed_is_committed_to_and_revealed_at_the_end() -> None:
    match = deadroad.new("lanterns", seats=1)
    assert match.header.generator == "sha256"
    commitment = match.commitment
    assert commitment in match.record(spectator=True)
    assert match.salt not in match.record(spectator=True)
    while match.seat is not None:
        match.answer(match.options()[0])
    assert match.salt in match.record(spectator=True)
    assert deadroad.verify(match.record()).commitment == commitment


def test_a_clone_of_a_match_is_independent() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=3)
    twin = match.clone()
    twin.answer("bid 3")
    assert not match.plies
    assert twin.digest() != match.digest()
    assert len(twin.log) > len(match.log)


def test_a_gesture_that_is_not_there_cannot_be_taken_back() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=7)
    with pytest.raises(CannotUndo):
        match.undo_gesture(match.state.seat)


@pytest.mark.parametrize("seat", [-2, 2, 3])
def test_only_a_seat_or_a_spectator_has_a_view(seat: int) -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=7)
    with pytest.raises(BadSetting, match="there is no seat"):
        match.view(seat)


def test_at_most_sixty_four_answers_can_be_taken_back() -> None:
    table = on_the_road("D1", "c1R")
    table.public.idle = -LONGEST_TRAIL  # so that the rounds do not end the game
    for turn in range(LONGEST_TRAIL + 2):
        assert len(table.match.trail) == min(turn, LONGEST_TRAIL)
        table.play("end")
    assert LONGEST_TRAIL == 64


def test_a_match_and_its_clone_undo_independently() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=7)
    seat = match.state.seat
    match.answer("bid 2")
    twin = match.clone()
    match.undo(seat)
    twin.undo(seat)
    before = match.digest()
    told = len(match.log)
    twin.answer("bid 5")
    assert match.digest() == before
    assert len(match.log) == told


def test_a_clone_keeps_the_header_of_its_record() -> None:
    match = deadroad.new("lanterns", seats=2, seed=7)
    lines = [line for line in match.record().splitlines() if not line.startswith("setting")]
    older = deadroad.replay("\n".join(lines) + "\n")  # of rules that knew no settings
    assert older.clone().commitment == older.commitment


def test_a_view_does_not_change_when_play_continues() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=3)
    view = match.view(0)
    before = deadroad.to_json(view)
    match.answer("bid 3")
    assert deadroad.to_json(view) == before


def test_stops_must_be_timings_of_the_game() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    with pytest.raises(BadSetting, match="no timing 'noon'; there are: dusk"):
        match.set_stops(0, ["noon"])
    with pytest.raises(BadSetting, match="no seat 5"):
        match.set_stops(5, [])


def test_stops_cannot_be_chosen_after_the_end() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    while match.seat is not None:
        match.answer(match.options()[0])
    plies = len(match.plies)
    with pytest.raises(GameOver):
        match.set_stops(0, [])
    assert len(match.plies) == plies


def test_events_come_with_their_ply_and_audience() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    match.answer(match.options()[0])
    assert all(event.audience in (-1, 1) for event in match.events(1))
    assert all(event.audience == -1 for event in match.events(None))
    match.answer("pass")
    assert all(event.ply >= 1 for event in match.events(0, since=1))
