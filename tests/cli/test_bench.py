"""`deadroad bench`: figures of one run, the best of three, as multiples of a peer."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from deadroad.cli import bench, main, measure
from deadroad.games import GAMES

FIGURES = {"driven", "own", "games", "search", "clone", "view", "replay", "bytes"}


def row(rates: float, times: float, peer: float | None = 100.0) -> bench.Figures:
    """Return figures that are alike."""
    found = dict.fromkeys(bench.RATES, rates) | dict.fromkeys(bench.TIMES, times) | {"bytes": 8.0}
    if peer is None:
        del found["backgammon"]
    else:
        found["backgammon"] = peer
    return found


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a compiled tree, in which three rounds give known figures; returns its targets."""
    rounds = iter([row(900.0, 0.02), row(1000.0, 0.01), row(950.0, 0.03)] * 2)
    monkeypatch.setattr(bench, "found_trees", lambda: {"interpreted": tmp_path, "compiled": tmp_path})
    monkeypatch.setattr(bench, "checkout", lambda _: tmp_path)
    monkeypatch.setattr(bench, "figures", lambda *_: next(rounds))
    monkeypatch.setattr(measure, "peer_decisions", lambda *_: None)
    (tmp_path / "bench").mkdir()
    return tmp_path / "bench" / "targets.toml"


def test_the_best_of_three_rounds_counts() -> None:
    rounds = [row(900.0, 0.02, 90.0), row(1000.0, 0.03), row(950.0, 0.01)]
    assert bench.best(rounds) == row(1000.0, 0.01)


@pytest.mark.parametrize(
    ("what", "bar", "status"),
    [("driven", 10, 0), ("own", 10.1, 1), ("search", 9, 0), ("clone", 1, 0), ("view", 0.9, 1)],
)
def test_a_bar_is_a_multiple_of_backgammon(
    checkout: Path, capsys: pytest.CaptureFixture[str], what: str, bar: float, status: int
) -> None:
    checkout.write_text(f"[hit-z-road]\n{what} = {bar}\n", encoding="utf-8")
    assert main(["bench", "--check", "hit-z-road"]) == status
    assert f"{status} bars missed" in capsys.readouterr().out


def test_printed_bars_hold_for_what_was_measured(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--bars", "0.9", "hit-z-road"]) == 0
    printed = capsys.readouterr().out.partition("[hit-z-road]")[2]
    assert "driven = 9\n" in printed
    assert "clone = 1.11\n" in printed
    checkout.write_text("[hit-z-road]" + printed, encoding="utf-8")
    assert main(["bench", "--check", "hit-z-road"]) == 0


def test_bars_without_a_peer_are_refused(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    checkout.write_text("", encoding="utf-8")
    monkeypatch.setattr(bench, "figures", lambda *_: row(1.0, 1.0, None))
    assert main(["bench", "--check", "hit-z-road"]) == 2


def test_every_game_that_ships_a_network_has_every_bar() -> None:
    root = bench.checkout(Path(__file__).resolve())
    assert root is not None
    targets = tomllib.loads((root / "bench" / "targets.toml").read_text(encoding="utf-8"))
    shipped = root.glob("src/deadroad/games/*/network.safetensors")
    games = {path.parent.name.replace("_", "-") for path in shipped}
    assert len(games) >= 5
    games |= GAMES.keys() & targets.keys()  # a game without a network may have bars, but then all of them
    assert {name: set(targets.get(name, ())) for name in games} == {name: set(bench.BARS) for name in games}


def test_the_measurements_run_as_a_program_on_any_tree() -> None:
    command = [sys.executable, "-P", measure.__file__, "hit-z-road", "0.005"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert set(json.loads(done.stdout)) - {"backgammon"} == FIGURES
