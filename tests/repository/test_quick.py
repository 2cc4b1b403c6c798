"""./check --quick: the tests that concern a change, within a budget of time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import quick
from stamp import ROOT


@pytest.mark.parametrize(
    ("file", "chosen"),
    [
        ("tests/kernel/test_match.py", ["tests/kernel/test_match.py"]),
        ("tests/server/client.py", ["tests/server"]),
        ("src/deadroad/kernel/match.py", ["tests/kernel", "tests/golden", "tests/contract"]),
        ("src/deadroad/arena/stats.py", ["tests/arena"]),
        ("tests/e2e/test_table.py", []),
        ("README.md", []),
    ],
)
def test_the_tests_of_a_changed_file_run_first(file: str, chosen: list[str]) -> None:
    assert quick.concerned([file]) == [*chosen, "tests/repository"]


def test_a_changed_game_selects_only_its_own_tests() -> None:
    words = quick.concerned(["src/deadroad/games/hit_z_road/fight.py"])
    assert words[:2] == ["-k", "not (golden or contract) or hit-z-road"]
    assert words[2:] == ["tests/scenarios/hit_z_road", "tests/golden", "tests/contract", "tests/repository"]


def test_the_filter_by_game_selects_only_tests_of_that_game() -> None:
    words = quick.concerned(["src/deadroad/games/hit_z_road/fight.py"])
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *words[:2], "tests/golden"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = [line for line in done.stdout.splitlines() if "::" in line]
    assert found
    assert all("hit-z-road" in line for line in found)


def test_the_web_table_is_checked_when_its_messages_change() -> None:
    assert quick.concerns_web(["web/src/main.ts"])
    assert quick.concerns_web(["src/deadroad/server/protocol.py"])
    assert not quick.concerns_web(["src/deadroad/kernel/match.py", "docs/web.md"])


@pytest.mark.parametrize("workers", ["0", "2"])
def test_tests_beyond_the_budget_are_counted_and_not_passed(tmp_path: Path, workers: str) -> None:
    (tmp_path / "conftest.py").write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT / 'scripts')!r})\n"
        "from budget import Budget\n"
        "def pytest_configure(config): config.pluginmanager.register(Budget(0.0))\n",
        encoding="utf-8",
    )
    (tmp_path / "test_it.py").write_text("def test_a(): pass\ndef test_b(): pass\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"-n{workers}", str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "2 tests not reached in 0 s" in done.stdout
    assert "passed" not in done.stdout
