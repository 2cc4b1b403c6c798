"""Brings build/compiled up to date: a copy of the package with its hot rooms compiled.

Only what changed is compiled again. Then: PYTHONPATH=build/compiled pytest
"""

from __future__ import annotations

import os
import subprocess
import sys

import stamp

TREE = stamp.ROOT / "build" / "compiled"


def up_to_date() -> bool:
    """Whether the tree is compiled from the sources as they are."""
    built = stamp.Stamp(TREE / stamp.SOURCE.name)
    return built.compiled and not built.stale()


def main() -> int:
    """Compile; the exit status is the build's."""
    if up_to_date():
        print("build/compiled is up to date")
        return 0
    environment = {**os.environ, "DEADROAD_COMPILE": "require"}
    command = [sys.executable, "setup.py", "-q", "build"]
    return subprocess.run(command, cwd=stamp.ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
