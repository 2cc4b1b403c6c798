"""Says whether the engine is compiled or pure Python, and why it is pure."""

from __future__ import annotations

import json
import os
import warnings
from pathlib import Path
from typing import Final

from deadroad.kernel.build import COMPILED

# Written by the build; the sources do not have it.
STAMP: Final = Path(__file__).with_name("built-from.json")
CHOSEN: Final = ("run from the sources", "DEADROAD_COMPILE=no")  # reasons that are no failure


def pure_because() -> str | None:
    """Return why the engine is pure Python; None if it is compiled."""
    if COMPILED:
        return None
    try:
        because = json.loads(STAMP.read_text(encoding="utf-8"))["pure_because"]
    except (OSError, ValueError, KeyError):
        return os.environ.get("DEADROAD_PURE_BECAUSE") or CHOSEN[0]
    return str(because)


def describe_engine() -> str:
    """Return "compiled engine", or "pure Python engine" with the reason."""
    because = pure_because()
    return "compiled engine" if because is None else f"pure Python engine, which is slower: {because}"


def warn_if_compiling_failed() -> None:
    """Warn if the engine is pure Python because compiling was tried and failed.

    pip hides the output of a build, so the first import is the first place where people see it. Worker
    processes do not repeat it.
    """
    if not STAMP.exists() or pure_because() in (None, *CHOSEN):
        return
    from multiprocessing import parent_process  # noqa: PLC0415 - most programs do without it

    if parent_process() is None:
        warnings.warn(f"deadroad has a {describe_engine()}", RuntimeWarning, stacklevel=3)
