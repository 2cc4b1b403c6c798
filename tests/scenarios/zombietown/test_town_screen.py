"""What the terminal shows of the suburb."""

from __future__ import annotations

import re

import pytest

import deadroad
from deadroad.games.zombietown.board import FACADE_AT, SQUARES


@pytest.mark.clause("ZTB-12")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "colon: access"), ("fr", "deux-points"), ("it", "due punti")]
)
def test_access_squares_are_drawn_and_in_the_legend(language: str, said: str) -> None:
    match = deadroad.new("zombietown", seats=2, seed=3, settings={"road_rage": False})
    match.answer("settle A")
    match.answer("settle D")
    screen = match.game.screen(match.view(0), match.game.words(language), ["Martha", "Otis"])
    plain = re.sub(r"\[/?[a-z][a-z0-9_= ]*\]", "", screen)
    rows = re.findall(r"^ *\d+ (.{60,})$", plain, re.MULTILINE)
    access = [space for space in range(SQUARES) if FACADE_AT[space] >= 0]
    assert "".join(rows).count(":") == len(access)
    assert said in screen
