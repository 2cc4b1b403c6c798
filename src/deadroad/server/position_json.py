"""Parts of a position as JSON, written directly.

The result has the same content as that of the kernel's `plain`, encoded, without its lists and dictionaries.
"""

from __future__ import annotations

from enum import Enum
from json.encoder import encode_basestring
from typing import Final

from librt.strings import BytesWriter

from deadroad.kernel.codec import fields
from deadroad.kernel.frame import Frame

MOST_TEXTS: Final = 10_000  # texts whose JSON is kept

# Constants, because compiled code would build a union again in every call.
TUPLES: Final = (tuple, bytes, bytearray)
SETS: Final = (set, frozenset)

_NUMBERS: Final = [str(number).encode() for number in range(-1, 256)]
_TEXTS: Final[dict[str, bytes]] = {}
_ENUMS: Final[set[type]] = set()
_ROWS: Final[dict[type, list[tuple[str, bytes]]]] = {}  # by class: its fields, each with its key as JSON

_OPEN_LIST: Final = 91  # [
_CLOSE_LIST: Final = 93  # ]
_CLOSE_DICT: Final = 125  # }
_COMMA: Final = 44  # ,


def as_json(value: object) -> bytes:
    """Return a value as JSON. Objects become their fields; a frame includes its class name."""
    out = BytesWriter()
    _write(value, out)
    return out.getvalue()


def _write(value: object, out: BytesWriter) -> None:
    kind = type(value)
    if kind is int:
        _number(value, out)  # type: ignore[arg-type]  # an int
    elif isinstance(value, list):
        _items(value, out)
    elif kind is str:
        out.write(_text(value))  # type: ignore[arg-type]  # a str
    elif value is None:
        out.write(b"null")
    elif kind is bool:
        out.write(b"true" if value else b"false")
    elif kind in _ROWS:
        _row(value, kind, out)
    elif kind in _ENUMS:
        # Read the attribute directly instead of the property: this runs very often.
        out.write(_text(str(value._name_).lower()))  # type: ignore[attr-defined]  # an enum member
    elif isinstance(value, Enum):
        _ENUMS.add(kind)
        _write(value, out)
    elif isinstance(value, TUPLES):
        _items(list(value), out)
    elif isinstance(value, dict):
        _pairs(value, out)
    elif isinstance(value, SETS):
        _items(sorted(value), out)
    else:
        _ROWS[kind] = _keys(kind)
        _row(value, kind, out)


def _number(value: int, out: BytesWriter) -> None:
    out.write(_NUMBERS[value + 1] if -1 <= value < 256 else str(value).encode())


def _items(value: list[object], out: BytesWriter) -> None:
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


def _pairs(value: dict[object, object], out: BytesWriter) -> None:
    before = b"{"
    for key, item in value.items():
        out.write(before)
        out.write(_text(str(key)))
        out.write(b":")
        _write(item, out)
        before = b","
    out.write(b"{}" if before == b"{" else b"}")


def _row(value: object, kind: type, out: BytesWriter) -> None:
    for name, key in _ROWS[kind]:
        out.write(key)
        if name:
            _write(getattr(value, name), out)
    out.append(_CLOSE_DICT)


def _keys(kind: type) -> list[tuple[str, bytes]]:
    """Return the fields of a class with their keys; a field without a name is written as it is."""
    before = b"{"
    found: list[tuple[str, bytes]] = []
    for name in fields(kind):
        found.append((name, before + _text(name) + b":"))
        before = b","
    if issubclass(kind, Frame):
        found.append(("", before + b'"frame":' + _text(kind.__name__)))
    return found or [("", b"{")]


def _text(text: str) -> bytes:
    known = _TEXTS.get(text)
    if known is None:
        known = encode_basestring(text).encode()
        if len(_TEXTS) < MOST_TEXTS:
            _TEXTS[text] = known
    return known
