"""The rules reference: every clause by id and chapter, in three languages, with its origin."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from deadroad.content.texts import bundle

KINDS: Final = ("rule", "ruling", "mixed", "fact", "inferred", "ours")
BREAKS: Final = re.compile(r"[ \t\r\n]+")  # not \s: no-break spaces stay


class Clause:
    """A clause: its id, its origin and its text."""

    def __init__(self, id: str, kind: str, text: str) -> None:  # noqa: A002 - the word of the rulebooks
        self.id = id
        self.kind = kind
        self.text = text


class Chapter:
    """A chapter of the reference."""

    def __init__(self, key: str, title: str, clauses: list[Clause]) -> None:
        self.key = key
        self.title = title
        self.clauses = clauses


@cache
def chapters(folder: Path, language: str) -> list[Chapter]:
    """Return the reference of the game in `folder`."""
    catalogue = bundle(folder, "rules", language)

    def say(key: str) -> str:
        pattern = catalogue.get_message(key).value
        sentence, _ = catalogue.format_pattern(pattern) if pattern is not None else ("", [])
        return BREAKS.sub(" ", str(sentence)).strip()

    data = tomllib.loads((folder / "rules" / "clauses.toml").read_text(encoding="utf-8"))
    return [
        Chapter(
            chapter["key"],
            say(f"chapter-{chapter['key']}"),
            [Clause(row["id"], row["kind"], say(row["id"])) for row in chapter["clauses"]],
        )
        for chapter in data["chapter"]
    ]


def clause_ids(folder: Path) -> list[str]:
    """Return every clause id, in order."""
    data = tomllib.loads((folder / "rules" / "clauses.toml").read_text(encoding="utf-8"))
    return [row["id"] for chapter in data["chapter"] for row in chapter["clauses"]]
