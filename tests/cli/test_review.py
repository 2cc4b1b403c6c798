"""`deadroad review` on records and studies."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import deadroad
from deadroad.arena.store import RUN
from deadroad.cli import main
from tests.review.games import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.txt"
    path.write_text(played("lanterns", 2, 3).record())
    return path


def test_a_record_is_reviewed_into_words_a_page_and_json(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    asked = ["review", str(record), "--seconds", "1", "--html", str(page), "--json", str(data)]
    assert main([*asked, "--lang", "fr"]) == 0
    assert "Les moments décisifs" in capsys.readouterr().out
    assert page.read_text(encoding="utf-8").startswith('<!doctype html><html lang="fr">')
    found = json.loads(data.read_text(encoding="utf-8"))
    assert found["game"] == "lanterns"
    assert found["complete"]
    assert len(found["summary"]) == 2


def test_french_lines_of_a_review_never_break_at_a_no_break_space(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for width in ("40", "53", "61"):
        monkeypatch.setenv("COLUMNS", width)
        assert main(["review", str(record), "--seconds", "1", "--lang", "fr"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert not [line for line in lines if line.endswith(("\u00a0", "\u202f"))]
        assert not [line for line in lines if line.lstrip().startswith((":", ";", "!", "?", "%", "»"))]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello\n", "a record begins with"),
        ("deadroad 1\ngame chess\nrules 1\ngenerator pcg32\nseats 2\ncommitment 0\n\nend 0 over\n", "chess"),
        (deadroad.new("lanterns", 2, 1).record(), "not over"),
        (played("lanterns", 2, 3).record().replace(" over ", " over 0"), "another end"),
        (deadroad.new("lanterns", 2, 1).record(0), "not over"),
    ],
)
def test_a_broken_foreign_or_unfinished_record_is_refused_in_one_line(
    text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text)
    assert main(["review", str(path)]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


def test_a_folder_without_a_study_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(tmp_path)]) == 2
    assert "holds no study; give a record or the folder of a study" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["review", "replay"])
def test_the_folder_of_a_comparison_names_its_two_studies(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in ("before", "after"):
        (tmp_path / part).mkdir()
        (tmp_path / part / RUN).write_text("{}")
    assert main([command, str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.endswith(f"holds no study; choose {tmp_path / 'after'} or {tmp_path / 'before'}\n")


def test_no_page_is_announced_without_a_folder(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), "--html", str(tmp_path / "none" / "page.html")]) == 2
    assert "no such folder" in capsys.readouterr().err


def test_a_study_reports_how_much_of_winning_is_luck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    pytest.importorskip("matplotlib")
    out = str(tmp_path / "study")
    assert (
        main(["sim", "lanterns", "--games", "6", "--bots", "rated,random", "--workers", "1", "--out", out])
        == 0
    )
    capsys.readouterr()
    assert main(["review", out, "--games", "4"]) == 0
    said = capsys.readouterr().out
    assert "games reviewed: 4" in said
    assert "luck share of results" in said
    assert "rated" in said
