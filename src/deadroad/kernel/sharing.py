"""Copies of lists with a change. States replace lists instead of changing them, so clones can share them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(items: list[T], at: int, value: T) -> list[T]:
    """Return the list with one item replaced."""
    twin = items.copy()
    twin[at] = value
    return twin


def without(items: list[T], at: int) -> list[T]:
    """Return the list without one of its items."""
    return items[:at] + items[at + 1 :]
