"""Tell that levels play without a network, and why."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache

from deadroad.bots.names import fallback
from deadroad.games import game


def warn_of_fallback(name: str, players: Sequence[str | int]) -> None:
    """Print on stderr, once for each reason, why levels among the players play without a network."""
    if line := fallback(game(name), players):
        warn(line)


@cache
def warn(line: str) -> None:
    """Print a line that has not been printed yet."""
    print(f"deadroad: {line}", file=sys.stderr)
