"""What the terminal shows of the field (HTD-13, HTD-67, HTD-81)."""

from __future__ import annotations

import pytest

from deadroad.games.tower_defense.game import GAME
from deadroad.games.tower_defense.public import Phase
from tests.scenarios.tower_defense.fort import Fort, fort


def marked(table: Fort) -> bool:
    view = table.begin(Phase.INTERCEPTION).match.view(0)
    return "*" in GAME.screen(view, GAME.words("en"), ["Martha"]).replace("* a token", "")


@pytest.mark.clause("HTD-13", "HTD-67", "HTD-81")
def test_only_units_that_carry_a_token_are_marked() -> None:
    assert marked(fort().units(e1="I-17"))
    assert not marked(fort().units(e1="II-11"))
    assert not marked(fort(molotov="out").units(e1="I-17"))


@pytest.mark.clause("HTD-81")
def test_tokens_that_are_left_out_are_said_on_table_and_card() -> None:
    view = fort(molotov="out").units(e1="I-17").begin(Phase.INTERCEPTION).match.view(0)
    drawn = GAME.screen(view, GAME.words("en"), ["Martha"])
    assert "Not in play: Molotov cocktails" in drawn
    assert drawn.count("(not in play)") == 1
    view = fort().units(e1="I-17").begin(Phase.INTERCEPTION).match.view(0)
    assert "ot in play" not in GAME.screen(view, GAME.words("en"), ["Martha"])


@pytest.mark.clause("HTD-67")
@pytest.mark.parametrize(("language", "goods"), [("en", "4am 1XP"), ("fr", "4mu 1PX"), ("it", "4mu 1PE")])
def test_the_goods_of_a_unit_are_named_in_the_language(language: str, goods: str) -> None:
    view = fort().units(e1="I-01").begin(Phase.INTERCEPTION).match.view(0)
    assert goods in GAME.screen(view, GAME.words(language), ["Martha"])
