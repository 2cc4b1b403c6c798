"""`deadroad tune` from the command to the evidence."""

from __future__ import annotations

from pathlib import Path

import pytest

from deadroad.arena.optimiser import Numbers
from deadroad.arena.search import Search
from deadroad.cli import main
from deadroad.games import read_variant

ASKED = ["tune", "hit-z-road", "--change", "cards.*.zombies=50..60", "--want", "length high"]
FEW = ["--games", "12", "--tries", "4", "--evidence", "30", "--bots", "random", "--workers", "1"]


def test_the_variant_found_comes_with_evidence_from_fresh_seeds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "tuned"
    assert main([*ASKED, *FEW, "--out", str(out), "--name", "Fewer zombies"]) == 0
    told = capsys.readouterr().out
    assert "evidence from 30 fresh games" in told
    assert {path.name for path in out.iterdir()} == {"variant.toml", "report.html", "tried.csv", "evidence"}
    text = (out / "variant.toml").read_text()
    assert text.startswith("# Found by a search")
    assert read_variant(text).name == "Fewer zombies"
    run = (out / "evidence" / "after" / "run.json").read_text()
    assert '"first": 12' in run  # the search played seeds 0 to 11
    assert "Evidence" in (out / "report.html").read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--change", "cards.*.zombie"], "no field 'zombie'"),
        (["--want", "fun = 8"], "no figure 'fun'"),
        (["--tries", "1"], "--tries must be at least 2"),
        (["--totals", "HZR-99"], "no total of 'HZR-99'"),
    ],
)
def test_wrong_arguments_are_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main([*ASKED, *FEW, "--out", str(tmp_path / "tuned"), *words]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_folder_that_is_not_empty_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert main([*ASKED, *FEW, "--out", str(tmp_path)]) == 2
    assert "is not an empty folder" in capsys.readouterr().err


def test_ctrl_c_writes_the_best_variant_so_far_and_plays_the_evidence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deadroad.arena.search.BATCH", 2)
    play = Search._try
    batches: list[int] = []

    def interrupted(self: Search, batch: list[Numbers], workers: int) -> None:
        if batches:
            raise KeyboardInterrupt
        batches.append(len(batch))
        play(self, batch, workers)

    monkeypatch.setattr(Search, "_try", interrupted)
    out = tmp_path / "tuned"
    assert main([*ASKED, *FEW, "--out", str(out), "--tries", "2000"]) == 0
    assert "stopped after 3 rule sets" in capsys.readouterr().out
    assert (out / "variant.toml").exists()
    assert (out / "evidence" / "report.html").exists()
