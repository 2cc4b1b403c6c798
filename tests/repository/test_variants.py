"""The example variants are valid, and each has its study and the command that made it."""

from __future__ import annotations

import shlex
import tomllib
from pathlib import Path

import pytest

from deadroad.arena.versus import LEVEL
from deadroad.cli.parser import build_parser
from deadroad.games import GAMES, folder, game, read_variant
from stamp import ROOT

FILES = sorted((ROOT / "examples" / "variants").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_example_is_valid_and_has_its_study(path: Path) -> None:
    variant = read_variant(path.read_text(encoding="utf-8"), path.name)
    chosen = build_parser().parse_args(shlex.split(variant.study)[1:])
    assert (chosen.command, chosen.game) == ("sim", variant.game)
    assert chosen.versus == [str(path.relative_to(ROOT))]
    study = path.with_suffix(".md").read_text(encoding="utf-8")
    assert f"“{variant.name}”" in study
    assert f"{chosen.games:,} games" in study
    version = game(variant.game).version
    assert f"Played by version {version} of the rules." in study, "play the study again with its command"


def test_the_variant_in_the_manual_is_valid() -> None:
    """A designer copies it."""
    manual = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    lines = manual.partition('    name = "')[2].partition("    deadroad variants")[0].splitlines()
    text = "\n".join(['name = "' + lines[0], *[line.removeprefix("    ") for line in lines[1:]]])
    assert read_variant(text, "lab.md").name == "Gentle start"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_change_in_the_study_of_an_example_is_sure(path: Path) -> None:
    """The study was made with the present level for "sure"."""
    rows = [
        line
        for line in path.with_suffix(".md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and line.endswith(" |")
    ]
    found = [row.split(" | ")[-1].removesuffix(" |").removeprefix("< ") for row in rows[2:]]
    assert rows[0].endswith("| corrected p |")
    assert found
    assert all(float(p) < LEVEL for p in found), found


def test_there_is_an_example_for_every_game_that_takes_variants() -> None:
    games = {tomllib.loads(path.read_text(encoding="utf-8"))["game"] for path in FILES}
    assert games == {name for name in GAMES if (folder(name) / "content" / "schema.toml").exists()}
