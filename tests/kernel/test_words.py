from __future__ import annotations

import random

import pytest

import deadroad
from deadroad.games import game


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "tile 3 north-west"), ("fr", "case nord-ouest du panneau 3"), ("it", "3 nord-ovest")],
)
def test_a_place_of_two_parts_is_put_into_words(language: str, told: str) -> None:
    words = game("zombies").words(language)
    assert words.word("space", "3.nw") == told
    assert words.word("spot", "12.north") != "12.north"


def test_numbers_and_unknown_words_are_unchanged() -> None:
    words = game("zombies").words("en")
    assert words.word("tile", "no-such-tile") == "no-such-tile"
    assert words.word("space", "7") == 7


def test_an_option_shows_the_names_of_seats() -> None:
    zombies = game("zombies")
    words = zombies.words("en")
    option = zombies.space.option(zombies.space.parse("target 1"))
    assert "Otis" in words.option(option, ["Martha", "Otis"])
    assert "Otis" not in words.option(option)
    assert words.option(option, ["Martha", "Otis"], reader=1) == "Choose yourself"


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [("en", "You bid 3.", "Otis bids 3."), ("fr", "Vous enchérissez à 3.", "Otis enchérit à 3.")],
)
def test_a_line_about_its_reader_uses_you(language: str, own: str, other: str) -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    match.answer("bid 3")
    raised = next(event for event in match.log if event.name == "raised")
    words = match.game.words(language)
    seat = int(raised.numbers[0])
    names = ["Otis", "Otis"]
    assert words.event(raised, names, seat) == own
    assert words.event(raised, names, 1 - seat) == other
    assert words.event(raised, names) == other


def test_a_list_of_seats_shows_the_reader_as_you() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    for answer in ("bid 1", "pass", "pass"):
        match.answer(answer)
    while not any(event.name == "order-set" for event in match.log):
        match.answer(match.options()[0].notation)
    ordered = next(event for event in match.log if event.name == "order-set")
    assert "you" in match.game.words("en").event(ordered, ["Ada", "Otis"], 0)
    assert "vous" in match.game.words("fr").event(ordered, ["Ada", "Otis"], 0)


def test_a_refusal_can_name_several_seats() -> None:
    words = game("zombies").words("en")
    values: dict[str, str | int] = {"seat": 0, "thief:seat": 1, "loot:item": "axe"}
    found = words._worded(values, ["Ada", "Otis"], 1)
    assert (found["seat"], found["you"]) == ("Ada", "no")
    assert (found["thief"], found["thief-you"]) == ("Otis", "yes")
    assert found["loot"] == words.word("item", "axe")


def test_a_sentence_that_ends_in_a_question_has_no_full_stop() -> None:
    words = game("zombies").words("fr")
    assert words.say("event-hand-drawn", {"cards": "Où sont-ils tous passés\xa0?", "cards-count": 1}) == (
        "Votre nouvelle carte\xa0: Où sont-ils tous passés\xa0?"
    )


def test_an_event_says_what_its_card_does() -> None:
    words = game("zombietown").words("en")
    match = deadroad.new("zombietown", seats=2, seed=1)
    luck = random.Random(1)
    while match.seat is not None:
        match.answer(luck.choice(match.options()))
    drawn = next(event for event in match.log if event.name == "event-drawn")
    card = drawn.values["card"]
    assert isinstance(card, int)
    does = words.say(f"card-{words.domains['card'].values[card]}-text")
    assert words.event(drawn, ["Ada", "Otis"]).endswith(does)
