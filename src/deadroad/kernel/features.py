"""Observations: a fixed row of numbers out of a view, each with a name.

A game says which fields of its view it shows and how long each can be; the numbers are read from the view
alone, so what a view can't reach no observation can.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, final

from deadroad.kernel.codec import fields
from deadroad.kernel.view import View


@final
class Field:
    """One field of a view: a path like `public.round`, how many numbers it holds, and what divides them.

    With `by_seat` the path leads to a list with an entry for each seat, each of `length` numbers, shown from
    the viewer's seat on (a spectator's from the first); `inside` names an attribute of the entries.
    """

    __slots__ = ("by_seat", "inside", "length", "path", "scale", "steps")

    def __init__(
        self, path: str, length: int = 1, scale: float = 1.0, by_seat: bool = False, inside: str = ""
    ) -> None:
        self.path = path
        self.length = length
        self.scale = scale
        self.by_seat = by_seat
        self.inside = inside
        self.steps = path.split(".")


@final
class Features:
    """The observation of a game at some number of seats: what is asked, then every field."""

    __slots__ = ("fields", "kinds", "names", "seats", "size")

    def __init__(self, shown: list[Field], kinds: list[str], seats: int) -> None:
        self.fields = shown
        self.kinds = kinds  # of frames: which stretch of play is on top
        self.seats = seats
        names = ["is asked", *[f"{kind} on top" for kind in kinds]]
        for field in shown:
            path = f"{field.path} {field.inside}" if field.inside else field.path
            who = [f" of seat +{seat}" for seat in range(seats)] if field.by_seat else [""]
            for owner in who:
                names += [
                    f"{path}[{at}]{owner}" if field.length > 1 else f"{path}{owner}"
                    for at in range(field.length)
                ]
        self.names = names
        self.size = len(names)

    def fill(self, view: View) -> list[float]:
        """Return the numbers of a view."""
        row = [0.0] * self.size
        row[0] = 1.0 if view.asked == view.seat and view.seat >= 0 else 0.0
        if view.stack:
            top = type(view.stack[-1]).__name__
            if top in self.kinds:
                row[1 + self.kinds.index(top)] = 1.0
        at = 1 + len(self.kinds)
        first = max(0, view.seat)
        for field in self.fields:
            value = reach(view, field.steps)
            if not field.by_seat:
                put(row, at, field.length, field.scale, value)
                at += field.length
                continue
            for step in range(self.seats):
                seat = (first + step) % self.seats
                entry: Any = value[seat] if isinstance(value, list | tuple) and seat < len(value) else None
                if field.inside and entry is not None:
                    entry = getattr(entry, field.inside)
                put(row, at, field.length, field.scale, entry)
                at += field.length
        return row


def reach(view: View, steps: list[str]) -> Any:  # noqa: ANN401 - whatever the game keeps there
    """Return what a path leads to; None where a view has no such part. `top` is the frame in play."""
    value: Any = view
    for step in steps:
        if step == "top" and value is view:
            value = view.stack[-1] if view.stack else None
        else:
            value = getattr(value, step, None)
        if value is None:
            return None
    return value


def put(row: list[float], at: int, length: int, scale: float, value: Any) -> None:  # noqa: ANN401 - see reach
    """Write a value into its place, cut or filled up with noughts."""
    if value is None:
        return
    if isinstance(value, int):
        row[at] = value / scale
    elif isinstance(value, Enum):
        row[at] = number_of(value) / scale
    elif isinstance(value, list | tuple | bytes | bytearray):
        end = at + length
        for item in value:
            if at >= end:
                return
            if isinstance(item, list | tuple):
                put(row, at, min(len(item), end - at), scale, item)
                at += len(item)
            else:
                put(row, at, 1, scale, item)
                at += 1


def number_of(member: Enum) -> int:
    """Return the place of an enum's member in its class."""
    return list(type(member)).index(member)


def guessed(view: View, longest: int = 16) -> list[Field]:
    """Return fields for a game that names none: every number and list of numbers that a seat sees."""
    found: list[Field] = []
    for room in ("public", "secret"):
        part = getattr(view, room)
        if part is None:
            continue
        for name in fields(type(part)):
            value = getattr(part, name)
            if isinstance(value, int | Enum):
                found.append(Field(f"{room}.{name}"))
            elif isinstance(value, list | tuple):
                found.append(Field(f"{room}.{name}", longest))
    return found
