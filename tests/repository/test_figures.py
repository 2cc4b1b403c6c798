"""The page of figures that a long check writes."""

from __future__ import annotations

import datetime as dt
import json
import subprocess
import sys
from pathlib import Path

import figures
import stamp


def test_the_page_has_a_date_and_lists_gates_proofs_and_benches() -> None:
    proof = {"proof": "kills lose nothing", "figure": "kills", "value": "200"}
    page = figures.page(
        ["tests      passed     3.0 s"], [("tests", [proof])], ["$ python bench\n12 a second"]
    )
    assert f" on {dt.datetime.now(dt.UTC).date()}, commit " in page
    assert "    tests      passed     3.0 s\n" in page
    assert "| tests | kills lose nothing | kills | 200 |\n" in page
    assert "    $ python bench\n    12 a second\n" in page


def test_figures_are_collected_from_every_worker(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    chosen = ["tests/scenarios/tower_defense/test_strength.py", "-k", "greedy_play_wins", "-n", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", f"--figures={path}", *chosen],
        cwd=stamp.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    (found,) = json.loads(path.read_text())
    assert found["proof"].startswith("greedy play wins three times as often")
    assert found["figure"] == "sieges of 20 won by greedy and by random play"
