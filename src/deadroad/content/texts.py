"""Texts in Fluent: one catalogue for each game and language, and one that all games share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from deadroad.content.in_use import used
from deadroad.content.linking import link
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.option import Domain
from deadroad.kernel.question import Value
from deadroad.kernel.words import Words

LANGUAGES: Final = ("en", "fr", "it")
SHARED: Final = Path(__file__).parent
# A sentence that ends in a name with its own punctuation mark (“Where did everybody go?”) needs no full stop.
OWN_MARK: Final = re.compile(r"(?<=\w)(\s?[!?…])\.(?=\s|$)")
LONGEST: Final = 500  # characters of a value; Fluent refuses more than a thousand


class MissingText(Exception):
    """The catalogue does not have a key, or a value is missing."""


def _bundle(folder: Path, room: str, language: str) -> FluentBundle:
    path = folder / room / f"{language}.ftl"
    functions: dict[str, Any] = {"LINK": partial(_linked, language)}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _linked(language: str, word: object, name: object) -> str:
    """Join a short word and a name. This is the Fluent function LINK; values may have Fluent's own types."""
    return link(language, str(word), str(name))


@cache
def bundle(folder: Path, room: str, language: str) -> FluentBundle:
    """Return a catalogue, read once."""
    if language not in LANGUAGES:
        raise BadRequest(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return _bundle(folder, room, language)


def literal_bundle(language: str, texts: Mapping[str, str]) -> FluentBundle:
    """Return a catalogue of literal texts, in which nothing is Fluent syntax."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(literal_source(texts)))
    return found


def literal_source(texts: Mapping[str, str]) -> str:
    """Return literal texts as the source of a catalogue."""
    quoted = {key: text.replace("\\", "\\\\").replace('"', '\\"') for key, text in texts.items()}
    return "".join(f'{key} = {{ "{text}" }}\n' for key, text in quoted.items())


class Texts(Words):
    """One language of one game. A key is searched in each folder in turn, and in the shared texts last."""

    def __init__(self, language: str, domains: dict[str, Domain], *folders: Path) -> None:
        super().__init__(language, domains)
        self.folders = folders
        self.bundles = [bundle(folder, "texts", language) for folder in (*folders, SHARED)]
        variant = used()
        self.own: dict[str, str] = {}  # texts of the variant in use
        if variant is not None:
            self.own = {**variant.texts.get("en", {}), **variant.texts.get(language, {})}
            self.bundles.insert(0, literal_bundle(language, self.own))

    def has(self, key: str) -> bool:
        """Return whether any catalogue has this key."""
        return any(catalogue.has_message(key) for catalogue in self.bundles)

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return the sentence of a key. Raises MissingText if there is none or a value is missing."""
        for catalogue in self.bundles:
            if catalogue.has_message(key):
                return _formatted(catalogue, key, values or {})
        raise MissingText(f"{self.language}: no text {key}")

    def source(self) -> str:
        """Return the catalogue without the shared texts. If a key occurs twice, the first one counts."""
        paths = [folder / "texts" / f"{self.language}.ftl" for folder in self.folders]
        return literal_source(self.own) + "\n".join(path.read_text(encoding="utf-8") for path in paths)

    def declared(self, prefix: str) -> list[str]:
        """Return the keys with this prefix, without the prefix, in the order of the catalogue."""
        found = [key for catalogue in self.bundles for key in catalogue._messages]  # noqa: SLF001 - no listing
        return [key.removeprefix(prefix) for key in dict.fromkeys(found) if key.startswith(prefix)]

    def outline(self, key: str, values: dict[str, Value]) -> str:
        """Return the sentence of a key. Missing values become an ellipsis."""
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
        """Add the name of a variable."""
        self.names.append(node.id.name)


def _formatted(catalogue: FluentBundle, key: str, values: Mapping[str, Value]) -> str:
    pattern = catalogue.get_message(key).value
    if pattern is None:
        raise MissingText(f"{key} has no value")
    short = {name: _short(value) for name, value in values.items()}
    sentence, errors = catalogue.format_pattern(pattern, short)
    if errors:
        raise MissingText(f"{key}: {errors[0]}")
    return OWN_MARK.sub(r"\1", str(sentence))


def _short(value: Value) -> Value:
    """Return a value, shortened to a length that Fluent accepts, because it may be typed text."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def keys(folder: Path, room: str, language: str) -> list[str]:
    """Return the keys of one catalogue, for tests and for the web."""
    return sorted(bundle(folder, room, language)._messages)  # noqa: SLF001 - the library gives no listing
