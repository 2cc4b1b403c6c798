"""Plain data from states and views, for messages, digests and tests that compare two worlds."""

from __future__ import annotations

import hashlib
from enum import Enum
from json.encoder import encode_basestring
from typing import Any, Final

from librt.strings import BytesWriter

from deadroad.kernel.frame import Frame, State
from deadroad.kernel.question import Question
from deadroad.kernel.view import View

Plain = None | bool | int | str | list[Any] | dict[str, Any]

# A constant, because compiled code would build `tuple | bytearray` again in every call.
TUPLES: Final = (tuple, bytearray)
SETS: Final = (set, frozenset)

# The classes seen so far.
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_ENUMS: Final[set[type]] = set()

# Views consist of small numbers, from -1, and of the same names again and again, so their JSON is made once.
_NUMBERS: Final = [str(number).encode() for number in range(-1, 256)]
_NAMES: Final[dict[str, bytes]] = {}
_OPEN_LIST: Final = 91  # [
_CLOSE_LIST: Final = 93  # ]
_OPEN_DICT: Final = 123  # {
_CLOSE_DICT: Final = 125  # }
_COMMA: Final = 44  # ,


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
    if isinstance(value, list):
        for item in value:
            if type(item) is not int:
                return [plain(item) for item in value]
        return list(value)  # by far the most common case: a state consists of lists of numbers
    if kind in _ENUMS:
        # Read the attribute directly instead of the property: this runs very often.
        return str(value._name_).lower()  # type: ignore[attr-defined]  # an enum member
    if kind in _FIELDS:
        return _row(value)
    if isinstance(value, bytes):
        return list(value)
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
    """Return plain data as JSON: keys sorted, no spaces. Equal data gives equal bytes."""
    out = BytesWriter()
    _write(value, out)
    return out.getvalue()


def _write(value: Plain, out: BytesWriter) -> None:
    # Compiled, this takes a third of the time of the `json` module.
    if isinstance(value, list):
        out.append(_OPEN_LIST)
        begun = False
        for item in value:
            if begun:
                out.append(_COMMA)
            begun = True
            if type(item) is int:
                number: int = item
                out.write(_NUMBERS[number + 1] if -1 <= number < 256 else str(number).encode())
            else:
                _write(item, out)
        out.append(_CLOSE_LIST)
    elif isinstance(value, dict):
        out.append(_OPEN_DICT)
        begun = False
        for key in sorted(value):
            if begun:
                out.append(_COMMA)
            begun = True
            out.write(_name(key))
            _write(value[key], out)
        out.append(_CLOSE_DICT)
    elif isinstance(value, str):
        out.write(encode_basestring(value).encode())
    elif value is None:
        out.write(b"null")
    elif isinstance(value, bool):
        out.write(b"true" if value else b"false")
    else:
        out.write(_NUMBERS[value + 1] if -1 <= value < 256 else str(value).encode())


def _name(key: str) -> bytes:
    """Return a key of an object as JSON, with its colon."""
    known = _NAMES.get(key)
    if known is None:
        known = encode_basestring(key).encode() + b":"
        _NAMES[key] = known
    return known


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
