"""The numbers that `deadroad tune` may change, read from texts such as `cards.*.zombies=50..150`."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from typing import Final

from deadroad.content.edits import EVERY
from deadroad.content.in_use import used
from deadroad.content.schema import Field, Table, Values, has_schema, schema
from deadroad.content.toml import written
from deadroad.games import folder, game, playing, read_variant
from deadroad.kernel.errors import BadRequest

FORM: Final = re.compile(r"(?P<path>[^=]+?)\s*(=\s*(?P<least>\d+)\s*\.\.\s*(?P<most>\d+)\s*%?)?")
LISTED: Final = re.compile(r"(\d+)(?:\s*\.\.\s*(\d+))?\s*%?")
SETTINGS: Final = "settings"
PERCENT: Final = (25, 200)  # the range of a percentage if none is given
STEP: Final = 5
NOW: Final = 100  # per cent: the unchanged numbers


class Parameter:
    """One number of the search: a setting, a value of one row, or a percentage for those of several rows.

    A percentage keeps zeros, and moves the values of many rows in small steps.
    """

    def __init__(self, path: str, rows: dict[str, int], bounds: tuple[int, int], field: Field | None) -> None:
        self.path = path
        self.rows = rows  # the present value by row; of a setting, by its name
        self.field = field  # None for a setting
        self.scaled = len(rows) > 1 or any(sign in path for sign in "*?[")
        self.step = STEP if self.scaled else 1
        self.least, self.most = bounds

    @property
    def now(self) -> int:
        """The number that represents the present values."""
        return NOW if self.scaled else next(iter(self.rows.values()))

    @property
    def choices(self) -> range:
        """All numbers that the search may choose."""
        return range(self.least, self.most + 1, self.step)

    def told(self, number: int) -> str:
        """Return a number of this parameter as words."""
        return f"{number} %" if self.scaled else str(number)

    def apply(self, data: Values, number: int) -> None:
        """Write a number into the parts of a variant."""
        if self.field is None:
            data.setdefault(SETTINGS, {})[next(iter(self.rows))] = number
            return
        name, *group = self.field.name.split(".")
        changed = data.setdefault("change", {}).setdefault(self.path.partition(".")[0], {})
        if EVERY in changed:  # changes of every row come before changes of one row
            rest = {row: changed.pop(row) for row in [row for row in changed if row != EVERY]}
            changed.update(rest)
        for row, value in self.rows.items():
            fresh = number
            if self.scaled:
                fresh = min(self.field.most, max(self.field.least, (value * number + NOW // 2) // NOW))
            if fresh != value:
                fields = changed.setdefault(row, {})
                if group:
                    fields.setdefault(name, {})[group[0]] = fresh
                else:
                    fields[name] = fresh


def variant_with(
    name: str, title: str, chosen: list[tuple[Parameter, int]], totals: tuple[str, ...] = ()
) -> str:
    """Return the text of a variant with these numbers, checked; it builds on the variant of this process."""
    base = playing()
    data = tomllib.loads(base) if base else {}
    kept = {key: value for key, value in data.items() if key not in ("name", "study")}
    data = {"name": title, "game": name, **kept}
    if totals:
        data["totals"] = sorted({*data.get("totals", []), *totals})
    for parameter, number in chosen:
        parameter.apply(data, number)
    return read_variant(written(data), title).text


def read_values(name: str, text: str) -> tuple[Parameter, list[int]]:
    """Return a parameter and the values that a sweep gives it: `cards.I-13.zombies=0,2,4..6`."""
    path, equals, values = text.partition("=")
    parts = [LISTED.fullmatch(part.strip()) for part in values.split(",")]
    if not equals or not all(parts):
        raise BadRequest(f"a sweep is TABLE.ROW.FIELD=VALUE,VALUE or =LEAST..MOST, not {text!r}")
    (found,) = read_parameters(name, [path])
    numbers: list[int] = []
    for part in filter(None, parts):
        numbers += range(int(part[1]), int(part[2] or part[1]) + 1, found.step)
    for number in numbers:
        if (
            found.field is not None
            and not found.scaled
            and not found.field.least <= number <= found.field.most
        ):
            raise BadRequest(f"{path}: the values go from {found.field.least} to {found.field.most}")
    return found, list(dict.fromkeys(numbers))


def read_parameters(name: str, asked: list[str]) -> list[Parameter]:
    """Return the parameters that texts name. Raises BadRequest that lists the valid names."""
    if not has_schema(folder(name)):
        raise BadRequest(f"{name} takes no variants")
    texts = [text.strip() for line in asked for text in line.split(";") if text.strip()]
    if not texts:
        raise BadRequest('--change names what may change, such as "cards.*.zombies"')
    found = [_read(name, text) for text in texts]
    paths = [parameter.path for parameter in found]
    for path in paths:
        if paths.count(path) > 1:
            raise BadRequest(f"--change {path} is named twice")
    return found


def _read(name: str, text: str) -> Parameter:
    form = FORM.fullmatch(text)
    path = form["path"] if form is not None else text
    parts = path.split(".", 2)
    if form is None or len(parts) < 2:
        raise BadRequest(f"--change is TABLE.ROW.FIELD or TABLE.ROW.FIELD=LEAST..MOST, not {text!r}")
    given = (int(form["least"]), int(form["most"])) if form["least"] else None
    if given is not None and given[0] >= given[1]:
        raise BadRequest(f"--change {text}: {given[0]} is not less than {given[1]}")
    if parts[0] == SETTINGS:
        return _setting(name, path, given)
    tables = schema(folder(name)).tables
    if parts[0] not in tables:
        there = ", ".join([*tables, SETTINGS])
        raise BadRequest(f"--change {path}: no table {parts[0]!r}; there are {there}")
    if len(parts) < 3:
        raise BadRequest(f"--change {path}: the field is missing; write TABLE.ROW.FIELD")
    return _rows(path, tables[parts[0]], parts[1], parts[2], given)


def _setting(name: str, path: str, given: tuple[int, int] | None) -> Parameter:
    wanted = path.removeprefix(f"{SETTINGS}.")
    numbers = {one.name: one for one in game(name).settings if not one.choices}
    if wanted not in numbers:
        there = ", ".join(numbers) or "none"
        raise BadRequest(f"--change {path}: no setting {wanted!r} that is a number; there are: {there}")
    found = numbers[wanted]
    bounds = given or (found.least, found.most)
    _check(path, bounds, (found.least, found.most))
    return Parameter(path, {wanted: int(str(found.default))}, bounds, None)


def _rows(path: str, table: Table, pattern: str, wanted: str, given: tuple[int, int] | None) -> Parameter:
    fields = {
        one.name: one
        for field in table.fields.values()
        for one in (field, *field.fields.values())
        if one.kind == "number" and not one.fixed and not field.fixed
    }
    if wanted not in fields:
        there = ", ".join(fields) or "none"
        raise BadRequest(f"--change {path}: no field {wanted!r} that is a number; there are: {there}")
    field = fields[wanted]
    variant = used()
    changed = variant.rows(table.folder.name, table.name) if variant is not None else None
    rows = [row.values for row in changed] if changed is not None else table.shipped
    meant = [row for row in rows if fnmatchcase(table.id(row), pattern)]
    if not meant:
        raise BadRequest(f"--change {path}: no row {pattern!r} in {table.name}")
    found = {table.id(row): value for row in meant if (value := _value(row, field)) is not None}
    several = any(sign in pattern for sign in "*?[")
    if several:
        found = {row: value for row, value in found.items() if value}
    if not found:
        raise BadRequest(f"--change {path}: {wanted} has no meaning in these rows, or is 0 in all of them")
    if not several:
        _check(path, given or (field.least, field.most), (field.least, field.most))
    return Parameter(path, found, given or (PERCENT if several else (field.least, field.most)), field)


def _value(row: Values, field: Field) -> int | None:
    """Return the number of a row; None where the field has no meaning."""
    name, *group = field.name.split(".")
    values = row.get(name, {}) if group else row
    key = group[0] if group else name
    if key not in values and field.given:
        return None
    return int(values.get(key, 0))


def _check(path: str, bounds: tuple[int, int], allowed: tuple[int, int]) -> None:
    if not allowed[0] <= bounds[0] < bounds[1] <= allowed[1]:
        raise BadRequest(f"--change {path}: the values go from {allowed[0]} to {allowed[1]}")
