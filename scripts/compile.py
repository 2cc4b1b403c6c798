"""Builds the compiled tree: build/compiled holds a copy of the package with its hot rooms compiled.

Only what changed is compiled again. Tests of the compiled engine: PYTHONPATH=build/compiled pytest.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import stamp

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "deadroad"
TREE = ROOT / "build" / "compiled"


def main() -> int:
    """Bring the compiled tree up to date."""
    if not stamp.differences(TREE / "deadroad", SOURCE):
        print("build/compiled is up to date")
        return 0
    command = [sys.executable, "setup.py", "-q", "build", f"--build-lib={TREE}", "--build-temp=build/objects"]
    return subprocess.run([*command, "--parallel=2"], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
