"""Texts in Fluent, one catalogue per game and language, with a few words that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from deadroad.kernel.errors import BadRequest
from deadroad.kernel.option import Domain
from deadroad.kernel.question import Value
from deadroad.kernel.words import Words

LANGUAGES: Final = ("en", "fr", "it")
SHARED: Final = Path(__file__).parent
LONGEST: Final = 500  # signs of a value; Fluent refuses more than a thousand


class MissingText(Exception):
    """A key the catalogue does not have, or one that can't be put into words."""


def _bundle(folder: Path, room: str, language: str) -> FluentBundle:
    path = folder / room / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def bundle(folder: Path, room: str, language: str) -> FluentBundle:
    """Return a catalogue, read once."""
    if language not in LANGUAGES:
        raise BadRequest(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return _bundle(folder, room, language)


class Texts(Words):
    """One language of one game; a key is looked for in each folder in turn, in the shared words last."""

    def __init__(self, language: str, domains: dict[str, Domain], *folders: Path) -> None:
        super().__init__(language, domains)
        self.folders = folders
        self.bundles = [bundle(folder, "texts", language) for folder in (*folders, SHARED)]

    def has(self, key: str) -> bool:
        """Whether any catalogue has this key."""
        return any(catalogue.has_message(key) for catalogue in self.bundles)

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return the sentence of a key; MissingText if it has none or a value is missing."""
        for catalogue in self.bundles:
            if catalogue.has_message(key):
                return _formatted(catalogue, key, values or {})
        raise MissingText(f"{self.language}: no text {key}")

    def declared(self, prefix: str) -> list[str]:
        """Return the keys that begin so, without that beginning, in the order of the catalogue."""
        found = [key for catalogue in self.bundles for key in catalogue._messages]  # noqa: SLF001 - no listing
        return [key.removeprefix(prefix) for key in dict.fromkeys(found) if key.startswith(prefix)]

    def outline(self, key: str, values: dict[str, Value]) -> str:
        """Return the sentence of a key; what it needs besides these values is an ellipsis."""
        for catalogue in self.bundles:
            if catalogue.has_message(key):
                needed = _Needed(catalogue.get_message(key).value)
                return self.say(key, {**dict.fromkeys(needed.names, "…"), **values})
        raise MissingText(f"{self.language}: no text {key}")


class _Needed(Visitor):
    """The names of the values that a pattern needs."""

    def __init__(self, pattern: object) -> None:
        self.names: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: ANN401, N802 - the library's
        """Note a name."""
        self.names.append(node.id.name)


def _formatted(catalogue: FluentBundle, key: str, values: Mapping[str, Value]) -> str:
    pattern = catalogue.get_message(key).value
    if pattern is None:
        raise MissingText(f"{key} has no value")
    short = {name: _short(value) for name, value in values.items()}
    sentence, errors = catalogue.format_pattern(pattern, short)
    if errors:
        raise MissingText(f"{key}: {errors[0]}")
    return str(sentence)


def _short(value: Value) -> Value:
    """Return a value of a length that Fluent takes: somebody may have typed it."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def keys(folder: Path, room: str, language: str) -> list[str]:
    """Return the keys of one catalogue, for tests and for the web."""
    return sorted(bundle(folder, room, language)._messages)  # noqa: SLF001 - the library gives no listing
