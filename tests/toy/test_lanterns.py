"""The toy game shows each frame of the kernel at work."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.kernel.errors import NotAnOption
from deadroad.kernel.match import Match
from tests.toy.lanterns.state import LanternState


def lit(match: Match) -> list[str]:
    return [option.notation for option in match.options()]


def state_of(match: Match) -> LanternState:
    assert isinstance(match.state, LanternState)
    return match.state


def after_look(seats: int = 2, seed: int = 1, **settings: int) -> Match:
    """A match at its first dusk, the active seat holding one card."""
    match = deadroad.new("lanterns", seats=seats, seed=seed, settings=dict(settings))
    match.answer(match.options()[0])
    return match


@pytest.mark.clause("LAN-1")
def test_each_seat_begins_with_as_many_coins_of_each_kind_as_the_setting_says() -> None:
    match = deadroad.new("lanterns", seats=3, seed=1, settings={"coins": 4})
    assert state_of(match).public.purses == [[4, 4]] * 3


@pytest.mark.clause("LAN-2")
def test_a_look_is_a_secret_answer_and_a_whispered_event() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    assert match.question is not None
    assert match.question.secret
    assert [event.name for event in match.events(0)] == ["drew", "saw"]
    assert [event.name for event in match.events(1)] == ["drew"]
    match.answer(match.options()[0])
    assert match.record(1).splitlines()[-2] == "0 0 -"
    assert "keep" in match.record(0)


@pytest.mark.clause("LAN-3")
def test_a_window_asks_by_public_facts_and_a_lone_pass_is_still_asked() -> None:
    for seed in range(8):
        match = after_look(seed=seed)
        assert match.question is not None
        assert match.question.kind == "dusk"
        hand = state_of(match).secrets[0].hand
        assert lit(match) == ["pass", *[f"play {card}" for card in hand if card % 2 == 0]]


@pytest.mark.clause("LAN-3")
def test_a_seat_without_a_stop_passes_at_once() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    match.set_stops(0, [])
    match.answer(match.options()[0])
    assert match.question is not None
    assert match.question.kind == "gems"
    assert deadroad.replay(match.record()).digest() == match.digest()


@pytest.mark.clause("LAN-3")
def test_an_odd_card_is_refused_with_its_clause() -> None:
    seed = next(s for s in range(20) if state_of(after_look(seed=s)).secrets[0].hand[0] % 2)
    match = after_look(seed=seed)
    card = state_of(match).secrets[0].hand[0]
    with pytest.raises(NotAnOption) as refused:
        match.answer(f"play {card}")
    assert (refused.value.clause, refused.value.reason) == ("LAN-3", f"{card} is odd.")


@pytest.mark.clause("LAN-4", "LAN-5")
def test_gems_are_chosen_one_by_one_and_paid_in_any_mix() -> None:
    match = after_look()
    match.answer("pass")
    match.answer("gem ruby")
    assert state_of(match).public.points[0] == 3
    assert "gem ruby" not in lit(match)
    match.answer("gem opal")
    assert lit(match) == ["pay copper", "pay silver"]
    match.answer("pay copper")
    match.answer("pay silver")
    assert state_of(match).public.purses[0][1] == 1
    assert state_of(match).public.points[0] >= 3


@pytest.mark.clause("LAN-4")
def test_without_coins_no_gem_is_offered() -> None:
    match = after_look(coins=0)
    match.answer("pass")
    assert "gem ruby" not in lit(match)


@pytest.mark.clause("LAN-6")
def test_dice_are_settled_one_by_one() -> None:
    for seed in range(40):
        match = after_look(seats=1, seed=seed)
        match.answer("pass")
        match.answer("gem ruby")
        match.answer("done")
        match.answer("pay copper")
        if match.question is not None and match.question.kind == "lanterns":
            points = state_of(match).public.points[0]
            match.answer("relight")
            assert state_of(match).public.points[0] == points - 1
            return
    pytest.fail("no low die in forty games")


@pytest.mark.clause("LAN-7")
def test_the_most_points_win_and_ties_share() -> None:
    match = deadroad.new("lanterns", seats=2, seed=3)
    while match.seat is not None:
        match.answer(match.options()[0])
    assert match.outcome is not None
    points = state_of(match).public.points
    assert match.outcome.winners == [seat for seat in (0, 1) if points[seat] == max(points)]
