"""How the engine runs is said with the reason, where a user looks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import deadroad
from deadroad.cli import engine, main


@pytest.fixture
def pure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An installed package that is pure Python; the stamp of its build goes into the file."""
    monkeypatch.setattr(deadroad, "COMPILED", False)
    monkeypatch.setattr(engine, "STAMP", tmp_path / "built-from.json")
    return tmp_path / "built-from.json"


def version(capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        main(["--version"])
    return capsys.readouterr().out.strip()


def test_a_compiled_engine_is_called_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deadroad, "COMPILED", True)
    assert version(capsys) == f"deadroad {deadroad.__version__}, compiled engine"


def test_the_version_says_why_the_engine_is_not_compiled(
    pure: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pure.write_text(json.dumps({"pure_because": "no C compiler"}), encoding="utf-8")
    assert version(capsys).endswith("pure Python engine, which is slower: no C compiler")


def test_the_sources_are_pure_python_without_a_stamp(pure: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert version(capsys).endswith("run from the sources")
    assert not engine.compiling_failed()


@pytest.mark.parametrize(
    ("because", "told"), [("mypyc: kernel/match.py:1: error: no", True), ("DEADROAD_COMPILE=no", False)]
)
def test_a_command_that_plays_many_games_says_if_compiling_failed(
    pure: Path, capsys: pytest.CaptureFixture[str], because: str, told: bool
) -> None:
    pure.write_text(json.dumps({"pure_because": because}), encoding="utf-8")
    assert main(["duel", "hit-z-road", "1", "1", "--games", "2", "--workers", "1"]) == 0
    assert (because in capsys.readouterr().err) is told
