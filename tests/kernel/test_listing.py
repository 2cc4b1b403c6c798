"""The lines of the generic board."""

from __future__ import annotations

import deadroad
from deadroad.games import game
from deadroad.kernel.listing import kind_of, listed, shown_fields

WORDS = game("lanterns").words("en")


def test_fields_are_listed_in_the_order_of_their_texts() -> None:
    match = deadroad.new("lanterns", seats=2, seed=1)
    lines = listed(match.view(0), WORDS, ["Ada", "Bo"]).splitlines()
    labels = [line.split(":")[0].removeprefix("[dim]") for line in lines]
    assert labels == [WORDS.say(f"view-{name}") for name, _ in shown_fields(WORDS)]
    assert labels[0] == WORDS.say("view-round")


def test_a_field_is_read_by_its_name() -> None:
    assert kind_of("shown_cards", WORDS) == "card"
    assert kind_of("turn", WORDS) == "seat"
    assert kind_of("points", WORDS) == ""
