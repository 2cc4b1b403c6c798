"""The hand-written C version that the engine is measured against."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

import stamp


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_c_version_asks_and_scores_as_the_engine_does() -> None:
    command = [sys.executable, "bench/limit/limit.py", "--games", "40", "--seconds", "0.04"]
    done = subprocess.run(command, cwd=stamp.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "same digest over 40 games of each number of seats" in done.stdout
