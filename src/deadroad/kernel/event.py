"""Events. A kind is told to all seats or whispered to one. These are two types, so mypy finds a mix-up."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr


@final
class Field:
    """A field of an event: `name`, `name:domain` for a word, `name*` for a list (only the last field)."""

    __slots__ = ("domain", "many", "name")

    def __init__(self, text: str) -> None:
        name, _, domain = text.partition(":")
        self.many = name.endswith("*")
        self.name = name.rstrip("*")
        self.domain = domain or self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class EventKind:
    """A kind of event: its name, the clause it follows from, and its fields."""

    __slots__ = ("clause", "fields", "name")

    def __init__(self, name: str, clause: str, fields: str = "") -> None:
        self.name = name
        self.clause = clause
        self.fields = tuple([Field(text) for text in fields.split()])


@final
class Told(EventKind):
    """A kind of event that every seat learns."""

    __slots__ = ()


@final
class Whispered(EventKind):
    """A kind of event that only one seat learns."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Event:
    """One event. `audience` is the seat that learned it, or -1 for all."""

    __slots__ = ("audience", "items", "kind", "numbers", "ply")

    def __init__(
        self, kind: EventKind, audience: int, numbers: tuple[int, ...], items: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.audience = audience
        self.numbers = numbers
        self.items = items
        self.ply = 0

    @property
    def name(self) -> str:
        """The kind's name."""
        return self.kind.name

    @property
    def clause(self) -> str:
        """The clause it follows from."""
        return self.kind.clause

    @property
    def values(self) -> dict[str, int | list[int]]:
        """The fields by name."""
        found: dict[str, int | list[int]] = {}
        at = 0
        for field in self.kind.fields:
            if field.many:
                found[field.name] = list(self.items)
            else:
                found[field.name] = self.numbers[at]
                at += 1
        return found

    def __repr__(self) -> str:
        return f"<{self.name} {self.values}>"
