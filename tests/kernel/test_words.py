from __future__ import annotations

import pytest

from deadroad.games import game


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "tile 3 north-west"), ("fr", "3 nord-ouest"), ("it", "3 nord-ovest")],
)
def test_a_place_of_two_parts_is_put_into_words(language: str, told: str) -> None:
    words = game("zombies").words(language)
    assert words.word("space", "3.nw") == told
    assert words.word("spot", "12.north") != "12.north"


def test_a_number_and_an_unknown_word_stay_what_they_are() -> None:
    words = game("zombies").words("en")
    assert words.word("tile", "no-such-tile") == "no-such-tile"
    assert words.word("space", "7") == 7


def test_an_option_calls_seats_by_their_names() -> None:
    zombies = game("zombies")
    words = zombies.words("en")
    option = zombies.space.option(zombies.space.parse("target 1"))
    assert "Otis" in words.option(option, ["Martha", "Otis"])
    assert "Otis" not in words.option(option)
