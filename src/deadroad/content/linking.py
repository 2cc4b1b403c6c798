"""Short words before a name: French elides them (`d’Otis`), Italian adds a d (`ad Ada`).

Texts call it as a Fluent function: `{ LINK("de", $seat) }`. web/src/core/linking.ts does the same. Both are
tested with the cases in tests/content/linking.json.
"""

from __future__ import annotations

import unicodedata
from typing import Final

ELIDED: Final = ("de", "que", "le", "la", "jusque")
# The first letters of French words and names with an aspirated h. Every other h is mute.
ASPIRATED: Final = ("ha", "hea", "hei", "helm", "henry", "her", "hi", "hol", "hor", "how", "hu")
MUTE: Final = (
    *("hab", "had", "hal", "harm", "herb", "herc", "herm", "herv"),
    *("hil", "hip", "his", "hon", "hort", "huber", "hug", "hui", "hum"),
)
NOT_MUTE: Final = ("hall", "halt", "hill", "hugh", "huit", "hump")


def link(language: str, word: str, name: str) -> str:
    """Return `word` and `name`, joined by the rules of the language."""
    start = _plain(name)
    if language == "fr" and word.lower() in ELIDED and _begins_with_vowel_sound(start):
        return f"{word[:-1]}’{name}"
    if language == "it" and word.lower() in ("a", "e") and start.startswith(word.lower()):
        return f"{word}d {name}"
    return f"{word} {name}"


def _plain(name: str) -> str:
    """Return a name in lower case without accents, beginning with its first letter or digit."""
    letters = unicodedata.normalize("NFD", name.lower().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join([sign for sign in letters if not unicodedata.combining(sign)])
    while bare and not bare[0].isalnum():
        bare = bare[1:]
    return bare


def _begins_with_vowel_sound(start: str) -> bool:
    if start.startswith("h"):
        aspirated = start.startswith(NOT_MUTE) or (start.startswith(ASPIRATED) and not start.startswith(MUTE))
        return not aspirated
    if start.startswith("y"):
        return start[1:2] not in ("", "a", "e", "i", "o", "u")
    return start.startswith(("a", "e", "i", "o", "u")) and not start.startswith(("onz", "oui"))
