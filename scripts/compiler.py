"""Decides whether to compile the engine, and whether this machine can."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import tempfile
from pathlib import Path

CHOICES = ("try", "require", "no")
LEVELS = ("1", "2", "3")
NOT_ASKED = "DEADROAD_COMPILE=no"


def choice() -> str:
    """Return the value of DEADROAD_COMPILE."""
    value = os.environ.get("DEADROAD_COMPILE") or "try"
    if value not in CHOICES:
        raise SystemExit(f"DEADROAD_COMPILE={value}: expected one of {', '.join(CHOICES)}")
    return value


def level() -> str:
    """Return the level of optimisation, DEADROAD_OPTIMISE.

    The default, 1, compiles fastest. Wheels and containers are compiled once and used often.
    """
    value = os.environ.get("DEADROAD_OPTIMISE") or LEVELS[0]
    if value not in LEVELS:
        raise SystemExit(f"DEADROAD_OPTIMISE={value}: expected one of {', '.join(LEVELS)}")
    return value


def trouble() -> str | None:
    """Return why extension modules can't be compiled here; None if they can. Tries to compile a small one."""
    if os.name == "nt":
        return None  # setuptools finds the compiler there, or the build reports an error
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe = PY_MAJOR_VERSION;\n", encoding="utf-8")
        command += [f"-I{sysconfig.get_path('include')}", "-c", str(source)]
        command += ["-o", str(source.with_suffix(".o"))]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            return f"no C compiler ({command[0]}: {error.strerror})"
    if done.returncode == 0:
        return None
    if "Python.h" in done.stderr:
        return "the C headers of Python are not installed"
    return f"the C compiler does not work ({command[0]})"


def why_pure() -> str | None:
    """Return why the engine stays pure Python; None if it is compiled."""
    return NOT_ASKED if choice() == "no" else trouble()
