"""TOML rows, read strictly: a key nobody asked for, or of the wrong kind, is an error."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from typing import Any


class BadRow(Exception):
    """A row of content that can't be right."""


class Row:
    """One row; each value is asked for by its kind, and `close` makes sure that none was forgotten."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.where = where
        self.values = values
        self.read: set[str] = set()

    def _get(self, key: str, default: object, kind: type) -> Any:  # noqa: ANN401 - the callers narrow it
        self.read.add(key)
        value = self.values.get(key, default)
        if value is None:
            raise BadRow(f"{self.where}: {key} is missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadRow(f"{self.where}: {key} is {value!r}, not {kind.__name__}")
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """Return a whole number."""
        found: int = self._get(key, default, int)
        return found

    def word(self, key: str, default: str | None = None, choices: tuple[str, ...] = ()) -> str:
        """Return a word, one of `choices` where given."""
        found: str = self._get(key, default, str)
        if choices and found not in choices and found != default:
            raise BadRow(f"{self.where}: {key} is {found!r}, not one of {', '.join(choices)}")
        return found

    def flag(self, key: str) -> bool:
        """Return whether a key is set to true."""
        found: bool = self._get(key, default=False, kind=bool)
        return found

    def words(self, key: str) -> list[str]:
        """Return a list of words."""
        found: list[str] = self._get(key, [], list)
        return [str(word) for word in found]

    def numbers(self, key: str) -> list[int]:
        """Return a list of whole numbers."""
        found: list[int] = self._get(key, [], list)
        return [int(number) for number in found]

    def close(self) -> None:
        """Raise if the row holds a key that nobody read."""
        unknown = sorted(set(self.values) - self.read)
        if unknown:
            raise BadRow(f"{self.where}: unknown {', '.join(unknown)}")


def folder_of(package: str) -> Path:
    """Return the folder of a game; compiled modules have no dependable `__file__` of their own."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise BadRow(f"no package {package}")
    return Path(spec.submodule_search_locations[0])


def rows(folder: Path, table: str, name: str) -> list[Row]:
    """Return the rows `[[name]]` of content/<table>.toml in a game's folder."""
    path = folder / "content" / f"{table}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    extra = sorted(set(data) - {name})
    if extra:
        raise BadRow(f"{path.name}: unknown table {', '.join(extra)}")
    return [Row(f"{path.name} row {at}", values) for at, values in enumerate(data[name], 1)]


def plain_rows(folder: Path, table: str, name: str) -> list[dict[str, Any]]:
    """Return the same rows as they stand in the file, for people and drawings."""
    path = folder / "content" / f"{table}.toml"
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))[name]
    return found
