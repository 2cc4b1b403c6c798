"""A secrecy failure says which seat sees what, with both values, and what is missing."""

from __future__ import annotations

import re

import pytest

from deadroad.kernel.chance import Chance
from deadroad.kernel.event import Event, Whispered
from deadroad.kernel.frame import State
from deadroad.kernel.question import Prompt
from deadroad.kernel.view import View
from tests.contract import test_bystanders, test_conservation, test_secrecy
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.play import Dusk, Look
from tests.toy.lanterns.state import LanternState

honest = Lanterns.imagine
answered = LanternState.answer


def unrevealed(_: State) -> None:
    """Forget to say that something was shown."""


def dreamt(game: Lanterns, view: View, chance: Chance) -> State:
    """Imagine other points than the view shows."""
    state = honest(game, view, chance)
    assert isinstance(state, LanternState)
    state.public.points = [99] * state.seats
    return state


def open_handed(state: LanternState, option: int) -> None:
    """Show the sum of the hand of the seat that answers."""
    seat = state.seat
    answered(state, option)
    state.public.points = [*state.public.points[:-1], 100 + sum(state.secrets[seat].hand)]


def loud(state: LanternState, seat: int, kind: Whispered, *, items: tuple[int, ...] = ()) -> None:
    """Tell every seat what only one may know."""
    if state.log is not None:
        state.log.append(Event(kind, -1, (0, 0, 0, 0), items))


def lone(game: Lanterns, view: View, chance: Chance) -> State:
    """Imagine that the asked seat has one answer."""
    state = honest(game, view, chance)
    assert isinstance(state, LanternState)
    state.asked = state.asked[:1]
    return state


def shows_a_secret(frame: Look, state: LanternState) -> Prompt:
    """Name the lowest of the cards that only the asked seat sees."""
    return Prompt("look", "LAN-2", {"low": min(state.secrets[frame.looker].looking)})


def test_a_missing_reveal_is_reported_with_seat_path_and_both_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LanternState, "reveal", unrevealed, raising=False)
    proof = test_secrecy.test_the_same_answer_sends_the_same_events_unless_something_is_revealed
    with pytest.raises(pytest.fail.Exception) as failed:
        proof("lanterns", 1, range(20))
    said = str(failed.value)
    assert "seat 0 can tell two worlds apart after `" in said
    assert "  secret.looking" in said
    assert "call state.reveal() where it is shown" in said


def test_an_imagination_that_contradicts_the_view_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lanterns, "imagine", dreamt)
    proof = test_secrecy.test_two_worlds_look_the_same_to_the_seat_that_imagines
    with pytest.raises(pytest.fail.Exception) as failed:
        proof("lanterns", 2, range(1))
    assert "seat 0 can tell two worlds apart at ply 0" in str(failed.value)
    assert "  public.points[0]: 0 and 99" in str(failed.value)


def test_a_hand_that_a_public_field_shows_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LanternState, "answer", open_handed, raising=False)
    with pytest.raises(pytest.fail.Exception) as failed:
        test_bystanders.test_an_answer_shows_other_seats_only_what_is_revealed("lanterns", 3, range(20))
    said = str(failed.value)
    assert " can tell two worlds apart after `" in said
    assert "  public.points[2]: 1" in said
    assert "keep it in `hidden` or in the secret of its seat" in said


def test_a_whisper_that_every_seat_hears_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LanternState, "whisper", loud, raising=False)
    with pytest.raises(pytest.fail.Exception) as failed:
        test_bystanders.test_an_answer_shows_other_seats_only_what_is_revealed("lanterns", 3, range(20))
    said = str(failed.value)
    assert "  events[" in said
    assert ".saw.cards" in said
    assert "whisper it to the seat that may" in said


def test_a_silence_that_depends_on_a_hand_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lanterns, "imagine", lone)
    with pytest.raises(AssertionError, match="return true from `moment`"):
        test_secrecy.test_whether_a_question_is_asked_does_not_depend_on_a_hand("lanterns", 2, range(5))


def test_an_option_that_depends_on_another_hand_is_reported_by_its_notation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def cowed(frame: Dusk, state: LanternState, seat: int) -> tuple[int, ...]:
        other = state.secrets[1 - seat].hand
        return acts(frame, state, seat) if sum(other) % 2 else ()

    acts = Dusk.acts
    monkeypatch.setattr(Dusk, "acts", cowed)
    with pytest.raises(pytest.fail.Exception) as failed:
        test_secrecy.test_two_worlds_look_the_same_to_the_seat_that_imagines("lanterns", 2, range(5))
    said = str(failed.value)
    assert " can tell two worlds apart by its answers at ply " in said
    assert re.search(r"  play \d+: (legal and None|None and legal)", said)
    assert "`verdict`" in said


def test_a_canary_is_reported_with_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(state: LanternState) -> object:
        state.public.spent = state.hidden.deck
        return state.public

    monkeypatch.setattr(LanternState, "public_part", peeking)
    with pytest.raises(AssertionError, match=r"seat 0 is shown a value .*'public\.spent\[\d+\]'"):
        test_secrecy.test_a_canary_in_hidden_state_never_leaks("lanterns", 2, range(1))


def test_a_lost_piece_is_reported_with_the_answer_and_both_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(state: LanternState, option: int) -> None:
        answered(state, option)
        state.public.spent = state.public.spent[1:]

    monkeypatch.setattr(LanternState, "answer", careless, raising=False)
    lost = r"lost, after `.*` of seat \d \(ply \d+\), seed 0:\n  .*: \d+ before, \d+ now"
    with pytest.raises(AssertionError, match=lost):
        test_conservation.test_pieces_are_conserved("lanterns", 2, range(1))


def test_a_prompt_that_shows_a_secret_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Look, "prompt", shows_a_secret)
    proof = test_secrecy.test_two_worlds_look_the_same_to_the_seat_that_imagines
    with pytest.raises(pytest.fail.Exception) as failed:
        proof("lanterns", 2, range(1))
    assert "seat 1 can tell two worlds apart at ply 0" in str(failed.value)
    assert "  question.values.low: " in str(failed.value)
    assert "`prompt` may read public facts only" in str(failed.value)
