"""Compiles Dead Road into .venv in the background, at low priority, while the sources are in use.

It continues when the command that started it ends, and Ctrl-C in the terminal does not stop it. If it is
killed, the next start begins it again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from progress import say
from workshop import PYTHON, ROOT, VENV, Busy, alone, environment, finish, set_up, step

LOG = ROOT / "build" / "compile.log"
# On Windows: a low priority, and a separate process group so that Ctrl-C does not stop it.
WINDOWS_FLAGS: int = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
WINDOWS_FLAGS |= getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
INSTALL: list[str | Path] = [PYTHON, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
INSTALL += ["--no-build-isolation", "--force-reinstall", ROOT]
# There while the installed package is whole. pip may write the stamp of the build before the rest of it.
WHOLE = VENV / "installed-deadroad"


def install(about: int | None = None) -> None:
    """Compile and install. Hold the lock `compiled`."""
    WHOLE.unlink(missing_ok=True)
    step("compiling Dead Road", INSTALL, about=about)
    WHOLE.touch()


def start() -> None:
    """Start compiling in the background, unless it is already running."""
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
    """Compile and install, unless another run is doing so."""
    if hasattr(os, "nice"):
        os.nice(19)
    try:
        with alone("behind", wait=False):
            LOG.write_text("", encoding="utf-8")
            set_up("build")
            with alone("compiled"):
                install()
    except Busy:
        return 0
    say("done: the next start takes the compiled engine")
    return 0


if __name__ == "__main__":
    finish(main)
