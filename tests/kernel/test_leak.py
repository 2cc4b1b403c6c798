"""In debug, the kernel rejects a prompt that shows what is not public."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games import game
from deadroad.kernel.errors import BrokenLaw, DeadRoadError
from deadroad.kernel.match import Match
from deadroad.kernel.question import Prompt
from tests.contract.walk import brief, walk
from tests.toy.lanterns.play import Dusk, Look
from tests.toy.lanterns.state import LanternState


def shows_a_secret(frame: Look, state: LanternState) -> Prompt:
    """Name the lowest of the cards that only the asked seat sees."""
    return Prompt("look", "LAN-2", {"low": min(state.secrets[frame.looker].looking)})


def shows_what_is_hidden(_: Dusk, state: LanternState) -> Prompt:
    """Name the card that is drawn next."""
    return Prompt("dusk", "LAN-3", {"next": state.hidden.deck[0]})


@pytest.fixture
def debug(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in deadroad.games():
        monkeypatch.setattr(game(name), "debug", True)


def played(seats: int) -> Match:
    *_, last = walk("lanterns", seats, seed=3)
    return last


@pytest.mark.usefixtures("debug")
def test_a_prompt_that_shows_a_secret_is_reported_with_seat_field_and_both_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Look, "prompt", shows_a_secret)
    with pytest.raises(BrokenLaw) as found:
        played(2)
    first, field, mend = str(found.value).split("\n")
    assert first == "seat 1 can tell two worlds apart at ply 0, by the question that seat 0 is asked:"
    path, values = field.strip().split(": ")
    assert path == "question.values.low"
    real, other = values.split(" and ")
    assert real != other
    assert "`prompt` may read public facts only" in mend
    assert "store it in `public` and call state.reveal() where it is shown" in mend


@pytest.mark.usefixtures("debug")
def test_a_prompt_that_shows_a_single_players_secret_is_reported_for_a_spectator(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Look, "prompt", shows_a_secret)
    with pytest.raises(BrokenLaw, match=r"^a spectator can tell two worlds apart at ply"):
        played(1)


@pytest.mark.usefixtures("debug")
def test_a_prompt_that_shows_something_hidden_is_reported_for_the_asked_seat_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Dusk, "prompt", shows_what_is_hidden)
    with pytest.raises(BrokenLaw, match=r"^seat 0 can tell two worlds apart .*\n  question\.values\.next"):
        played(2)


def test_without_debug_prompts_are_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("lanterns"), "debug", False)
    monkeypatch.setattr(Look, "prompt", shows_a_secret)
    assert played(2).seat is None


@pytest.mark.usefixtures("debug")
@pytest.mark.parametrize("name", deadroad.games())
def test_every_game_can_be_played_in_debug_and_stays_the_same(name: str) -> None:
    seats = game(name).fewest
    match = deadroad.new(name, seats=seats, seed=4, settings=brief(name))
    while match.seat is not None and len(match.plies) < 60:
        match.answer(match.options()[-1])
    game(name).debug = False
    assert deadroad.replay(match.record()).digest() == match.digest()


@pytest.mark.parametrize(("value", "on"), [("1", True), ("0", False), ("", False), (None, False)])
def test_an_environment_variable_turns_debug_on(
    monkeypatch: pytest.MonkeyPatch, value: str | None, on: bool
) -> None:
    monkeypatch.setattr(game("lanterns"), "debug", False)  # restored after the test
    if value is None:
        monkeypatch.delenv("DEADROAD_DEBUG", raising=False)
    else:
        monkeypatch.setenv("DEADROAD_DEBUG", value)
    assert game.__wrapped__("lanterns").debug is on


def test_a_broken_law_is_not_an_error_that_programs_handle() -> None:
    assert not issubclass(BrokenLaw, DeadRoadError)
