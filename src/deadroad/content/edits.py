"""The edits of a variant: changed, added and removed rows."""

from __future__ import annotations

from typing import Any, Final

from deadroad.content.schema import BadField, Schema, Table, Values, short
from deadroad.kernel.errors import BadVariant

EVERY: Final = "*"


class ChangedRow:
    """A row of a table with the changes of a variant, and where its values come from."""

    def __init__(self, where: str, values: Values) -> None:
        self.where = where
        self.values = values


class Edits:
    """The changes, additions and removals of a variant, applied table by table."""

    def __init__(self, where: str, data: Values, rules: Schema) -> None:
        self.where = where
        self.change: Values = data.get("change", {})
        self.add: Values = data.get("add", {})
        self.remove: Values = data.get("remove", {})
        for part, tables in (("change", self.change), ("add", self.add), ("remove", self.remove)):
            for name, edits in tables.items():
                if name not in rules.tables:
                    there = ", ".join(rules.tables)
                    raise BadVariant(f"{where}: {part}: no table {name[:40]!r}; there are {there}")
                if part == "remove" and not is_words(edits):
                    raise BadVariant(f"{where}: remove: {name} must be a list of ids")
                if part != "remove" and not (
                    isinstance(edits, dict) and all(isinstance(row, dict) for row in edits.values())
                ):
                    raise BadVariant(f"{where}: {part}: {name} must hold rows by id")

    def touched(self) -> list[str]:
        """Return the tables that differ from the shipped ones."""
        return list({**self.change, **self.add, **self.remove})

    def rows(self, table: Table) -> list[ChangedRow]:
        """Return all rows of a table, checked."""
        shipped = [ChangedRow(f"{table.name}.toml {table.id(row)}", dict(row)) for row in table.shipped]
        rows = {table.id(row.values): row for row in shipped}
        for name, values in self.change.get(table.name, {}).items():
            if name != EVERY and name not in rows:
                raise self._error(table, name, f"there is no such row to change; there are {some(rows)}")
            for each in rows if name == EVERY else [name]:
                self._merge(table, rows[each], each, values)
        removed = self.remove.get(table.name, [])
        for at, name in enumerate(removed):
            if name in removed[:at]:
                raise self._error(table, name, "the row is removed twice")
            self._remove(table, rows, name)
        for name, values in self.add.get(table.name, {}).items():
            self._add(table, rows, name, values)
        for name, row in rows.items():
            try:
                table.check(row.values)
            except BadField as what:
                raise self._error(table, name, str(what)) from None
        self._check_whole(table, rows)
        return list(rows.values())

    def _merge(self, table: Table, row: ChangedRow, name: str, values: Values) -> None:
        row.where = f"{self.where}: {table.name} {name}"
        for key, value in values.items():
            field = table.fields.get(key)
            if field is None:
                there = ", ".join(known for known, column in table.fields.items() if not column.fixed)
                raise self._error(table, name, f"no field {key[:40]!r} to change; there are {there}")
            if field.fixed:
                raise self._error(table, name, f"{key} is fixed")
            if field.given and key not in row.values:
                raise self._error(table, name, f"{key} has no meaning in this row")
            if field.kind == "group" and isinstance(value, dict):
                for inner in value:
                    if inner in field.fields and field.fields[inner].fixed:
                        raise self._error(table, name, f"{key}.{inner} is fixed")
                row.values[key] = {**row.values.get(key, {}), **value}
            else:
                row.values[key] = value

    def _remove(self, table: Table, rows: dict[str, ChangedRow], name: str) -> None:
        if name not in rows:
            raise self._error(table, name, f"there is no such row to remove; there are {some(rows)}")
        if not table.out:
            raise self._error(table, name, "rows of this table cannot be removed")
        if table.out == "rows":
            del rows[name]
        else:
            rows[name].values[table.out] = 0
            rows[name].where = f"{self.where}: {table.name} {name}"

    def _add(self, table: Table, rows: dict[str, ChangedRow], name: str, values: Values) -> None:
        if not table.add:
            raise self._error(table, name, "rows cannot be added to this table; change one instead")
        if name in rows:
            raise self._error(table, name, "there is such a row already")
        rows[name] = ChangedRow(f"{self.where}: {table.name} {name}", {table.key: name, **values})
        if len(rows) > table.most_rows:
            raise self._error(table, name, f"the table can hold {table.most_rows} rows")

    def _check_whole(self, table: Table, rows: dict[str, ChangedRow]) -> None:
        for field in table.same:
            if len({row.values.get(field) for row in rows.values()}) > 1:
                raise self._error(table, EVERY, f"{field} must be the same in every row")

    def _error(self, table: Table, name: str, what: str) -> BadVariant:
        return BadVariant(f"{self.where}: {table.name} {short(name)[1:-1]}: {what}")


def is_words(value: Any) -> bool:  # noqa: ANN401 - whatever TOML can hold
    """Return whether a value is a list of words."""
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def some(names: Any) -> str:  # noqa: ANN401 - any collection of names
    """Return the first few names for a message."""
    known = [str(name) for name in names]
    return ", ".join(known[:8]) + (f" and {len(known) - 8} more" if len(known) > 8 else "")
