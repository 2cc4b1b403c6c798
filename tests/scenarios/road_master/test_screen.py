from __future__ import annotations

import re

import pytest

from deadroad.games.road_master.board import SPACES
from deadroad.games.road_master.roadmap import PAINT, roadmap
from tests.scenarios.road_master.depot import Depot, on_the_road

NAMES = ["Martha", "Otis", "Rosa", "Ed", "June", "Walt"]


def drawn(table: Depot, seat: int, language: str = "en") -> str:
    """The table as a seat sees it, without markup."""
    words = table.match.game.words(language)
    return re.sub(r"\[/?[a-z0-9_ ]*\]", "", table.match.game.screen(table.match.view(seat), words, NAMES))


@pytest.mark.clause("RDM-75")
def test_the_map_shows_every_space_once_or_the_truck_on_it() -> None:
    table = on_the_road("c5R", "A1", "w3L")
    lines = re.sub(r"\[/?[a-z0-9_ ]*\]", "", "\n".join(roadmap(table.match.view(0), table.public)))
    shown = re.findall(r"[cwe][1-8][RL]|[A-F][12]", lines)
    assert sorted(shown) == sorted(set(SPACES) - {"c5R", "A1", "w3L"})
    assert sorted(re.findall(r"(?<![a-zA-F])[1-6]\b", lines)) == ["1", "2", "3"]


def test_reachable_spaces_of_the_asked_seat_are_underlined() -> None:
    table = on_the_road("c4R", "A1")
    underlined = re.findall(
        r"underline\]([a-zA-F0-9RL]+)", "\n".join(roadmap(table.match.view(0), table.public))
    )
    assert set(underlined) == table.drives() | table.reverses()
    other = "\n".join(roadmap(table.match.view(1), table.public))
    assert "underline" not in other


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_screen_shows_stock_exchange_hauliers_and_tokens(language: str) -> None:
    table = on_the_road("D1", "A1", explosives="yes").cargo(orange=2).holds(A05=1, A06=5).settle()
    table.play("bonuses", "done")
    screen = drawn(table, 0, language)
    for name in [*table.shown(), "A05", "A06", "Martha", "Otis"]:
        assert name in screen
    words = table.match.game.words(language)
    assert str(words.word("action", "super_bonus")) in screen
    assert "(1/2)" in screen


def test_a_screen_shows_only_the_own_super_bonuses() -> None:
    table = on_the_road("D1", "A1").keeps(0, "U09").keeps(1, "U18").settle()
    assert "U09" in drawn(table, 0)
    assert "U18" not in drawn(table, 0)
    assert "U18" in drawn(table, 1)
    assert "1 super-bonus" in drawn(table, 1)


@pytest.mark.clause("RDM-80")
def test_the_screen_names_the_round_that_runs_and_in_the_end_the_last_one() -> None:
    table = on_the_road("D1", "A1")
    table.public.triggered = True
    assert "Round 1 " in drawn(table, 0)
    table.play("end")
    assert "Round 1 " in drawn(table, 0)
    table.play("end")
    assert table.seat is None
    assert "Round 1 " in drawn(table, 0)


def test_a_filled_contract_keeps_its_colour_and_number() -> None:
    table = on_the_road("D1", "A1").holds(A06=5).settle()
    words = table.match.game.words("en")
    screen = table.match.game.screen(table.match.view(0), words, NAMES)
    name = words.word("contract", "A06")
    assert f"[{PAINT[0]}]■[/] [dim]✓ {name} +" in screen


@pytest.mark.clause("RDM-82")
def test_kept_and_seen_super_bonuses_are_listed_separately() -> None:
    table = on_the_road("D1", "A1").holds(A05=2, E02=1).keeps(0, "U04").settle()
    table.play("bonuses")
    screen = drawn(table, 0)
    kept, seen = screen.split("The super-bonuses you keep:")[1].split("The super-bonuses you only look at:")
    assert "U04" in kept
    assert "■ 2/3" in kept
    assert "■ 1/3" in kept
    assert "0/" in seen
