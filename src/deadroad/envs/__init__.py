"""Research environments: PettingZoo, Gymnasium, OpenSpiel and a batch environment. An optional extra."""

from __future__ import annotations

import importlib
from types import ModuleType

from deadroad.kernel.errors import BadRequest


def needed(library: str) -> ModuleType:
    """Return a library of the extra. Raises BadRequest that says what to install."""
    try:
        return importlib.import_module(library)
    except ImportError:
        raise BadRequest(f"{library} is not installed: pip install 'deadroad[envs]'") from None
