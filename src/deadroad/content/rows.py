"""TOML rows, read strictly: an unknown key or a value of the wrong kind is an error."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from typing import Any

from deadroad.content.in_use import used


class BadRow(Exception):
    """A row of content is not valid."""


class Row:
    """One row. Values are read by type; `close` raises if a key was not read."""

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
        """Return an integer."""
        found: int = self._get(key, default, int)
        return found

    def word(self, key: str, default: str | None = None, choices: tuple[str, ...] = ()) -> str:
        """Return a word, which must be one of `choices` if given."""
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
        if not all(isinstance(word, str) for word in found):
            raise BadRow(f"{self.where}: {key} is {found!r}, not a list of words")
        return found

    def numbers(self, key: str) -> list[int]:
        """Return a list of integers."""
        found: list[Any] = self._get(key, [], list)
        if not all(isinstance(number, int) and not isinstance(number, bool) for number in found):
            raise BadRow(f"{self.where}: {key} is {found!r}, not a list of whole numbers")
        return found

    def group(self, key: str) -> Row:
        """Return a group of fields as a row."""
        found: dict[str, Any] = self._get(key, None, dict)
        return Row(f"{self.where}: {key}", found)

    def close(self) -> None:
        """Raise BadRow if the row has a key that was not read."""
        unknown = sorted(set(self.values) - self.read)
        if unknown:
            raise BadRow(f"{self.where}: unknown {', '.join(unknown)}")


def folder_of(package: str) -> Path:
    """Return the folder of a game. Compiled modules have no reliable `__file__`."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise BadRow(f"no package {package}")
    return Path(spec.submodule_search_locations[0])


def rows(folder: Path, table: str, name: str) -> list[Row]:
    """Return the rows `[[name]]` of content/<table>.toml of a game, as changed by the variant in use."""
    variant = used()
    changed = variant.rows(folder.name, table) if variant is not None else None
    if changed is not None:
        return [Row(row.where, row.values) for row in changed]
    return [
        Row(f"{table}.toml row {at}", values) for at, values in enumerate(shipped(folder, table, name), 1)
    ]


def plain_rows(folder: Path, table: str, name: str) -> list[dict[str, Any]]:
    """Return the same rows as plain values, for clients."""
    return [row.values for row in rows(folder, table, name)]


def shipped(folder: Path, table: str, name: str) -> list[dict[str, Any]]:
    """Return the rows `[[name]]` as they are in the file, without the variant."""
    path = folder / "content" / f"{table}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    extra = sorted(set(data) - {name})
    if extra:
        raise BadRow(f"{path.name}: unknown table {', '.join(extra)}")
    found: list[dict[str, Any]] = data[name]
    return found
