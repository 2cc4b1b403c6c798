"""Plain data from states and views, for messages, digests and tests that compare two worlds."""

from __future__ import annotations

import hashlib
import json
from enum import Enum
from typing import Any, Final

from deadroad.kernel.frame import Frame, State
from deadroad.kernel.question import Question
from deadroad.kernel.view import View

Plain = None | bool | int | str | list[Any] | dict[str, Any]

# A constant, because compiled code would build `tuple | bytes` again in every call.
TUPLES: Final = (tuple, bytes, bytearray)
SETS: Final = (set, frozenset)

# The classes seen so far.
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_ENUMS: Final[set[type]] = set()

# A state has no cycles, so there is no need to look for them.
_ENCODER: Final = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False
)


def fields(kind: type) -> tuple[str, ...]:
    """Return the attribute names of a slotted class and its bases in alphabetical order, compiled or not."""
    known = _FIELDS.get(kind)
    if known is None:
        found: set[str] = set()
        for base in kind.__mro__:
            found.update(getattr(base, "__mypyc_attrs__", ()))
            slots = base.__dict__.get("__slots__", ())
            found.update(slots)
        known = tuple(sorted(name for name in found if not name.startswith("__")))
        _FIELDS[kind] = known
    return known


def plain(value: object) -> Plain:
    """Return a value as JSON data. Objects become their fields; a frame includes its class name."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value  # type: ignore[return-value]  # one of the plain kinds
    if kind in _ENUMS:
        # Read the attribute directly instead of the property: this runs very often.
        return str(value._name_).lower()  # type: ignore[attr-defined]  # an enum member
    if kind in _FIELDS:
        return _row(value)
    if isinstance(value, list):
        for item in value:
            if type(item) is not int:
                return [plain(item) for item in value]
        return list(value)  # by far the most common case: a state consists of lists of numbers
    if isinstance(value, Enum):
        _ENUMS.add(kind)
        return plain(value)
    if isinstance(value, TUPLES):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, SETS):
        return [plain(item) for item in sorted(value)]
    return _row(value)


def _row(value: object) -> dict[str, Plain]:
    kind = type(value)
    row: dict[str, Plain] = {}
    for name in fields(kind):
        row[name] = plain(getattr(value, name))
    if isinstance(value, Frame):
        row["frame"] = kind.__name__
    return row


def plain_view(view: View) -> dict[str, Plain]:
    """Return a view as plain data, with the open question if the view has it."""
    return {
        "seat": None if view.seat < 0 else view.seat,
        "seats": view.seats,
        "public": plain(view.public),
        "secret": plain(view.secret),
        "stack": plain(view.stack),
        "stops": plain(view.stops),
        "asked": None if view.asked < 0 else view.asked,
        "options": list(view.options),
        "question": plain_question(view.question),
    }


def plain_question(asked: Question | None) -> Plain:
    """Return what every seat sees of a question, as plain data."""
    if asked is None:
        return None
    return {
        "seat": asked.seat,
        "kind": asked.kind,
        "clause": asked.prompt.clause,
        "values": plain(asked.prompt.values),
        "secret": asked.secret,
        "moment": asked.moment,
    }


def encode(value: Plain) -> bytes:
    """Return plain data as bytes. Equal data gives equal bytes."""
    return _ENCODER.encode(value).encode()


def digest(state: State) -> str:
    """Return a hash of a whole state, including its random generator. Interpreted and compiled code agree."""
    whole: dict[str, Plain] = {
        "seats": state.seats,
        "public": plain(state.public_part()),
        "secrets": [plain(state.secret_part(seat)) for seat in range(state.seats)],
        "hidden": plain(state.hidden_part()),
        "chance": plain(state.chance),
        "stack": plain(state.stack),
        "stops": plain(state.stops),
        "asked": list(state.asked),
        "seat": state.seat,
    }
    return hashlib.sha256(encode(whole)).hexdigest()
