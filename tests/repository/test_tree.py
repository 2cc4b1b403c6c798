"""Content and length of committed files."""

from __future__ import annotations

import os
import re
from statistics import median

import pytest

from stamp import ROOT, SOURCE
from tests.repository.files import texts

# Written so that no pattern finds itself.
FORBIDDEN = {
    "a package registry's host": r"py[p]i\.org|pythonhoste[d]|npmj[s]\.\w|registr[y]\.\w|/simpl[e]/",
    "a path of somebody's machine": r"(?<![\w.*})\]])/(?:work|root|tmp|home|Users)(?:/\w|$)",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_committed_file_names(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what], re.MULTILINE)
    assert not [f"{name}: {found[0]}" for name, text in texts().items() if (found := pattern.search(text))]


def test_source_files_are_short() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCE.rglob("*.py")}
    assert not [str(path) for path, count in lines.items() if count > 400]
    assert median(lines.values()) <= 150


@pytest.mark.parametrize("name", ["deadroad", "check", "scripts/with-python", ".ci/run"])
def test_commands_can_be_run(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    assert (ROOT / name).read_text(encoding="utf-8").startswith("#!")


def test_ci_runs_the_readme_command_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines == [
        "#!/usr/bin/env bash",
        "set -eu",
        'cd "$(dirname "$0")/.."',
        "DEADROAD_COMPILE=require DEADROAD_LEARN=require exec ./check",
    ]
