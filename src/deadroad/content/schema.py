"""The schema of a game's content: what a row may hold and which totals the rules state.

`content/schema.toml` of a game describes every table. The tests check the shipped rows against it, and a
variant is checked against the same schema. A game without this file takes no variants.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from deadroad.content.rows import shipped

FILE: Final = "schema.toml"
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
LONGEST_LIST: Final = 40
SHOWN: Final = 40  # characters of a wrong value in a message

Values = dict[str, Any]


class BadField(Exception):
    """A value that the schema rejects; the message starts with the name of the field."""


class Field:
    """One column of a table."""

    def __init__(self, name: str, about: Values, used: list[Any]) -> None:
        self.name = name
        self.kind: str = about.get("kind", "word")
        self.fixed: bool = about.get("fixed", False)  # a variant can't change it
        self.given: bool = about.get("given", False)  # a variant can change it only if the row has it
        self.optional: bool = about.get("optional", False) or self.given
        self.least: int = about.get("least", 0)
        self.most: int = about.get("most", 0)
        self.pattern: str = about.get("pattern", "")
        # Without a list of choices, a word is one of those that the shipped rows use.
        words = [word for value in used for word in (value if isinstance(value, list) else [value])]
        self.choices: list[str] = about.get("choices") or sorted({word for word in words if _is(word, str)})
        self.fields = {
            key: Field(f"{name}.{key}", value, [row[key] for row in used if key in row])
            for key, value in about.get("fields", {}).items()
        }

    def check(self, value: object) -> None:
        """Raise BadField unless the value is valid."""
        match self.kind:
            case "number":
                self._number(value)
            case "flag":
                self._require(_is(value, bool), value, "true or false")
            case "word":
                self._word(value)
            case "numbers" | "words":
                self._list(value)
            case "group":
                self._group(value)
            case _:
                raise BadField(f"{self.name} has the unknown kind {self.kind!r}")

    def _number(self, value: object) -> None:
        self._require(_is(value, int), value, "a whole number")
        assert isinstance(value, int)
        self._require(self.least <= value <= self.most, value, f"from {self.least} to {self.most}")

    def _word(self, value: object) -> None:
        self._require(_is(value, str), value, "a word in quotes")
        if self.pattern:
            self._require(re.fullmatch(self.pattern, str(value)), value, f"of the form {self.pattern}")
        else:
            self._require(value in self.choices, value, f"one of {', '.join(self.choices)}")

    def _list(self, value: object) -> None:
        self._require(_is(value, list), value, "a list")
        assert isinstance(value, list)
        self._require(len(value) <= LONGEST_LIST, value, f"a list of at most {LONGEST_LIST}")
        if self.kind == "numbers":
            for item in value:
                self._number(item)
            return
        self._require(self.least <= len(value) <= self.most, value, f"a list of {self.lengths}")
        for item in value:
            self._word(item)

    def _group(self, value: object) -> None:
        self._require(_is(value, dict), value, "a group of fields")
        assert isinstance(value, dict)
        check_fields(self.fields, value, f"{self.name}.")

    @property
    def lengths(self) -> str:
        """The possible lengths of a list of words."""
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"

    def _require(self, holds: object, value: object, wanted: str) -> None:
        if not holds:
            raise BadField(f"{self.name} is {short(value)}, not {wanted}")


def check_fields(fields: dict[str, Field], values: Values, prefix: str = "") -> None:
    """Raise BadField unless every value is valid and no field is missing or unknown."""
    for key, value in values.items():
        if key not in fields:
            raise BadField(f"{prefix}{key[:SHOWN]} is no field; there are {', '.join(fields)}")
        fields[key].check(value)
    for key, field in fields.items():
        if key not in values and not field.optional:
            raise BadField(f"{prefix}{key} is missing")


class Table:
    """One table of content: its fields, and what a variant may do with its rows."""

    def __init__(self, folder: Path, name: str, about: Values) -> None:
        self.folder = folder
        self.name = name
        self.row: str = about["row"]
        self.key: str = about.get("key", "id")
        self.add: bool = about.get("add", False)
        self.out: str = about.get("out", "")  # removal: "rows", or a field that is set to 0, or "" for none
        self.most_rows: int = about.get("most_rows", 0)
        self.texts: list[str] = about.get("texts", [])
        self.needs: dict[str, dict[str, list[str]]] = about.get("needs", {})
        self.apart: list[str] = about.get("apart", [])  # fields of a row that must differ
        self.same: list[str] = about.get("same", [])  # fields that must be equal in all rows
        self.shipped = shipped(folder, name, self.row)
        columns = about.get("fields", {})
        self.fields = {
            key: Field(key, value, [row[key] for row in self.shipped if key in row])
            for key, value in columns.items()
        }

    def id(self, values: Values) -> str:
        """Return the key of a row."""
        return str(values.get(self.key, "?"))

    def check(self, values: Values) -> None:
        """Raise BadField unless a row is valid."""
        name = values.get(self.key)
        if not (_is(name, str) and ID.fullmatch(str(name))) and not _is(name, int):
            raise BadField(f"{self.key} is {short(name)}, not a short name of letters, digits, - and _")
        check_fields(self.fields, {key: value for key, value in values.items() if key != self.key})
        for field, needed in self.needs.items():
            for other in needed.get(str(values.get(field)), []):
                if not values.get(other):
                    raise BadField(f"{other} is missing; {field} {values[field]} needs it")
        if self.apart and len({str(values[field]) for field in self.apart}) < len(self.apart):
            raise BadField(f"{' and '.join(self.apart)} are both {short(values[self.apart[0]])}")


class Total:
    """A number of components that the rules state, and the bounds that the engine needs."""

    def __init__(self, about: Values) -> None:
        self.clause: str = about.get("clause", "")
        self.table: str = about["table"]
        self.of: str = about.get("of", "")  # the field that is summed; "": rows are counted
        self.where: Values = about.get("where", {})
        self.without: str = about.get("without", "")  # rows with this field do not count
        self.absent: int = about.get("absent", 0)  # the value of a row without the field
        self.stated: int | None = about.get("is")
        self.least: int = about.get("least", 0)
        self.most: int = about.get("most", 1 << 30)

    def count(self, rows: list[Values]) -> int:
        """Return the total of these rows."""
        meant = [
            row
            for row in rows
            if all(row.get(key) == value for key, value in self.where.items()) and not row.get(self.without)
        ]
        return sum(int(row.get(self.of, self.absent)) for row in meant) if self.of else len(meant)

    def told(self) -> str:
        """Return a description of the total."""
        parts = [f"{key} {value}" for key, value in self.where.items()]
        parts += [f"without {self.without}"] if self.without else []
        what = f"the sum of {self.of} in {self.table}" if self.of else f"the number of {self.table}"
        return f"{what} ({', '.join(parts)})" if parts else what


class Schema:
    """The schema of a game, with the tables it borrows from another game."""

    def __init__(self, folder: Path) -> None:
        about = tomllib.loads((folder / "content" / FILE).read_text(encoding="utf-8"))
        self.tables = {
            name: Table(folder, name, columns)
            for name, columns in about.items()
            if name not in ("total", "borrows")
        }
        self.totals = [Total(total) for total in about.get("total", [])]
        if "borrows" in about:
            lender = schema(folder.parent / about["borrows"]["game"])
            lent = set(about["borrows"]["tables"])
            self.tables |= {name: table for name, table in lender.tables.items() if name in lent}
            self.totals += [total for total in lender.totals if total.table in lent]


@cache
def schema(folder: Path) -> Schema:
    """Return the schema of a game, read once."""
    return Schema(folder)


def has_schema(folder: Path) -> bool:
    """Return whether a game supports variants."""
    return (folder / "content" / FILE).is_file()


def short(value: object) -> str:
    """Return a value for a message, on one line and of limited length."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**SHOWN:
        return "a huge number"
    match value:
        case bool():
            told = str(value).lower()
        case str() | int() | float():
            told = repr(value)
        case list():
            told = f"a list of {len(value)}"
        case dict():
            told = "a group of fields"
        case _:
            told = f"a {type(value).__name__}"  # TOML also has dates and times
    return told if len(told) <= SHOWN else f"{told[:SHOWN]}…"


def _is(value: object, kind: type) -> bool:
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))
