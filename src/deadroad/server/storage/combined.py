"""Several SQL statements as one statement of PostgreSQL, to save round trips and work."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from deadroad.server.storage.database import Value

TELL: Final = "SELECT pg_notify(?, ?)"
TARGET: Final = re.compile(r"(INSERT INTO|UPDATE|DELETE FROM) (\w+)")
INSERT: Final = re.compile(r"(INSERT INTO \w+ \([^)]*\)) VALUES \([?, ]+\)([^?]*)")
UPDATE: Final = re.compile(r"(UPDATE \w+ SET .*) WHERE (.*)")
WORD: Final = re.compile(r"\w+")
PAYLOAD: Final = 7000  # characters of a notification; PostgreSQL allows 8,000 bytes


@cache
def numbered(sql: str) -> str:
    """Return SQL with PostgreSQL's placeholders ($1, $2 ...) instead of `?`."""
    parts = sql.split("?")
    return "".join(part + (f"${at}" if at < len(parts) else "") for at, part in enumerate(parts, 1))


@cache
def together(statements: tuple[str, ...]) -> str | None:
    """Return several statements combined into one, to save round trips; None if they can't be combined.

    Parts of one statement do not see each other's changes, so no two may change the same table, and none may
    read a table that another one changes.
    """
    targets = [TARGET.match(sql) for sql in statements]
    changed = [found[2] for found in targets if found is not None and found[1] != "INSERT INTO"]
    tables = [found[2] for found in targets if found is not None]
    if any(tables.count(table) > 1 for table in changed) or _read_each_other(statements, tables):
        return None
    parts: list[str] = []
    counts: list[str] = []
    for number, (sql, target) in enumerate(zip(statements, targets, strict=True)):
        if target is not None:
            parts.append(f"s{number} AS ({sql} RETURNING 1)")
            counts.append(f"(SELECT count(*) FROM s{number})")  # noqa: S608 - only numbers
        elif sql == TELL:
            counts.append(f"({sql})::text")
        else:
            return None
    # Placeholders are numbered in the order of the text, so the selected values come last.
    told = [at for at, sql in enumerate(statements) if sql == TELL]
    if told not in ([], [len(statements) - 1]) or not parts:
        return None
    return numbered(f"WITH {', '.join(parts)} SELECT {', '.join(counts)}")


def _read_each_other(statements: tuple[str, ...], tables: list[str]) -> bool:
    """Return whether a statement reads a table that another one changes."""
    for sql in statements:
        target = TARGET.match(sql)
        words = set(WORD.findall(sql)) - ({target[2]} if target is not None else set())
        if words.intersection(tables):
            return True
    return False


@cache
def for_many(statements: tuple[str, ...], types: tuple[tuple[str, ...], ...]) -> str | None:
    """Return one statement that executes some statements for many rows; None if there is no such statement.

    `statements` can be combined by `together`. Each value becomes an array with one element for each row.
    `types` are the types of the values. Notifications become one array of payloads.
    """
    parts: list[str] = []
    told = "SELECT 1"
    for sql, kinds in zip(statements, types, strict=True):
        rows = f"unnest({', '.join(f'?::{kind}[]' for kind in kinds)})"
        insert, update = INSERT.fullmatch(sql), UPDATE.fullmatch(sql)
        if sql == TELL:
            told = "SELECT pg_notify(?, word) FROM unnest(?::text[]) AS word"
        elif insert is not None:
            parts.append(f"{insert[1]} SELECT * FROM {rows}{insert[2]}")  # noqa: S608 - only constants of this package
        elif update is not None:
            pieces = sql.split("?")
            named = "".join(
                piece + (f"u.c{at}" if at < len(pieces) else "") for at, piece in enumerate(pieces, 1)
            )
            change, _, where = named.rpartition(" WHERE ")
            columns = ", ".join(f"c{at}" for at in range(1, len(pieces)))
            parts.append(f"{change} FROM {rows} AS u({columns}) WHERE {where}")
        else:
            return None
    changes = ", ".join(f"s{number} AS ({part})" for number, part in enumerate(parts))
    return numbered(f"WITH {changes} {told}")


def columns(statements: tuple[str, ...], rows: Sequence[Sequence[Value]]) -> list[Value | list[Value]]:
    """Return the values of many rows as arrays, in the order of the placeholders of `for_many`."""
    arrays: list[Value | list[Value]] = [list(column) for column in zip(*rows, strict=True)]
    if statements[-1] != TELL:
        return arrays
    words = [str(row[-1]) for row in rows]
    return [*arrays[:-2], rows[0][-2], payloads(words)]


def payloads(words: list[str]) -> list[Value]:
    """Return messages joined into as few notifications as possible, one message on each line."""
    found: list[Value] = []
    lines: list[str] = []
    length = 0
    for word in words:
        if lines and length + len(word) > PAYLOAD:
            found.append("\n".join(lines))
            lines, length = [], 0
        lines.append(word)
        length += len(word) + 1
    return [*found, "\n".join(lines)]
