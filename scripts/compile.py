"""Updates build/compiled, a copy of the package with its compiled rooms.

Only what changed is compiled again. Then: PYTHONPATH=build/compiled pytest
"""

from __future__ import annotations

import os
import subprocess
import sys

import stamp


def main() -> int:
    """Compile; the exit status is the build's."""
    built = stamp.Stamp(stamp.COMPILED_TREE / stamp.SOURCE.name)
    if built.compiled and not built.stale():
        print("build/compiled is up to date")
        return 0
    environment = {**os.environ, "DEADROAD_COMPILE": "require"}
    command = [sys.executable, "setup.py", "-q", "build"]
    return subprocess.run(command, cwd=stamp.ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
