"""Variants: small TOML files that change the content and the settings of a game.

name = "Gentle start"
game = "hit-z-road"
why = "The first fights should not decide the game."

[settings]                         # other defaults
[change.cards."I-13"]              # fields of a row; "*" is every row
zombies = 3
[add.cards."I-21"]                 # a new row, complete
level = 1
[remove]
cards = ["I-16"]
[texts.en]                         # texts of added and changed rows
card-I-21 = "Empty petrol station"
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Final

from deadroad.content.edits import ChangedRow, Edits, is_words, some
from deadroad.content.examples import example
from deadroad.content.schema import Schema, Total, Values, has_schema, schema, short
from deadroad.content.texts import LANGUAGES
from deadroad.kernel.errors import BadVariant

LARGEST: Final = 64_000  # bytes of a file
LONGEST_LINE: Final = 900  # characters, because records contain the lines of their variant
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 400
PARTS: Final = ("name", "game", "why", "study", "totals", "settings", "change", "add", "remove", "texts")


class Variant:
    """A checked variant, with the resulting rows of the tables of its game."""

    def __init__(self, where: str, text: str, data: Values) -> None:
        self.where = where
        self.text = text
        self.name: str = data["name"]
        self.game: str = data["game"]
        self.why: str = data.get("why", "")
        self.study: str = data.get("study", "")
        self.settings: Values = data.get("settings", {})
        self.texts: dict[str, dict[str, str]] = data.get("texts", {})
        self.tables: dict[tuple[str, str], list[ChangedRow]] = {}
        meant = {key: value for key, value in data.items() if key not in ("why", "study")}
        self.digest = hashlib.sha256(json.dumps(meant, sort_keys=True, default=str).encode()).hexdigest()[:12]

    def rows(self, folder: str, table: str) -> list[ChangedRow] | None:
        """Return the rows of a table of the game in `folder`; None if the variant does not change it."""
        return self.tables.get((folder, table))


def read_file(path: Path) -> tuple[str, str]:
    """Return the text of a variant file and its name for messages. An example may be named without a path."""
    where = path.name
    if not path.exists() and str(path) == path.stem:
        path = example(path.stem) or path
    try:
        if not path.is_file():
            raise BadVariant(f"{where} is neither a file nor an example of `deadroad variants list`")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as what:
        raise BadVariant(f"{where}: {what.strerror}") from None
    if len(data) > LARGEST:
        raise BadVariant(f"{where} has more than {LARGEST:,} bytes")
    try:
        return data.decode("utf-8-sig"), where  # some editors begin a file with a mark
    except UnicodeDecodeError:
        raise BadVariant(f"{where} is not a text file in UTF-8") from None


def parse(text: str, where: str) -> Values:
    """Return the parts of a variant. Raises BadVariant if a part has the wrong form."""
    text = tidy(text, where)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as what:
        reason = (
            "nested too deeply" if isinstance(what, RecursionError) else str(what).partition("\n")[0][:200]
        )
        raise BadVariant(f"{where}: {reason}") from None
    for key in data:
        if key not in PARTS:
            raise BadVariant(f"{where}: no part {key[:40]!r}; there are {', '.join(PARTS)}")
    for key in ("name", "game"):
        if not isinstance(data.get(key), str) or not 0 < len(data[key].strip()) <= LONGEST_NAME:
            raise BadVariant(f"{where}: {key} must be a text of 1 to {LONGEST_NAME} characters")
        if not data[key].isprintable():
            raise BadVariant(f"{where}: {key} has a character that cannot be printed")
    for key in ("why", "study"):
        if not isinstance(data.get(key, ""), str):
            raise BadVariant(f"{where}: {key} must be a text")
        # TOML can write such a character as an escape in a line that is printable itself.
        if not data.get(key, "").replace("\n", "").replace("\t", "").isprintable():
            raise BadVariant(f"{where}: {key} has a character that cannot be printed")
    for key in ("settings", "change", "add", "remove", "texts"):
        if not isinstance(data.get(key, {}), dict):
            raise BadVariant(f"{where}: {key} must be a table")
    if not is_words(data.get("totals", [])):
        raise BadVariant(f"{where}: totals must be a list of clauses")
    for setting, value in data.get("settings", {}).items():
        if not isinstance(value, str | int):
            raise BadVariant(f"{where}: settings: {setting[:40]} is {short(value)}, not a number or a word")
    return data


def tidy(text: str, where: str) -> str:
    """Return the text as records store it: plain line ends, no empty lines at the end."""
    if len(text.encode()) > LARGEST:
        raise BadVariant(f"{where} has more than {LARGEST:,} bytes")
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    for at, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadVariant(f"{where}: line {at} has more than {LONGEST_LINE} characters")
        if not all(sign.isprintable() or sign == "\t" for sign in line):
            raise BadVariant(f"{where}: line {at} has a character that cannot be printed")
    return "\n".join(lines).strip("\n")


def read(text: str, where: str, folder: Path) -> Variant:
    """Return the variant of the game in `folder`, checked against its schema."""
    data = parse(text, where)
    if not has_schema(folder):
        raise BadVariant(f"{where}: {data['game']} takes no variants")
    found = Variant(where, tidy(text, where), data)
    rules = schema(folder)
    edits = Edits(where, data, rules)
    for name in edits.touched():
        table = rules.tables[name]
        found.tables[(table.folder.name, name)] = edits.rows(table)
    _check_totals(found, rules, data.get("totals", []))
    _check_texts(found, rules, edits)
    return found


def _check_totals(found: Variant, rules: Schema, changed: list[str]) -> None:
    stated = {total.clause for total in rules.totals if total.stated is not None}
    for clause in changed:
        if clause not in stated:
            raise BadVariant(f"{found.where}: totals: no total of {clause[:20]!r}; there are {some(stated)}")
    for total in rules.totals:
        table = rules.tables[total.table]
        rows = found.rows(table.folder.name, total.table)
        if rows is not None:
            _check_total(found.where, total, [row.values for row in rows], total.clause in changed)


def _check_total(where: str, total: Total, rows: list[Values], changed: bool) -> None:
    count = total.count(rows)
    if not changed and total.stated is not None and count != total.stated:
        raise BadVariant(
            f"{where}: {total.told()} is {count}, but {total.clause} says {total.stated}; "
            f'to change that on purpose write totals = ["{total.clause}"]'
        )
    if not total.least <= count <= total.most:
        bound = f"at least {total.least}" if count < total.least else f"at most {total.most}"
        raise BadVariant(f"{where}: {total.told()} is {count}; the game needs {bound}")


def _check_texts(found: Variant, rules: Schema, edits: Edits) -> None:
    names: set[str] = set()
    needed: dict[str, str] = {}  # the first text of an added row is its name
    for name in edits.touched():
        table = rules.tables[name]
        for row in found.rows(table.folder.name, name) or []:
            keys = [pattern.format(id=table.id(row.values)) for pattern in table.texts]
            names.update(keys)
            if keys and table.id(row.values) in edits.add.get(name, {}):
                needed[keys[0]] = row.where
    given: Values = found.texts
    for language, texts in given.items():
        if language not in LANGUAGES or not isinstance(texts, dict):
            raise BadVariant(f"{found.where}: texts: {language[:20]!r} is not one of {', '.join(LANGUAGES)}")
        for key, text in texts.items():
            if key not in names:
                raise BadVariant(f"{found.where}: texts: {key[:60]} is not a text of a changed row")
            if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_TEXT or "\n" in text:
                raise BadVariant(
                    f"{found.where}: texts: {key} must be one line of at most {LONGEST_TEXT} characters"
                )
            if not text.isprintable():
                raise BadVariant(f"{found.where}: texts: {key} has a character that cannot be printed")
    for key, where in needed.items():
        if key not in found.texts.get("en", {}):
            raise BadVariant(f"{where}: texts.en.{key} is missing; an added row needs its name")
