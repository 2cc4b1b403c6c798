"""Compiles Dead Road into .venv in the background, at low priority, while the sources are in use.

It goes on when the command that started it ends, and an interrupt in the terminal does not reach it. If it is
ended all the same, nothing is broken: the next start begins it again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from workshop import PYTHON, ROOT, Busy, alone, environment, finish, say, set_up, step

LOG = ROOT / "build" / "compile.log"
# On Windows a low priority, and a group of its own so that Ctrl-C does not reach it.
WINDOWS_FLAGS: int = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
WINDOWS_FLAGS |= getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
INSTALL: list[str | Path] = [PYTHON, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
INSTALL += ["--no-build-isolation", "--force-reinstall", ROOT]


def start() -> None:
    """Begin to compile in the background, unless that is under way already."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, __file__],
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            creationflags=WINDOWS_FLAGS,
        )


def main(_: list[str]) -> int:
    """Compile and install, unless another run is at it."""
    if hasattr(os, "nice"):
        os.nice(19)
    try:
        with alone("behind", wait=False):
            LOG.write_text("", encoding="utf-8")
            set_up("build")
            with alone("compiled"):
                step("compiling Dead Road", INSTALL)
    except Busy:
        return 0
    say("done: the next start takes the compiled engine")
    return 0


if __name__ == "__main__":
    finish(main)
