"""Variants written as TOML. The standard library only reads it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def written(data: dict[str, Any]) -> str:
    """Return tables, texts, numbers, flags and lists of them as TOML. Reading it gives the same values."""
    return "\n".join(_table(data, ())) + "\n"


def _table(data: dict[str, Any], path: tuple[str, ...]) -> list[str]:
    plain = {key: value for key, value in data.items() if not isinstance(value, dict)}
    lines = [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    if path and (lines or not data):
        lines.insert(0, f"[{'.'.join(map(_key, path))}]")
    for key, value in data.items():
        if isinstance(value, dict):
            lines += _table(value, (*path, key))
    return lines


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    # TOML and JSON write basic strings, integers and booleans in the same way.
    return json.dumps(value, ensure_ascii=False)
