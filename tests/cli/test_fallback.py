"""Levels play without a network where it is missing, and say so."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from deadroad.bots.names import fallback, named
from deadroad.bots.network import ELSEWHERE, network, unusable
from deadroad.cli import main
from deadroad.cli.fallback import warn
from deadroad.games import GAMES, game
from deadroad.server.serving import note_networks
from tests.cli.test_commands import typed

ROAD = game("hit-z-road")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Networks and warnings of other tests are forgotten, before and after."""
    network.cache_clear()
    warn.cache_clear()
    yield
    network.cache_clear()
    warn.cache_clear()


@pytest.fixture
def missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))


@pytest.mark.usefixtures("missing")
def test_a_duel_says_once_that_a_level_plays_without_a_network(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main(["duel", "hit-z-road", "1", "0", "--games", "2", "--workers", "1"]) == 0
    said = capsys.readouterr().err
    assert said.count("hit-z-road has no network (hit-z-road.safetensors is missing)") == 1
    assert "level 1 plays careful, 3 plays search:200, 4 plays search:2000" in said


@pytest.mark.usefixtures("missing")
def test_a_study_says_that_a_level_plays_without_a_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sim", "hit-z-road", "--games", "2", "--bots", "1,0", "--workers", "1"]
    assert main([*words, "--out", str(tmp_path / "study")]) == 0
    assert "hit-z-road has no network" in capsys.readouterr().err


@pytest.mark.usefixtures("missing")
def test_a_game_in_the_terminal_says_that_its_bots_play_without_a_network(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch)
    assert main(["play", "hit-z-road", "--seats", "2", "--seed", "2", "--level", "3"]) == 0
    assert "hit-z-road has no network" in capsys.readouterr().err


@pytest.mark.usefixtures("missing")
def test_a_server_logs_which_games_have_no_network(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "deadroad.serving"):
        note_networks()
    why = {str(getattr(record, "why", "")) for record in caplog.records}
    assert {f"{name} has no network ({name}.safetensors is missing)" for name in GAMES} == why


def test_nothing_is_said_where_a_network_fits_or_no_level_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fallback(ROAD, (1, 3, "4")) == ""
    monkeypatch.setenv(ELSEWHERE, "nowhere")
    network.cache_clear()
    assert fallback(ROAD, (0, 2, "net:100", "search:200")) == ""
    assert fallback(ROAD, ("2", "3")).startswith("hit-z-road has no network")


@pytest.mark.parametrize("package", ["numpy", "safetensors"])
def test_a_missing_package_is_named_and_levels_fall_back(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert unusable(ROAD) == f"networks need the package {package}"
    assert named(ROAD, 4) == "search:2000"
    assert fallback(ROAD, (4,)).startswith(f"networks need the package {package}; level 1 plays careful")
