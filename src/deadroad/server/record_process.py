"""What the process of records does: it plays them, keeps those looked at last, and shows positions of them.

A record is known by the hash of its text. What is kept is bounded by its size in memory, not by its number.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from typing import Final, Literal

import msgspec
from msgspec import Struct

from deadroad.kernel.errors import BadRecord, DeadRoadError
from deadroad.server.playback import Playback

log = logging.getLogger("deadroad.records")

SLICE: Final = 0.05  # seconds of work in one go; others take turns
PLIES: Final = 50  # played between two looks at the time
MEMORY: Final = 96_000_000  # bytes of records kept, about

Kind = Literal["card", "view", "open", "screen", "events"]


class Wound(Struct):
    """How far a record is played: whether all of it, what it is of, or why it does not hold."""

    done: bool
    known: bool = True  # False: its text is needed
    game: str = ""
    seats: int = 0
    plies: int = 0
    line: int = 0
    why: str = ""
    bad: Literal["", "record", "request"] = ""


class Look(Struct):
    """What somebody wants to see of a record."""

    kind: Kind
    ply: int = 0
    seat: int | None = None
    language: str = "en"
    many: int = 0


_kept: OrderedDict[str, Playback] = OrderedDict()


def wind(key: str, text: str | None) -> Wound:
    """Play a record for a slice of time."""
    try:
        playback = _kept.pop(key, None)
        if playback is None:
            if text is None:
                return Wound(done=False, known=False)
            playback = Playback(text)
        until = time.monotonic() + SLICE
        while not playback.advance(PLIES) and time.monotonic() < until:
            pass
    except BadRecord as what:
        return Wound(done=True, line=what.line, why=what.what[:300], bad="record")
    except DeadRoadError as what:
        return Wound(done=True, why=str(what)[:300], bad="request")
    except (MemoryError, RecursionError) as what:
        return Wound(done=True, why=type(what).__name__, bad="record")
    _keep(key, playback)
    header = playback.record.header
    return Wound(playback.done, game=header.game, seats=header.seats, plies=len(playback.record.plies))


def _keep(key: str, playback: Playback) -> None:
    _kept[key] = playback
    weight = sum(one.weight for one in _kept.values())
    while weight > MEMORY and len(_kept) > 1:
        weight -= _kept.popitem(last=False)[1].weight


def show(key: str, look: Look) -> bytes | None:
    """Return what somebody wants to see, as it travels; None if the record must be played again."""
    playback = _kept.get(key)
    if playback is None or not playback.done:
        return None
    _kept.move_to_end(key)
    match look.kind:
        case "card":
            return msgspec.json.encode(playback.card())
        case "view":
            return msgspec.json.encode(playback.moment(look.ply, look.seat))
        case "open":
            return msgspec.json.encode(playback.opened(look.ply))
        case "screen":
            return playback.screen(look.ply, look.seat, look.language).encode()
        case "events":
            return msgspec.json.encode(playback.events(look.seat, look.ply, look.many))
