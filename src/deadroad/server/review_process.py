"""The part of a review that runs in a process for bots. A game is reviewed in slices.

A slice is short, so that bots never wait long.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from deadroad.kernel.errors import BadRecord, DeadRoadError
from deadroad.kernel.record import read
from deadroad.review.line import LineReader
from deadroad.review.reckoning import OUTLINED, Reckoning
from deadroad.review.report import PlyReview, Report

SLICE: Final = 0.25  # seconds of a slice
PLIES: Final = 50  # plies between two checks of the time
KEPT: Final = 1  # reviews in progress that a process caches; each has every position of its game


class Slice(Struct):
    """Progress of a review.

    `report` has only the curve when the record has been replayed, and everything after the last slice.
    """

    known: bool = True  # False: the process needs the text of the record
    done: int = 0
    total: int = 0
    report: Report | None = None
    bad: str = ""


class UnderReview:
    """A game with the answers that have been reviewed so far."""

    def __init__(self, text: str) -> None:
        self.reader: LineReader | None = LineReader(read(text))
        self.reckoning: Reckoning | None = None  # once the record has been replayed
        self.outlined = False
        self.plies: list[PlyReview] = []

    def go_on(self) -> Slice:
        """Work for a slice of time: replay the record, then value its positions, then review its answers."""
        until = time.monotonic() + SLICE
        if self.reckoning is None:
            return self._replay(until)
        total = len(self.reckoning.line.answers)
        while (self.outlined or total <= OUTLINED) and not self.reckoning.value_positions():
            if time.monotonic() > until:
                return Slice(done=0, total=total)
        if not self.outlined:
            self.outlined = True
            return Slice(done=0, total=total, report=self.reckoning.outline())
        while len(self.plies) < total:
            self.plies.append(self.reckoning.ply(len(self.plies)))
            if time.monotonic() > until:
                break
        whole = len(self.plies) == total
        report = self.reckoning.report(self.plies) if whole else None
        return Slice(done=len(self.plies), total=total, report=report)

    def _replay(self, until: float) -> Slice:
        assert self.reader is not None
        while not self.reader.advance(PLIES):
            if time.monotonic() > until:
                return Slice(done=0, total=len(self.reader.record.plies))
        self.reckoning = Reckoning(self.reader.line())
        self.reader = None
        return Slice(done=0, total=len(self.reckoning.line.answers))


_kept: OrderedDict[str, UnderReview] = OrderedDict()


def review(key: str, text: str | None) -> Slice:
    """Review a record for a slice of time. With its text, the review starts from the beginning."""
    try:
        if text is not None:
            _kept[key] = UnderReview(text)
            while len(_kept) > KEPT:
                _kept.popitem(last=False)
        found = _kept.get(key)
        if found is None:
            return Slice(known=False)
        made = found.go_on()
    except BadRecord as what:
        return Slice(bad=what.what[:300])
    except DeadRoadError as what:
        return Slice(bad=str(what)[:300])
    if made.report is not None and made.report.complete:
        del _kept[key]
    return made


def packed(report: Report) -> bytes:
    """Return a report as encoded bytes."""
    return msgspec.json.encode(report)
