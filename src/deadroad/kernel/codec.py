"""Plain data out of states and views: for the wire, for digests, for tests that compare two worlds."""

from __future__ import annotations

import hashlib
import json
from enum import Enum
from typing import Any, Final

from deadroad.kernel.frame import Frame, State
from deadroad.kernel.view import View

Plain = None | bool | int | str | list[Any] | dict[str, Any]

# Compiled, `tuple | bytes` in a call would be made anew every time.
TUPLES: Final = (tuple, bytes, bytearray)
SETS: Final = (set, frozenset)

_FIELDS: dict[type, tuple[str, ...]] = {}


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
    """Return a value as JSON knows it; objects become their fields, a frame says which it is."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value  # type: ignore[return-value]  # one of the plain kinds
    if isinstance(value, list):
        for item in value:
            if type(item) is not int:
                return [plain(item) for item in value]
        return list(value)  # the common case by far: a state is lists of numbers
    if isinstance(value, Enum):
        # Its own name, without the detour through the property: this is asked very often.
        return str(value._name_).lower()
    if isinstance(value, TUPLES):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, SETS):
        return [plain(item) for item in sorted(value)]
    rows: dict[str, Plain] = {name: plain(getattr(value, name)) for name in fields(type(value))}
    if isinstance(value, Frame):
        rows["frame"] = type(value).__name__
    return rows


def plain_view(view: View) -> dict[str, Plain]:
    """Return a view as plain data; the open question with it, if it was put."""
    asked = view.question
    return {
        "seat": None if view.seat < 0 else view.seat,
        "seats": view.seats,
        "public": plain(view.public),
        "secret": plain(view.secret),
        "stack": plain(view.stack),
        "stops": plain(view.stops),
        "asked": None if view.asked < 0 else view.asked,
        "options": list(view.options),
        "question": None
        if asked is None
        else {
            "seat": asked.seat,
            "kind": asked.kind,
            "clause": asked.prompt.clause,
            "values": plain(asked.prompt.values),
            "secret": asked.secret,
            "moment": asked.moment,
        },
    }


def encode(value: Plain) -> bytes:
    """Return plain data as bytes, the same for the same data."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(state: State) -> str:
    """Return a fingerprint of a whole state, luck to come included; the same interpreted and compiled."""
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
