"""Variants on the command line.

Each command runs in its own process, because content is fixed in a process.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deadroad.cli import main

MILD = 'name = "Mild"\ngame = "hit-z-road"\n[change.cards."I-13"]\nzombies = 1\n'


def deadroad(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "deadroad", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ, check=False, timeout=120)


@pytest.fixture
def mild(tmp_path: Path) -> Path:
    path = tmp_path / "mild.toml"
    path.write_text(MILD)
    return path


def test_a_valid_variant_is_checked_and_its_digest_printed(mild: Path) -> None:
    found = deadroad("variants", "check", mild)
    assert found.returncode == 0, found.stderr
    assert "“Mild”, a variant of hit-z-road" in found.stdout
    assert "valid: 1 row and 0 settings differ from the plain game" in found.stdout


def test_the_examples_are_listed_and_found_by_name() -> None:
    found = deadroad("variants", "list", "hit-z-road")
    assert "coast-in-sight (hit-z-road): Most games end" in found.stdout
    assert "bare-hands" not in found.stdout
    found = deadroad("variants", "check", "coast-in-sight")
    assert "“The coast in sight”, a variant of hit-z-road" in found.stdout


def test_a_command_without_its_file_or_game_gets_one_line() -> None:
    found = deadroad("variants", "check")
    assert (found.returncode, found.stderr) == (2, "deadroad: add a file: deadroad variants check FILE\n")


def test_an_empty_file_is_no_variant(mild: Path) -> None:
    mild.write_text("")
    found = deadroad("variants", "check", mild)
    assert found.stderr == "deadroad: mild.toml: name must be a text of 1 to 60 characters\n"


def test_an_invalid_variant_gets_one_line(mild: Path) -> None:
    mild.write_text(MILD.replace("= 1", "= 99"))
    found = deadroad("variants", "check", mild)
    assert found.returncode == 2
    assert found.stderr == "deadroad: mild.toml: cards I-13: zombies is 99, not from 0 to 12\n"


def test_a_check_by_the_game_itself_gets_one_line_too(tmp_path: Path) -> None:
    path = tmp_path / "door.toml"
    path.write_text('name = "A"\ngame = "zombies"\n[change.tiles.army]\ndoors = ["0.1>N"]\n')
    found = deadroad("variants", "check", path)
    assert found.returncode == 2
    assert found.stderr == (
        "deadroad: door.toml: tiles army: doors: a door leads from inside (B) to a road (R)\n"
    )


def test_the_fields_of_every_game_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "fields", "road-master"]) == 0
    out = capsys.readouterr().out
    assert "penalty" in out
    assert "RDM-2" in out


def test_the_rows_of_a_table_are_listed_with_names_and_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "rows", "hit-z-road", "cards"]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if "I-13" in line and "II-" not in line)
    assert "Main street" in line
    assert "zombies 4" in line
    assert main(["variants", "rows", "hit-z-road", "nothing"]) == 2
    assert "hit-z-road has no table 'nothing'; there are cards, dice" in capsys.readouterr().err


def test_a_variant_is_played_and_another_game_refused(mild: Path) -> None:
    watched = ("--people", "0", "--level", "0", "--seed", "4", "--plain")
    found = deadroad("play", "--variant", mild, *watched)
    assert found.returncode == 0, found.stderr
    assert "Round 1." in found.stdout
    found = deadroad("play", "zombies", "--variant", mild, *watched)
    assert found.stderr == "deadroad: mild.toml is a variant of hit-z-road, not of zombies\n"


def test_a_study_compares_a_variant_with_the_plain_game(mild: Path, tmp_path: Path) -> None:
    run = ("--bots", "0", "--games", "40", "--workers", "1")
    found = deadroad("sim", "hit-z-road", *run, "--versus", mild, "--out", tmp_path / "run")
    assert found.returncode == 0, found.stderr
    assert "“Mild”" in found.stdout
    assert "variant" not in (tmp_path / "run/before/run.json").read_text()
    assert "Mild" in (tmp_path / "run/after/run.json").read_text()
    shown = deadroad("replay", tmp_path / "run/after", "--game", "3", "--ply", "2")
    assert shown.returncode == 0, shown.stderr


def test_a_duel_of_a_variant_is_played(mild: Path) -> None:
    found = deadroad("duel", "hit-z-road", "1", "0", "--games", "20", "--workers", "2", "--variant", mild)
    assert found.returncode == 0, found.stderr
