"""The work of the record process: it replays records, caches recent ones, and shows their positions.

The key of a record is the hash of its text. The cache is limited by its size in memory, not by the number of
records.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from typing import Final, Literal

import msgspec
from msgspec import Struct

from deadroad.kernel.errors import BadRecord, DeadRoadError
from deadroad.review.recap import Recapping
from deadroad.server.game_info import game_info, game_texts
from deadroad.server.playback import Playback

log = logging.getLogger("deadroad.records")

SLICE: Final = 0.05  # seconds of a slice; records take turns
PLIES: Final = 50  # plies between two checks of the time
RECAPS: Final = 8  # recaps in progress that are kept
OLD: Final = 60.0  # seconds after which nobody waits for a recap
MEMORY: Final = 96_000_000  # approximate bytes of cached records

Kind = Literal["card", "view", "open", "screen", "events", "recap", "reach", "game", "texts"]


class Wound(Struct):
    """Progress of a replay: whether it is done, its summary, or why the record is not valid."""

    done: bool
    known: bool = True  # False: the process needs its text
    game: str = ""
    seats: int = 0
    plies: int = 0
    line: int = 0
    why: str = ""
    bad: Literal["", "record", "request"] = ""


class Look(Struct):
    """A request to see part of a record."""

    kind: Kind
    ply: int = 0
    seat: int | None = None
    language: str = "en"
    many: int = 0


_kept: OrderedDict[str, Playback] = OrderedDict()
_recaps: OrderedDict[str, tuple[float, Recapping]] = OrderedDict()


def wind(key: str, text: str | None) -> Wound:
    """Replay a record for a slice of time."""
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


def _recap(key: str, playback: Playback) -> bytes:
    """Work on a recap for a slice of time. Return it when it is done, and b"" before."""
    _, recapping = _recaps.pop(key, (0.0, None))
    recapping = recapping or Recapping(playback.record)
    until = time.monotonic() + SLICE
    while not recapping.advance():
        # If many are in progress, this one is finished at once. None is dropped that goes on.
        if time.monotonic() > until and (len(_recaps) < RECAPS or _drop_oldest()):
            _recaps[key] = (until, recapping)
            return b""
    return msgspec.json.encode(recapping.recap())


def _drop_oldest() -> bool:
    """Drop the recap that was continued least recently, if that was long ago. Return whether it was."""
    oldest = next(iter(_recaps))
    old = _recaps[oldest][0] < time.monotonic() - OLD
    if old:
        del _recaps[oldest]
    return old


def show(key: str, look: Look) -> bytes | None:
    """Return the encoded response to a request; None if the record must be replayed first.

    An empty response means that it takes longer than a slice: the same request continues it.
    """
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
            return msgspec.json.encode(playback.opened(look.ply, look.language))
        case "screen":
            return playback.screen(look.ply, look.seat, look.language).encode()
        case "events":
            return msgspec.json.encode(playback.events(look.seat, look.ply, look.many))
        case "recap":
            return _recap(key, playback)
        case "reach":
            return msgspec.json.encode(playback.reach(look.ply, look.seat or 0))
        case "game":
            return msgspec.json.encode(game_info(playback.record.header.game))
        case "texts":
            return game_texts(playback.record.header.game, look.language).encode()
