"""A row of named numbers. Observations are written into it.

The same code names the numbers and writes them, so names and numbers always match. A row
holds 32-bit floats as their bits: mypyc has a native array of 32-bit integers and none of 32-bit floats.
"""

from __future__ import annotations

from enum import Enum
from struct import pack, unpack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

ONE: Final = 0x3F800000  # the bits of 1.0
SIGN: Final = -0x80000000
LONGEST: Final = 32768  # numbers that a row can have


def bits_of(value: float) -> int:
    """Return the bits of a 32-bit float as an integer."""
    return int(unpack("<i", pack("<f", value))[0])


# The bits of 0.0, 1.0, 2.0 and so on. Dividing by a power of two subtracts from these bits.
_WHOLE: Final[vec[i32]] = vec[i32]([bits_of(float(number)) for number in range(1024)])


@final
class Table:
    """The numbers printed on components: for each component one number in each column."""

    __slots__ = ("bits", "columns", "ends", "highs", "lows", "places")

    def __init__(self, columns: list[str], rows: list[list[float]]) -> None:
        self.columns = columns
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
        self.size = size
        self.places: vec[i32] = vec[i32]([i32(place) for place in places])
        self.bits: vec[i32] = vec[i32]([i32(one) for one in bits])


@final
class Row:
    """A row that is filled from its first number to its last.

    Every method writes the next number or numbers. Numbers that are not written are 0. The values may depend
    on a view; how many numbers are written may not. A row that learns names also stores names and bounds.
    """

    __slots__ = ("at", "cells", "highs", "lows", "names", "owner")

    def __init__(self, blank: vec[i32], names: list[str] | None = None) -> None:
        self.cells: vec[i32] = blank[0 : len(blank)]  # a copy
        self.at: i64 = 0
        self.names = names
        self.owner = ""
        self.lows: list[float] = []
        self.highs: list[float] = []

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

    def number(self, name: str, value: int, scale: int, most: int) -> None:
        """Write a whole number from 0 to `most`, divided by `scale`: a power of two."""
        if self.names is not None:
            self.name(name, 0.0, most / scale)
        self.put(self.at, value, scale)
        self.at += 1

    def signed(self, name: str, value: int, scale: int, most: int) -> None:
        """Write a whole number from -`most` to `most`, divided by `scale`: a power of two."""
        if self.names is not None:
            self.name(name, -most / scale, most / scale)
        self.put(self.at, value, scale)
        self.at += 1

    def light(self, at: i64) -> None:
        """Write 1 at a place."""
        self.cells[at] = ONE

    def skip(self, count: int) -> bool:
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
        if size >= 1024:
            self.cells[at] = bits_of(int(value) / int(scale))
            return
        bits = _WHOLE[size] - (_WHOLE[scale] - ONE)
        self.cells[at] = bits | SIGN if value < 0 else bits

    def numbers(self, name: str, values: list[int], columns: list[str], scale: int, most: int) -> None:
        """Write a number for each column, divided by `scale`; columns without a value stay 0."""
        if self.names is not None:
            for column in columns:
                self.name(f"{name} {column}", 0.0, most / scale)
        self.fits(name, len(values), len(columns) + 1)
        at: i64 = self.at
        for value in values:
            if value:
                self.put(at, value, scale)
            at += 1
        self.at += len(columns)

    def block(self, columns: list[str], scale: int, most: int) -> int:
        """Reserve one number for each column, to be written by `put` in any order.

        Return where they begin.
        """
        if self.names is not None:
            for column in columns:
                self.name(column, 0.0, most / scale)
        start = int(self.at)
        self.at += len(columns)
        return start

    def level(self, name: str, value: int, most: int) -> None:
        """Write `most` flags: whether the value is at least 1, at least 2, and so on."""
        if self.names is not None:
            for step in range(1, most + 1):
                self.name(f"{name} at least {step}", 0.0, 1.0)
        at: i64 = self.at
        for _ in range(min(value, most)):
            self.cells[at] = ONE
            at += 1
        self.at += most

    def choice(self, name: str, value: int, values: list[str]) -> None:
        """Write 1 for one of the values, 0 for the others; -1 is none of them."""
        if self.names is not None:
            for one in values:
                self.name(f"{name} {one}", 0.0, 1.0)
        if value >= 0:
            self.fits(name, value, len(values))
            self.cells[self.at + value] = ONE
        self.at += len(values)

    def member(self, name: str, value: Enum | None, kinds: list[Enum]) -> None:
        """Write 1 for one member of an enum, 0 for the others."""
        if self.names is not None:
            for kind in kinds:
                self.name(f"{name} {kind.name.lower()}", 0.0, 1.0)
        at: i64 = self.at
        if value is not None:
            for kind in kinds:
                if kind is value:
                    self.cells[at] = ONE
                at += 1
        self.at += len(kinds)

    def subset(self, name: str, bits: int, values: list[str]) -> None:
        """Write 1 for each value whose bit is set."""
        if self.names is not None:
            for one in values:
                self.name(f"{name} {one}", 0.0, 1.0)
        at: i64 = self.at
        left = bits
        while left:
            if left & 1:
                self.cells[at] = ONE
            left >>= 1
            at += 1
        self.at += len(values)
        if at > self.at:
            self.fits(name, len(values), len(values))

    def counts(self, name: str, items: list[int], values: list[str], most: int = 1) -> None:
        """Write how often each of the values is among the items: at most `most` times."""
        if self.names is not None:
            for one in values:
                self.name(f"{name} {one}", 0.0, float(most))
        for item in items:
            self.fits(name, item, len(values))
            place: i64 = self.at + item
            if self.cells[place] == 0:
                self.cells[place] = ONE
            else:
                self.cells[place] = self.more(self.cells[place])
        self.at += len(values)

    def more(self, bits: i32) -> i32:
        """Return the bits of the next whole number."""
        at: i64 = 0
        while _WHOLE[at] != bits:
            at += 1
        return _WHOLE[at + 1]

    def printed(self, name: str, table: Table, component: int) -> None:
        """Write the numbers printed on a component; nothing if it is -1."""
        if self.names is not None:
            for column, low, high in zip(table.columns, table.lows, table.highs, strict=True):
                self.name(f"{name} {column}", low, high)
        if component >= 0:
            cells, places, bits = self.cells, table.places, table.bits
            one: i64 = component
            at: i64 = i64(table.ends[one])
            end: i64 = i64(table.ends[one + 1])
            while at < end:
                cells[self.at + i64(places[at])] = bits[at]
                at += 1
        self.at += len(table.columns)

    def tally(self, at: i64, amount: i64) -> None:
        """Add to a number of a block. It is a plain integer until `seal` converts the block."""
        self.cells[at] += i32(amount)

    def seal(self, start: i64, size: i64, scale: i64) -> None:
        """Convert the sums of a block to floats, divided by `scale`."""
        at: i64 = start
        end: i64 = start + size
        while at < end:
            total: i32 = self.cells[at]
            if total != 0:
                self.put(at, i64(total), scale)
            at += 1

    def stretch(self, start: int) -> Stretch:
        """Return a copy of everything written since a place."""
        places: list[int] = []
        bits: list[int] = []
        for at in range(start, int(self.at)):
            if self.cells[at] != 0:
                places.append(at - start)
                bits.append(int(self.cells[at]))
        return Stretch(int(self.at) - start, places, bits)

    def repeats(self, known: Stretch | None) -> bool:
        """Write a stretch again, if there is one and names are not being learned.

        Return whether it was written.
        """
        if known is None or self.names is not None:
            return False
        cells, places, bits = self.cells, known.places, known.bits
        at: i64 = 0
        while at < len(places):
            cells[self.at + i64(places[at])] = bits[at]
            at += 1
        self.at += known.size
        return True

    def fits(self, name: str, value: int, size: int) -> None:
        """Raise an error if a value is out of bounds. Values are never clipped silently."""
        if value < 0 or value >= size:
            raise OverflowError(f"{name} has {size} places: no room for {value}")

    def bits(self) -> memoryview:
        """Return the numbers as memory of 32-bit integers, the bits of the floats."""
        return memoryview(self.cells)

    def memory(self) -> memoryview[float]:
        """Return the numbers as memory of 32-bit floats."""
        shown: memoryview[float] = memoryview(self.cells).cast("B").cast("f")
        return shown
