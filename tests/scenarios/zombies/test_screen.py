"""What the terminal shows of the town."""

from __future__ import annotations

import re

import pytest

from deadroad.games import game
from deadroad.games.zombies.tile_drawing import label_of, short
from deadroad.games.zombies.tiles import HELIPAD, KIND_IDS, NAMED, SQUARE
from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, town

NAMES = ["Martha", "Otis", "Rosa", "Ed", "June", "Walt"]


def drawn(table: Town, language: str = "en") -> str:
    match = table.match
    text = match.game.screen(match.view(0), match.game.words(language), NAMES[: match.seats])
    return re.sub(r"\[/?[a-z][a-z0-9_= ]*\]", "", text)


def test_the_drawn_tile_is_shown_in_every_turn_that_is_offered() -> None:
    table = town(2).pile("skate", "helipad").turn(step=Step.DRAW)
    assert "Skate Shop: 3 ways out, 3 zombies, one bullet" in drawn(table)
    assert re.findall(r"turn \d", drawn(table)) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    table.play("lay 0.west")
    offered = [option for option in table.options if option.startswith("turn")]
    assert re.findall(r"turn \d", drawn(table)) == offered
    # The shop has three spaces inside, behind one door.
    rows = drawn(table).splitlines()
    first = next(at for at, row in enumerate(rows) if "turn 0" in row)
    assert rows[first + 1].startswith("|.    .    .   |")
    assert rows[first + 2].startswith("|----+    +----|")
    assert rows[first + 3].startswith("                ")


def test_no_tile_is_shown_when_none_is_to_be_laid() -> None:
    assert "turn 0" not in drawn(town(2).walking())


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_two_buildings_never_have_the_same_label(language: str) -> None:
    words = game("zombies").words(language)
    kinds = [kind for kind in range(len(KIND_IDS)) if NAMED[kind] or kind in (SQUARE, HELIPAD)]
    for tile in (1, 29):
        labels = [label_of(tile, kind * 4, words) for kind in kinds]
        assert len(set(labels)) == len(labels)
        assert max(len(label) for label in labels) <= 14


def test_a_long_name_keeps_the_word_that_tells_it_apart() -> None:
    assert short("Negozio di giocattoli", 11) == "Neg. giocat"
    assert short("Negozio di skate", 11) == "Neg. skate"
    assert short("Florist", 11) == "Florist"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_pawns_that_share_a_space_keep_their_names(seats: int) -> None:
    screen = drawn(town(seats).walking())
    row = next(line for line in screen.splitlines() if re.match(r"^ {5,}1", line))
    if seats <= 4:
        assert "".join(str(seat + 1) for seat in range(seats)) in row
    if seats > 2:
        together = ", ".join(f"{seat + 1} {NAMES[seat]}" for seat in range(seats))
        assert f"tile 0 centre: {together}" in screen
