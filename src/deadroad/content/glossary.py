"""A glossary of cards, tokens, events and agendas by name."""

from __future__ import annotations

import unicodedata

from deadroad.kernel.game import Game
from deadroad.kernel.words import Words


class Entry:
    """One component: its text key, its name, and what is printed on it."""

    __slots__ = ("key", "name", "text")

    def __init__(self, key: str, name: str, text: str) -> None:
        self.key = key
        self.name = name
        self.text = text


def glossary(game: Game, words: Words) -> list[Entry]:
    """Return every component that has a text or printed numbers, in the order of the catalogue."""
    keys = words.declared("")
    known = set(keys)
    found: list[Entry] = []
    for key in keys:
        domain, _, value = key.partition("-")
        if not value or key.endswith("-text") or domain in {"setting", "preset"}:
            continue
        says = words.say(f"{key}-text") if f"{key}-text" in known else ""
        numbers = game.printed(words, domain, value)
        if says or numbers:
            text = " ".join([part for part in (numbers and f"{numbers}.", says) if part])
            found.append(Entry(key, words.say(key), text[:1].upper() + text[1:]))
    return found


def look_up(game: Game, words: Words, typed: str) -> list[Entry]:
    """Return the components with the typed name; otherwise those whose name begins with or contains it."""
    wanted = plain(typed)
    if not wanted:
        return []
    entries = glossary(game, words)
    names = [(entry, called(entry)) for entry in entries]
    exact = [entry for entry, known in names if wanted in known]
    if exact:
        return exact
    begun = [entry for entry, known in names if known[0].startswith(wanted)]
    return begun or [entry for entry, known in names if f" {wanted}" in f" {known[0]}"]


def called(entry: Entry) -> list[str]:
    """Return what can be typed for a component: its name, its key, its key without the kind."""
    return [plain(entry.name), plain(entry.key), plain(entry.key.partition("-")[2])]


def plain(text: str) -> str:
    """Return a name in lower case without accents and punctuation, to compare it with typed text."""
    letters = unicodedata.normalize("NFD", text.casefold())
    kept = [sign if sign.isalnum() else " " for sign in letters if not unicodedata.combining(sign)]
    return " ".join("".join(kept).split())
