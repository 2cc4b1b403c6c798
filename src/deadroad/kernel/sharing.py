"""Copies of lists with a change. States replace lists instead of changing them, so clones can share them."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")
_BYTES: Final = [bytes([value]) for value in range(256)]


def changed(items: list[T], at: int, value: T) -> list[T]:
    """Return the list with one item replaced."""
    twin = items.copy()
    twin[at] = value
    return twin


def changed_byte(items: bytes, at: int, value: int) -> bytes:
    """Return the bytes with one of them replaced. Long rows of small numbers are copied fastest as bytes."""
    return items[:at] + _BYTES[value] + items[at + 1 :]


def without(items: list[T], at: int) -> list[T]:
    """Return the list without one of its items."""
    return items[:at] + items[at + 1 :]
