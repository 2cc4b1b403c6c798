"""The lines of the generic board."""

from __future__ import annotations

import deadroad
from deadroad.games import game
from deadroad.kernel.listing import kind_of, listed, listed_secret

WORDS = game("lanterns").words("en")


def test_fields_are_listed_in_the_order_of_their_texts() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    lines = listed(match.view(0), WORDS, ["Ada", "Bo"]).splitlines()
    labels = [line.split(":")[0].removeprefix("[dim]") for line in lines]
    assert labels == [WORDS.say(f"view-{name}") for name in WORDS.declared("view-")]
    assert labels[0] == WORDS.say("view-round")


def test_a_french_colon_has_a_space_before_it() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    french = listed(match.view(0), game("lanterns").words("fr"), ["Ada", "Bo"]).splitlines()
    assert all("\u00a0:[/dim] " in line for line in french)


def test_a_field_is_read_by_its_name() -> None:
    assert kind_of("shown_cards", WORDS) == "card"
    assert kind_of("turn", WORDS) == "seat"
    assert kind_of("points", WORDS) == ""


def test_the_secret_of_a_seat_is_listed_alone() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    secret = listed_secret(match.view(1), WORDS, ["Ada", "Bo"]).splitlines()
    whole = listed(match.view(1), WORDS, ["Ada", "Bo"]).splitlines()
    assert secret
    assert whole[-len(secret) :] == secret
    assert listed_secret(match.view(None), WORDS, ["Ada", "Bo"]) == ""
