"""A sentence: the key of a text and its values."""

from __future__ import annotations

from typing import final

from deadroad.kernel.question import Value


@final
class Sentence:
    """A text key and its values. A number named after a domain stands for the word of that value."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, values: dict[str, Value]) -> None:
        self.key = key
        self.values = values
