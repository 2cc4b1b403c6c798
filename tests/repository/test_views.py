"""The TypeScript of views, frames, events and options comes from the Python classes alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import views
from class_types import ROOT, ClassTypes


@pytest.fixture(scope="module")
def toy() -> str:
    """The types of a sixth game, which the script does not list."""
    return views.Writer("lanterns", ClassTypes(ROOT / "tests" / "toy" / "lanterns")).text()


def test_a_sixth_game_gets_its_types_without_being_listed(toy: str) -> None:
    assert "export interface Lanterns {\n  public: Public;\n  secret: Secret | null;\n  facts: null;" in toy


def test_fields_have_the_types_that_mypy_infers(toy: str) -> None:
    public = toy.split("export interface Public {", 1)[1].split("}", 1)[0]
    assert "  purses: number[][];" in public
    assert "  round: number;" in public


def test_packed_numbers_are_sent_as_numbers() -> None:
    text = (ROOT / "web/src/games/zombietown/types.ts").read_text(encoding="utf-8")
    assert "  zombies: number[];" in text.split("export interface Public {", 1)[1].split("}", 1)[0]


def test_a_frame_type_is_tagged_with_its_name(toy: str) -> None:
    assert 'Frame {\n  frame: "' in toy


def test_verbs_and_events_carry_their_values(toy: str) -> None:
    verbs = toy.split("export interface Verbs {", 1)[1].split("\n}", 1)[0]
    events = toy.split("export interface Events {", 1)[1].split("\n}", 1)[0]
    assert "  pass: {};" in verbs
    assert 'card: Values["card"]' in verbs
    assert "  undone: { seat: number };" in events


def test_only_games_with_a_board_have_a_types_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(views, "DRAWINGS", tmp_path)
    (tmp_path / "lanterns").mkdir()
    assert [path.parent.name for path, _ in views.files(ROOT / "tests" / "toy" / "lanterns")] == ["lanterns"]


def test_a_stale_file_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "types.ts"
    path.write_text("export interface Public { lives: number }", encoding="utf-8")
    monkeypatch.setattr(views, "ROOT", tmp_path)
    monkeypatch.setattr(views, "files", lambda: [(path, "export interface Public { health: number }")])
    assert views.main(["--check"]) == 1
    assert "types.ts differs" in capsys.readouterr().out
    assert views.main([]) == 0
    assert views.main(["--check"]) == 0
