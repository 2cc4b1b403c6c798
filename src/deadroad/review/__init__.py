"""Review of a finished game: what was luck, what was play, and which answers were mistakes."""

from __future__ import annotations

import os

# Before numpy is loaded: it would start a thread for each core, and a review has one core.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from deadroad.review.reckoning import Reckoning, default_worlds, reckon, sketch
from deadroad.review.report import (
    Choice,
    Grade,
    Judgement,
    Moment,
    MomentKind,
    PlyReview,
    Report,
    SeatSummary,
    Step,
    Term,
)

__all__ = [
    "Choice",
    "Grade",
    "Judgement",
    "Moment",
    "MomentKind",
    "PlyReview",
    "Reckoning",
    "Report",
    "SeatSummary",
    "Step",
    "Term",
    "default_worlds",
    "reckon",
    "sketch",
]
