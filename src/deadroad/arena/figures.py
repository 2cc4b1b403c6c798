"""The figures of one game: numbers by name, for designers.

A name has a kind and, after a colon, a subject: `length`, `points:cards`, `taken:card:I-13`. A game has only
the figures that apply to it: a game without scores has no points.
"""

from __future__ import annotations

import json
from typing import Any

SECONDS = 6.0  # seconds of a person for a gesture with a choice, and for every other answer
MOMENT = 1.5

COUNTS = ("why", "out", "taken", "flow", "kind")  # kinds of figures that are 0 if a game does not have them

Rows = list[dict[str, Any]]


def figures(row: dict[str, Any], seats: Rows, studied: tuple[str, ...]) -> dict[str, float]:
    """Return the figures of a game from its row and those of its seats."""
    found = {"length": float(row["plies"]), f"why:{row['why']}": 1.0, "nobody": float(row["winners"] == 0)}
    _points(found, seats)
    _wins(found, row, seats)
    if "questions" in row:
        _questions(found, row)
        _tension(found, row, len(seats))
        _things(found, seats, studied)
        for flow, series in json.loads(row.get("flows") or "{}").items():
            found[f"flow:{flow}"] = sum(series) / len(seats)
    return found


def _points(found: dict[str, float], seats: Rows) -> None:
    # Points count only if they are compared: the last survivor wins without them.
    scored = [scores for row in seats if (scores := json.loads(row["scores"]))]
    found["scored"] = float(len(scored) >= min(2, len(seats)))
    if not found["scored"]:
        return
    found["points"] = sum(sum(scores.values()) for scores in scored) / len(scored)
    for scores in scored:
        for source, value in scores.items():
            found[f"points:{source}"] = found.get(f"points:{source}", 0.0) + value / len(scored)


def _wins(found: dict[str, float], row: dict[str, Any], seats: Rows) -> None:
    players = {seat["bot"] for seat in seats}
    for seat in seats:
        found[f"won:{seat['seat'] + 1}"] = seat["won"]
        if seat.get("fell_to"):
            cause = f"out:{seat['fell_to']}"
            found[cause] = found.get(cause, 0.0) + 1 / len(seats)
    if len(players) > 1:
        for player in players:
            wins = [seat["won"] for seat in seats if seat["bot"] == player]
            found[f"player:{player}"] = sum(wins) / len(wins)
    if len(seats) > 1 and row.get("first_seat", -1) >= 0:
        found["first"] = seats[row["first_seat"]]["won"]


def _questions(found: dict[str, float], row: dict[str, Any]) -> None:
    real = row["real_choices"]
    found["choices"] = real / max(1, row["questions"])
    if real:
        found["options"] = row["options"] / real
    if row.get("gestures") is not None:
        found["gestures"] = float(row["gestures"])
        rest = row["questions"] - row["gestures"]
        found["minutes"] = (SECONDS * row["gestures"] + MOMENT * rest) / 60
    for name in ("rounds", "turns"):
        if row.get(name) is not None:
            found[name] = float(row[name])
    for kind, (_, choices, options) in json.loads(row.get("kinds") or "{}").items():
        found[f"kind:{kind}"] = float(choices)
        if choices:
            found[f"branching:{kind}"] = options / choices


def _tension(found: dict[str, float], row: dict[str, Any], seats: int) -> None:
    if seats == 1:
        return
    found["changes"] = float(row["lead_changes"])
    if row["decided"] is not None:
        found["decided"] = float(row["decided"])
        found["runaway"] = float(row["decided"] < 0.5)


def _things(found: dict[str, float], seats: Rows, studied: tuple[str, ...]) -> None:
    for seat in seats:
        for name in seat.get("met") or ():
            if name.partition(":")[0] in studied:
                key = f"taken:{name}"
                found[key] = found.get(key, 0.0) + 1 / len(seats)


def absent(name: str) -> float | None:
    """Return the value of a figure in a game that does not have it: 0.0 for counts, otherwise None."""
    return 0.0 if name.partition(":")[0] in COUNTS else None
