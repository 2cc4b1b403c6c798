"""How the engine runs here, in words: compiled, or as pure Python and why."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import deadroad

# Written by the build; the sources have none.
STAMP: Final = Path(deadroad.__file__).with_name("built-from.json")
CHOSEN: Final = ("run from the sources", "DEADROAD_COMPILE=no")  # reasons that are no failure


def pure_because() -> str | None:
    """Return why the engine is pure Python; None if it is compiled."""
    if deadroad.COMPILED:
        return None
    try:
        because = json.loads(STAMP.read_text(encoding="utf-8"))["pure_because"]
    except (OSError, ValueError, KeyError):
        return os.environ.get("DEADROAD_PURE_BECAUSE") or CHOSEN[0]
    return str(because)


def compiling_failed() -> bool:
    """Return whether the engine is pure Python although nobody asked for that."""
    return STAMP.exists() and pure_because() not in (None, *CHOSEN)


def describe_engine() -> str:
    """Return "compiled engine", or "pure Python engine" with the reason."""
    because = pure_because()
    return "compiled engine" if because is None else f"pure Python engine, which is slower: {because}"
