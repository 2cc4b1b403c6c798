"""Request and response types for reviews."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct


class Review(Struct):
    """How far the review of a finished game is. `report` is the curve alone while it runs (see review.ts)."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    report: Raw | None = None
    why: str = ""


class ReviewedKind(Struct):
    """My decisions of one kind in a reviewed game. `chapter` is one of the rules, as `game/chapter`."""

    chapter: str
    decisions: int
    luck: float
    play: float
    cost: float
    stake: float


class ReviewedGame(Struct):
    """What a review says of my game: shares of wins by luck and by my own play, and how I played."""

    id: str
    game: str
    at: int
    result: float
    luck: float
    play: float
    low: float
    high: float
    accuracy: float | None
    level: float | None
    kinds: list[ReviewedKind]
