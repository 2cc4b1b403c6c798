"""Replay the log of a table. Of a long game, only the newest events are kept."""

from __future__ import annotations

import logging
from bisect import bisect_left
from typing import Final

from deadroad.kernel.errors import DeadRoadError
from deadroad.kernel.match import Match
from deadroad.server.entry import Entry
from deadroad.server.table import Table
from deadroad.server.terms import Terms

log = logging.getLogger("deadroad.replaying")

HISTORY: Final = 2000  # plies whose events a client gets with the whole game; older ones are forgotten
STEP: Final = 500  # plies whose events are forgotten together


def shorten(match: Match | None) -> None:
    """Forget the old events of a match. Nobody gets them, and they are half of its memory."""
    if match is None or not match.log or match.log[0].ply > len(match.plies) - HISTORY - STEP:
        return
    del match.log[: bisect_left(match.log, len(match.plies) - HISTORY, key=lambda event: event.ply)]


def replayed(terms: Terms, entries: list[Entry], *, finished: bool = False) -> Table:
    """Return the table of a log.

    If the rules refuse an entry, the table is frozen and the rest is not played.

    A table that was `finished` before stays over.
    """
    table = Table(terms)
    for entry in entries:
        shorten(table.match)
        try:
            table.apply(entry)
        except DeadRoadError as what:
            table.frozen = f"ply {len(table.plies)}: {what}"
            table.apply(entry)
        except Exception:
            log.exception("the rules raised an error", extra={"table": terms.id})
            table.frozen = f"ply {len(table.plies)}: the rules raised an error"
            table.match = None  # it may have stopped in the middle of an answer
            table.apply(entry)
    if table.frozen:
        # Only the ply is logged: the reason may contain a secret answer.
        log.warning("table no longer replays", extra={"table": terms.id, "last": len(table.plies)})
        table.keep_over(finished=finished)
    return table
