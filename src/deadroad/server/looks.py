"""Checks of texts that people write: invisible characters, stacked marks, and names that look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters that are drawn as nothing, although Unicode does not call them control characters.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# They change the order of other letters, also of those around a text.
ORDERING: Final = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
STACKED: Final = 3  # most marks above or below one letter; languages need two
MARKS: Final = 5  # most marks of any kind on one letter; Burmese needs four
# Letters that look like Latin ones, each above its Latin letter: Cyrillic, then Greek.
ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜӀасеһіјӏорԛѕѵԝхуԁк" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαονρυκιχϲϳ",
    "ABESIJKMHOPCTYXQWIacehijlopqsvwxydk" + "ABEZHIKMNOPTYXCaovpukixcj",
)
# Latin letters and digits that look alike.
STROKES: Final = str.maketrans({"I": "1", "l": "1", "|": "1", "O": "o", "0": "o"})


def selector(sign: str) -> bool:
    """Return whether a sign only selects a form of the sign before it, such as an emoji in colour."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def mark(sign: str) -> bool:
    """Return whether a sign is drawn on the letter before it.

    Unicode gives no combining class to many marks that browsers stack all the same, such as U+0E47.
    """
    return unicodedata.category(sign) in ("Mn", "Me")


def unstacked(text: str) -> str:
    """Return a text without the marks that are too many on one letter. They would cover other lines."""
    kept: list[str] = []
    run = marks = 0
    for sign in text:
        run = run + 1 if unicodedata.combining(sign) else 0
        marks = marks + 1 if mark(sign) else 0
        if run <= STACKED and marks <= MARKS:
            kept.append(sign)
    return "".join(kept)


def tidy(text: str) -> str:
    """Return a text in one line, without control characters and without what would disturb other lines.

    Some control characters control a terminal.
    """
    said = [sign for sign in text if sign.isspace() or unicodedata.category(sign) != "Cc"]
    return unstacked(" ".join("".join(sign for sign in said if sign not in ORDERING).split()))


def look(name: str) -> str:
    """Return the look of a name: two names with the same look are hard to tell apart."""
    plain = "".join(sign for sign in name.translate(ALIKE) if not selector(sign))
    strokes = unicodedata.normalize("NFKC", plain).translate(ALIKE).translate(STROKES).casefold()
    return strokes.replace("rn", "m").replace("vv", "w")
