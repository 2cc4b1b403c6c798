"""Without the extra, an environment reports what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

MISSING = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL")


@pytest.mark.parametrize("room", ["batch", "gym", "openspiel", "pettingzoo"])
def test_an_environment_whose_library_is_missing_says_what_to_install(room: str) -> None:
    hidden = f"import sys; sys.modules.update(dict.fromkeys({MISSING}))"
    done = subprocess.run(
        [sys.executable, "-c", f"{hidden}; import deadroad.envs.{room}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "is not installed: pip install 'deadroad[envs]'" in done.stderr
