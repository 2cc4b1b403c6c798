from __future__ import annotations

import deadroad
from tests.toy.lanterns.state import LanternState


def lines(seat: int | None, language: str = "en") -> dict[str, str]:
    """The toy's table in words, by the label of each line: it has no drawing of its own."""
    match = deadroad.new("lanterns", seats=2, seed=1)
    assert isinstance(match.state, LanternState)
    match.state.public.gems = [0, 5]
    match.state.secrets[0].looking = [3, 4]
    drawn = match.game.screen(match.view(seat), match.game.words(language), ["Ada", "Bob"])
    return dict([line.removeprefix("[dim]").split(":[/dim] ") for line in drawn.splitlines()])


def test_a_field_is_called_by_its_text_and_a_list_by_seats_names_them() -> None:
    assert lines(None)["copper, silver"] == "Ada 2, 2; Bob 2, 2"
    assert lines(None, "fr")["cuivre, argent"] == "Ada 2, 2; Bob 2, 2"


def test_a_field_named_after_a_domain_holds_its_words_also_where_there_are_as_many_seats() -> None:
    assert lines(None, "it")["gemme sul tavolo"] == "rubino, perla"


def test_a_secret_is_listed_for_its_seat_alone() -> None:
    assert lines(0)["looking at"] == "3, 4"
    assert lines(1)["looking at"] == "–"
    assert "looking at" not in lines(None)
