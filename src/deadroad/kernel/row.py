"""A row of named numbers. Observations are written into it.

The same code names the numbers and writes them, so names and numbers always match. A row
holds 32-bit floats as their bits: mypyc has a native array of 32-bit integers and none of 32-bit floats.
"""

from __future__ import annotations

from enum import Enum
from struct import pack, unpack
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

ONE: Final = 0x3F800000  # the bits of 1.0
SIGN: Final = -0x80000000
LONGEST: Final = 32768  # numbers that a row can have


def bits_of(value: float) -> int:
    """Return the bits of a 32-bit float as an integer."""
    return int(unpack("<i", pack("<f", value))[0])


# The bits of 0.0, 1.0, 2.0 and so on. Dividing by a power of two subtracts from these bits.
KNOWN: Final = 1024
_WHOLE: Final[vec[i32]] = vec[i32]([bits_of(float(number)) for number in range(KNOWN)])

NO_BOUNDS: Final[list[float]] = []
NO_CHAIRS: Final[list[str]] = []


@final
class Table:
    """The numbers printed on components: for each component one number in each column."""

    __slots__ = ("bits", "columns", "ends", "highs", "lows", "places", "width")

    def __init__(self, columns: list[str], rows: list[list[float]]) -> None:
        self.columns = columns
        self.width: i64 = len(columns)
        self.lows = [min([0.0, *[row[at] for row in rows]]) for at in range(len(columns))]
        self.highs = [max([0.0, *[row[at] for row in rows]]) for at in range(len(columns))]
        # Most numbers are zero. Only the others are stored: places and bits, component after component.
        places = [at for row in rows for at, value in enumerate(row) if value]
        bits = [bits_of(value) for row in rows for value in row if value]
        ends = [0]  # of each component, after a 0
        for row in rows:
            ends.append(ends[-1] + sum([1 for value in row if value]))
        self.places: vec[i32] = vec[i32]([i32(place) for place in places])
        self.bits: vec[i32] = vec[i32]([i32(one) for one in bits])
        self.ends: vec[i32] = vec[i32]([i32(end) for end in ends])


@final
class Stretch:
    """A copy of numbers of a row, to write them again wherever they are the same."""

    __slots__ = ("bits", "places", "size")

    def __init__(self, size: int, places: list[int], bits: list[int]) -> None:
        self.size: i64 = size
        self.places: vec[i32] = vec[i32]([i32(place) for place in places])
        self.bits: vec[i32] = vec[i32]([i32(one) for one in bits])


@final
class Row:
    """A row that is filled from its first number to its last.

    Every method writes the next number or numbers. Numbers that are not written are 0. The values may depend
    on a view; how many numbers are written may not. A row that learns names also stores names and bounds.
    Seats are counted from `first`, the observer's own.
    """

    __slots__ = ("at", "cells", "chairs", "first", "highs", "lows", "names", "owner", "seats")

    def __init__(self, blank: vec[i32], names: list[str] | None = None) -> None:
        self.cells: vec[i32] = blank[0 : len(blank)]  # a copy
        self.at: i64 = 0
        self.names = names
        self.owner = ""
        self.lows: list[float] = NO_BOUNDS if names is None else []
        self.highs: list[float] = NO_BOUNDS if names is None else []
        self.first: i64 = 0
        self.seats: i64 = 0
        self.chairs: list[str] = NO_CHAIRS

    def count_seats_from(self, first: int, seats: int, chairs: list[str]) -> None:
        """Set where seats are counted from, how many there are, and the names of all places at the table."""
        self.first = first
        self.seats = seats
        self.chairs = chairs

    def of(self, owner: str) -> None:
        """Prefix the following names with an owner: `seat +1 `."""
        self.owner = owner

    def name(self, name: str, low: float, high: float) -> None:
        """Store the name and the bounds of one number."""
        assert self.names is not None
        self.names.append(f"{self.owner}{name}")
        self.lows.append(low)
        self.highs.append(high)

    def flag(self, name: str, on: bool) -> None:
        """Write 1 or 0."""
        if self.names is not None:
            self.name(name, 0.0, 1.0)
        if on:
            self.cells[self.at] = ONE
        self.at += 1

    def number(self, name: str, value: i64, scale: i64, most: i64) -> None:
        """Write a whole number from 0 to `most`, divided by `scale`: a power of two."""
        if self.names is not None:
            self.name(name, 0.0, int(most) / int(scale))
        if value:
            self.put(self.at, value, scale)
        self.at += 1

    def signed(self, name: str, value: i64, scale: i64, most: i64) -> None:
        """Write a whole number from -`most` to `most`, divided by `scale`: a power of two."""
        if self.names is not None:
            self.name(name, -int(most) / int(scale), int(most) / int(scale))
        if value:
            self.put(self.at, value, scale)
        self.at += 1

    def light(self, at: i64) -> None:
        """Write 1 at a place."""
        self.cells[at] = ONE

    def skip(self, count: i64) -> bool:
        """Leave the next numbers at 0, unless names are being learned. Return whether they were skipped."""
        if self.names is not None:
            return False
        self.at += count
        return True

    def put(self, at: i64, value: i64, scale: i64) -> None:
        """Write a whole number, divided by a power of two, at a place."""
        size = -value if value < 0 else value
        if size == 0:
            return
        if size >= KNOWN:
            self.cells[at] = bits_of(int(value) / int(scale))
            return
        bits = _WHOLE[size] - (_WHOLE[scale] - ONE)
        self.cells[at] = bits | SIGN if value < 0 else bits

    def numbers(self, name: str, values: list[int], columns: list[str], scale: i64, most: i64) -> None:
        """Write a number for each column, divided by `scale`; columns without a value stay 0."""
        if self.names is not None:
            for column in columns:
                self.name(f"{name} {column}", 0.0, int(most) / int(scale))
        room: i64 = len(columns)
        if len(values) > room:
            raise overflow(name, room, len(values) - 1)
        at: i64 = self.at
        value: i64
        for value in values:
            if value:
                self.put(at, value, scale)
            at += 1
        self.at += room

    def amounts(self, values: bytes, columns: list[str], scale: i64, most: i64) -> None:
        """Write a number for each column, divided by `scale`. Zeros are passed over eight at a time."""
        start = self.block(columns, scale, most)
        last: i64 = len(values)
        if last > len(columns):
            raise overflow(columns[0], len(columns), last - 1)
        at: i64 = 0
        while at < last:
            if at + 8 <= last and read_i64_le(values, at) == 0:
                at += 8
                continue
            end: i64 = at + 8
            while at < end and at < last:
                value: i64 = values[at]
                if value:
                    self.put(start + at, value, scale)
                at += 1

    def block(self, columns: list[str], scale: i64, most: i64) -> i64:
        """Reserve one number for each column, to be written by `put` in any order.

        Return where they begin.
        """
        if self.names is not None:
            for column in columns:
                self.name(column, 0.0, int(most) / int(scale))
        start: i64 = self.at
        self.at = start + len(columns)
        return start

    def level(self, name: str, value: i64, most: i64) -> None:
        """Write `most` flags: whether the value is at least 1, at least 2, and so on."""
        if self.names is not None:
            for step in range(1, int(most) + 1):
                self.name(f"{name} at least {step}", 0.0, 1.0)
        at: i64 = self.at
        last: i64 = at + most
        reached: i64 = at + value
        self.at = last
        while at < reached and at < last:
            self.cells[at] = ONE
            at += 1

    def choice(self, name: str, value: i64, values: list[str]) -> None:
        """Write 1 for one of the values, 0 for the others; -1 is none of them."""
        if self.names is not None:
            for one in values:
                self.name(f"{name} {one}", 0.0, 1.0)
        room: i64 = len(values)
        if value >= 0:
            if value >= room:
                raise overflow(name, room, value)
            self.cells[self.at + value] = ONE
        self.at += room

    def chair(self, name: str, seat: i64) -> None:
        """Write 1 for a seat, counted from the observer's own; -1 is none."""
        if self.names is not None:
            for one in self.chairs:
                self.name(f"{name} {one}", 0.0, 1.0)
        room: i64 = len(self.chairs)
        if seat >= 0:
            step: i64 = seat - self.first
            if step < 0:
                step += self.seats
            if step >= room:
                raise overflow(name, room, step)
            self.cells[self.at + step] = ONE
        self.at += room

    def member(self, name: str, value: Enum | None, kinds: list[Enum]) -> None:
        """Write 1 for one member of an enum, 0 for the others."""
        if self.names is not None:
            for kind in kinds:
                self.name(f"{name} {kind.name.lower()}", 0.0, 1.0)
        at: i64 = self.at
        self.at += len(kinds)
        if value is not None:
            for kind in kinds:
                if kind is value:
                    self.cells[at] = ONE
                    return
                at += 1

    def subset(self, name: str, bits: i64, values: list[str]) -> None:
        """Write 1 for each value whose bit is set."""
        if self.names is not None:
            for one in values:
                self.name(f"{name} {one}", 0.0, 1.0)
        room: i64 = len(values)
        at: i64 = self.at
        left: i64 = bits
        self.at = at + room
        while left:
            if left & 1:
                self.cells[at] = ONE
            left >>= 1
            at += 1
        if at > self.at:
            raise overflow(name, room, room)

    def counts(self, name: str, items: list[int], values: list[str], most: i64 = 1) -> None:
        """Write how often each of the values is among the items: at most `most` times."""
        if self.names is not None:
            for one in values:
                self.name(f"{name} {one}", 0.0, float(int(most)))
        room: i64 = len(values)
        item: i64
        for item in items:
            if item < 0 or item >= room:
                raise overflow(name, room, item)
            place: i64 = self.at + item
            self.cells[place] = ONE if self.cells[place] == 0 else self.more(self.cells[place])
        self.at += room

    def more(self, bits: i32) -> i32:
        """Return the bits of the next whole number."""
        at: i64 = 0
        while _WHOLE[at] != bits:
            at += 1
        return _WHOLE[at + 1]

    def printed(self, name: str, table: Table, component: i64) -> None:
        """Write the numbers printed on a component; nothing if it is -1."""
        if self.names is not None:
            for column, low, high in zip(table.columns, table.lows, table.highs, strict=True):
                self.name(f"{name} {column}", low, high)
        if component >= 0:
            self.stamp(self.at, table, component)
        self.at += table.width

    def stamp(self, start: i64, table: Table, component: i64) -> None:
        """Write the numbers printed on a component at a place, over what is there."""
        cells, places, bits = self.cells, table.places, table.bits
        at: i64 = i64(table.ends[component])
        end: i64 = i64(table.ends[component + 1])
        while at < end:
            cells[start + i64(places[at])] = bits[at]
            at += 1

    def tally(self, at: i64, amount: i64) -> None:
        """Add to a number of a block. It is a plain integer until `seal` converts the block."""
        self.cells[at] += i32(amount)

    def seal(self, start: i64, size: i64, scale: i64) -> None:
        """Convert the sums of a block to floats, divided by `scale`."""
        cells = self.cells
        at: i64 = start
        end: i64 = start + size
        while at < end:
            total: i32 = cells[at]
            if total != 0:
                self.put(at, i64(total), scale)
            at += 1

    def stretch(self, start: i64) -> Stretch:
        """Return a copy of everything written since a place."""
        places: list[int] = []
        bits: list[int] = []
        for at in range(int(start), int(self.at)):
            if self.cells[at] != 0:
                places.append(at - int(start))
                bits.append(int(self.cells[at]))
        return Stretch(int(self.at) - int(start), places, bits)

    def repeats(self, known: Stretch | None, times: i64 = 1) -> bool:
        """Write a stretch again and again, if there is one and names are not being learned.

        Return whether it was written.
        """
        if known is None or self.names is not None:
            return False
        last: i64 = len(known.places)
        if last == 0:
            self.at += known.size * times
            return True
        cells, places, bits = self.cells, known.places, known.bits
        for _ in range(times):
            at: i64 = 0
            while at < last:
                cells[self.at + i64(places[at])] = bits[at]
                at += 1
            self.at += known.size
        return True

    def bits(self) -> memoryview:
        """Return the numbers as memory of 32-bit integers, the bits of the floats."""
        return memoryview(self.cells)

    def memory(self) -> memoryview[float]:
        """Return the numbers as memory of 32-bit floats."""
        shown: memoryview[float] = memoryview(self.cells).cast("B").cast("f")
        return shown


def overflow(name: str, room: i64, value: i64) -> OverflowError:
    """Return the error of a value that is out of bounds. Values are never clipped silently."""
    return OverflowError(f"{name} has {int(room)} places: no room for {int(value)}")
