"""Observations: a fixed row of numbers out of a view, each with a name.

A game says which fields of its view it shows and how long each can be; the numbers are read from the view
alone, so what a view can't reach no observation can.
"""

from __future__ import annotations

from enum import Enum
from struct import Struct
from typing import Any, Final, final

from deadroad.kernel.codec import fields
from deadroad.kernel.view import View

# Compiled, `list | tuple` in a call would be made anew every time.
LISTS: Final = (list, tuple)
SEQUENCES: Final = (list, tuple, bytes, bytearray)


@final
class Way(Enum):
    """How the numbers of a field are shown."""

    NUMBER = 0  # as they are
    SEAT = 1  # each a seat: yes or no for each seat from the viewer's own on
    BITS = 2  # each a set: yes or no for each of the columns
    COUNT = 3  # each a kind: how many there are of each of the columns
    LENGTH = 4  # each a list: how many it holds


@final
class Field:
    """One field of a view: a path like `public.round`, how many numbers it holds, and what divides them.

    With `by_seat` the path leads to a list with an entry for each seat, each of `length` numbers, shown from
    the viewer's seat on (a spectator's from the first); `inside` names an attribute of the entries, and after
    a dot that of all it holds. With a
    `table` each number is a row of printed components and is shown as that row's numbers, named by `columns`;
    `length` then counts the components. What is no quantity is shown in another `way` than as a number.
    """

    __slots__ = ("by_seat", "columns", "inner", "inside", "length", "path", "rows", "scale", "steps", "way")

    def __init__(  # noqa: PLR0913, PLR0917 - one line in a list of fields
        self,
        path: str,
        length: int = 1,
        scale: float = 1.0,
        by_seat: bool = False,
        inside: str = "",
        columns: tuple[str, ...] = (),
        table: list[list[int]] | None = None,
        way: Way = Way.NUMBER,
    ) -> None:
        self.path = path
        self.length = length
        self.scale = scale
        self.by_seat = by_seat
        self.inside = inside
        self.inner = inside.split(".") if inside else []
        self.columns = columns
        self.rows = [[cell / scale for cell in printed] for printed in table or ()]
        self.way = way
        self.steps = path.split(".")


@final
class Features:
    """The observation of a game at some number of seats: what is asked, then every field."""

    __slots__ = ("fields", "kinds", "layout", "names", "seats", "size")

    def __init__(self, shown: list[Field], kinds: list[str], seats: int) -> None:
        self.fields = shown
        self.kinds = kinds  # of frames: which stretch of play is on top
        self.seats = seats
        names = ["is asked", *[f"{kind} on top" for kind in kinds]]
        for field in shown:
            path = f"{field.path} {field.inside}" if field.inside else field.path
            who = [f" of seat +{seat}" for seat in range(seats)] if field.by_seat else [""]
            columns = self.columns(field)
            for owner in who:
                for at in range(field.length):
                    place = f"{path}[{at}]{owner}" if field.length > 1 else f"{path}{owner}"
                    names += [f"{place} {column}" for column in columns] if columns else [place]
        self.names = names
        self.size = len(names)
        self.layout = Struct(f"{self.size}f")

    def columns(self, field: Field) -> tuple[str, ...]:
        """Return what each entry of a field is shown as; nothing where it is one number."""
        if field.way is Way.SEAT:
            return tuple([f"is seat +{seat}" for seat in range(self.seats)])
        return field.columns

    def packed(self, view: View) -> bytes:
        """Return the numbers of a view as they lie in an array of 32-bit floats."""
        return self.layout.pack(*self.fill(view))

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
            each = self.seats if field.way is Way.SEAT else max(1, len(field.columns))
            width = field.length * each
            if not field.by_seat:
                self.show(row, at, width, field, value, first)
                at += width
                continue
            for step in range(self.seats):
                seat = (first + step) % self.seats
                entry: Any = value[seat] if isinstance(value, LISTS) and seat < len(value) else None
                if field.inner and entry is not None:
                    entry = getattr(entry, field.inner[0])
                    if len(field.inner) > 1:
                        entry = [getattr(one, field.inner[1]) for one in entry]
                self.show(row, at, width, field, entry, first)
                at += width
        return row

    def show(
        self,
        row: list[float],
        at: int,
        width: int,
        field: Field,
        value: Any,  # noqa: ANN401 - whatever the game keeps there
        first: int,
    ) -> None:
        """Write what a field holds into its place."""
        if value is None:
            return
        match field.way:
            case Way.NUMBER if not field.rows:
                put(row, at, width, field.scale, value)
            case Way.NUMBER:
                columns = len(field.columns)
                for component in numbers(value, field.length):
                    if 0 <= component < len(field.rows):
                        row[at : at + columns] = field.rows[component]
                    at += columns
            case Way.SEAT:
                for place, seat in enumerate(numbers(value, field.length)):
                    if 0 <= seat < self.seats:
                        row[at + place * self.seats + (seat - first) % self.seats] = 1.0
            case Way.BITS:
                bits = len(field.columns)
                for place, held in enumerate(numbers(value, field.length)):
                    for bit in range(bits if held else 0):
                        if held >> bit & 1:
                            row[at + place * bits + bit] = 1.0
            case Way.LENGTH:
                lists: list[Any] = [value] if field.length == 1 else list(value)[: field.length]
                for place, members in enumerate(lists):
                    row[at + place] = len(members) / field.scale
            case Way.COUNT:
                for kind in numbers(value, len(value)):
                    if 0 <= kind < width:
                        row[at + kind] += 1.0 / field.scale


def numbers(value: Any, most: int) -> list[int]:  # noqa: ANN401 - see reach
    """Return a number, or the first few of a list, as a list."""
    return [value] if isinstance(value, int) else list(value)[:most]


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
    if isinstance(value, int):
        row[at] = value / scale
    elif isinstance(value, Enum):
        row[at] = number_of(value) / scale
    elif isinstance(value, SEQUENCES):
        end = at + length
        for item in value:
            if isinstance(item, int):  # by far the most
                if at == end:
                    return
                row[at] = item / scale
                at += 1
                continue
            width = len(item) if isinstance(item, LISTS) else 1
            if at + width > end:
                return
            put(row, at, width, scale, item)
            at += width


def number_of(member: Enum) -> int:
    """Return the place of an enum's member in its class."""
    return list(type(member)).index(member)


def guessed(view: View, longest: int = 16) -> list[Field]:
    """Return fields for a game that names none: its seat, and every number and list that a seat sees."""
    found: list[Field] = [Field("seat")]
    for room in ("public", "secret"):
        part = getattr(view, room)
        if part is None:
            continue
        for name in fields(type(part)):
            value = getattr(part, name)
            if isinstance(value, int | Enum):
                found.append(Field(f"{room}.{name}"))
            elif isinstance(value, LISTS):
                found.append(Field(f"{room}.{name}", longest))
    return found
