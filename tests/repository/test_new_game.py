"""`scripts/new-game` makes a game that passes the battery, and changes one line of what exists."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import new_game
from stamp import ROOT

NEEDED = ("src/deadroad", "scripts", "tests", "docs", "pyproject.toml")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository in which the game `high-card` was made."""
    root = tmp_path_factory.mktemp("copy")
    leave = shutil.ignore_patterns("__pycache__", "static", "golden", "e2e", "screenshots")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=leave)
        else:
            shutil.copy(ROOT / name, root / name)
    return root


@pytest.fixture(scope="module")
def changed(copy: Path) -> set[str]:
    """The files that existed before and are changed by a new game."""
    before = {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()}
    *written, listed = new_game.NewGame("high-card", copy).write()
    assert written == sorted(written)
    assert listed == copy / "src" / "deadroad" / "games" / "__init__.py"
    assert not before.keys() & {*written}
    return {
        path.relative_to(copy).as_posix() for path, content in before.items() if path.read_bytes() != content
    }


def test_a_new_game_changes_one_line(copy: Path, changed: set[str]) -> None:
    assert changed == {"src/deadroad/games/__init__.py"}
    old = (ROOT / "src/deadroad/games/__init__.py").read_text(encoding="utf-8").splitlines()
    new = (copy / "src/deadroad/games/__init__.py").read_text(encoding="utf-8").splitlines()
    assert [line for line in new if line not in old] == ['    "high-card": "deadroad.games.high_card",']
    assert len(new) == len(old) + 1


def battery(copy: Path, *places: str, path: str = "src") -> subprocess.CompletedProcess[str]:
    """Run tests of the new game in the copy."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", *places, "-k", "high"]
    env = {**os.environ, "PYTHONPATH": str(copy / path)}
    return subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, check=False)


def test_the_new_game_passes_the_battery_and_its_own_tests(copy: Path, changed: set[str]) -> None:
    assert changed
    run = battery(copy, "tests/contract", "tests/scenarios/high_card", "tests/test_docs_verbs.py")
    assert run.returncode == 0, run.stdout[-4000:]
    assert " passed" in run.stdout


def test_the_battery_says_in_one_line_why_a_game_cannot_be_loaded(copy: Path, changed: set[str]) -> None:
    assert changed
    options = copy / "src/deadroad/games/high_card/options.py"
    right = options.read_text(encoding="utf-8")
    try:
        options.write_text(right.replace("PLAY: Final = 1", "PLAY: Final = 2"), encoding="utf-8")
        run = battery(copy, "tests/contract")
    finally:
        options.write_text(right, encoding="utf-8")
    assert run.returncode == 2
    assert "high-card can't be loaded: ValueError: play starts at 2" in run.stdout + run.stderr
    assert "high_card/options.py, line " in run.stdout + run.stderr
    assert "Traceback" not in run.stdout + run.stderr


def test_the_new_game_follows_the_style(copy: Path, changed: set[str]) -> None:
    assert changed
    for command in (["check"], ["format", "--check"]):
        run = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "src", "tests"],
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("name", ["High", "high card", "high--card", "", "zombies"])
def test_a_name_that_cannot_be_used_is_refused(name: str) -> None:
    with pytest.raises(new_game.BadName):
        new_game.NewGame(name)


def test_a_new_game_gets_an_unused_clause_prefix(copy: Path) -> None:
    assert new_game.NewGame("zombie-rush", copy).prefix == "ZOMB"
