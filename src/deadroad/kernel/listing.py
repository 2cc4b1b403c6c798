"""Any view as lines of text, for games without a drawing.

`view-<field>` is the text of a field, and fields are listed in the order of these texts. A field whose name
ends in the name of a domain, or in its plural, holds values of that domain. A few field names stand for
seats.
"""

from __future__ import annotations

from typing import Any, Final

from deadroad.kernel.codec import Plain, plain
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

SEATS: Final = ("seat", "owner", "taken", "order", "turn", "first")


def kind_of(name: str, words: Words) -> str:
    """Return what the values of a field are: `seat`, the name of a domain, or ""."""
    return "seat" if name.removesuffix("s") in SEATS else _domain(name, words)


def in_order(part: dict[str, Any], words: Words) -> list[tuple[str, Any]]:
    """Return the fields of a part in the order of their texts; those without one come last."""
    places = {name: at for at, name in enumerate(words.declared("view-"))}
    return sorted(part.items(), key=lambda field: places.get(field[0], len(places)))


def listed(view: View, words: Words, names: list[str]) -> str:
    """Return a line for each field of the public part, then of the seat's secret."""
    public = _lines(plain(view.public), words, names, names)
    return "\n".join([*public, *_lines(plain(view.secret), words, names, [])])


def listed_secret(view: View, words: Words, names: list[str]) -> str:
    """Return a line for each field of the seat's secret."""
    return "\n".join(_lines(plain(view.secret), words, names, []))


def _lines(part: Plain, words: Words, names: list[str], seats: list[str]) -> list[str]:
    if not isinstance(part, dict):
        return []
    colon = "\u00a0:" if words.language == "fr" else ":"
    return [
        f"[dim]{label(name, words)}{colon}[/dim] {_value(value, name, words, names, seats)}"
        for name, value in in_order(part, words)
    ]


def label(name: str, words: Words) -> str:
    """Return the text of a field."""
    key = f"view-{name}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def _value(value: Plain, name: str, words: Words, names: list[str], seats: list[str]) -> str:
    """Return a value in words.

    A list of length `seats` is shown by seat, unless it holds values of a domain.
    """
    if isinstance(value, dict):
        inner = [
            f"{label(key, words)} {_value(item, key, words, names, [])}"
            for key, item in in_order(value, words)
        ]
        return f"({', '.join(inner)})"
    if not isinstance(value, list):
        return _word(value, name, words, names)
    items = [_value(item, name, words, names, []) for item in value]
    flat = all(not isinstance(item, list | dict) for item in value)
    if seats and len(items) == len(seats) and not (flat and _domain(name, words)):
        return "; ".join([f"{seat} {item}" for seat, item in zip(seats, items, strict=True)])
    return ", ".join(items) or "–"


def _word(value: Any, name: str, words: Words, names: list[str]) -> str:  # noqa: ANN401 - a value of plain data
    if value is None or value == -1:
        return "–"
    domain = kind_of(name, words)
    if domain == "seat":
        return names[value] if type(value) is int and 0 <= value < len(names) else str(value)
    return str(words.word(domain, value) if domain else value)


def _domain(name: str, words: Words) -> str:
    """Return the domain that a field is named after (`card`, `cards`, `shown_cards`), or ""."""
    for word in (name, name.rpartition("_")[2]):
        for domain in (word, word.removesuffix("s")):
            if domain in words.domains:
                return domain
    return ""
