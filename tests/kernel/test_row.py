"""Rows of named numbers."""

from __future__ import annotations

from enum import Enum

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from deadroad.kernel.row import Row, Table


class Colour(Enum):
    RED = 0
    BLUE = 1


COLOURS: list[Enum] = list(Colour)
LETTERS = ["a", "b", "c"]


def blank() -> Row:
    return Row(vec[i32]([0 for _ in range(64)]), [])


def written(row: Row) -> dict[str, float]:
    assert row.names is not None
    assert len(row.names) == row.at == len(row.lows) == len(row.highs)
    values = list(row.memory())
    return {name: values[at] for at, name in enumerate(row.names)}


def test_numbers_are_divided_by_their_scale() -> None:
    row = blank()
    row.number("coins", 5, 8, 16)
    row.signed("debt", -3, 4, 8)
    row.number("grains", 100_000, 16, 1 << 20)
    row.numbers("held", [0, 7], LETTERS, 2, 8)
    assert written(row) == {
        "coins": 0.625,
        "debt": -0.75,
        "grains": 6250.0,
        "held a": 0.0,
        "held b": 3.5,
        "held c": 0.0,
    }
    assert (row.lows[:2], row.highs[:2]) == ([0.0, -2.0], [2.0, 2.0])


def test_kinds_are_one_of_many() -> None:
    row = blank()
    row.choice("letter", 1, LETTERS)
    row.choice("none", -1, LETTERS)
    row.member("colour", Colour.BLUE, COLOURS)
    row.level("count", 2, 3)
    row.flag("flag", True)
    assert [name for name, value in written(row).items() if value] == [
        "letter b",
        "colour blue",
        "count at least 1",
        "count at least 2",
        "flag",
    ]


def test_sets_are_shown_one_by_one_and_hands_are_counted() -> None:
    row = blank()
    row.subset("set", 0b101, LETTERS)
    row.counts("hand", [2, 0, 2, 2], LETTERS, most=4)
    assert list(written(row).values()) == [1.0, 0.0, 1.0, 1.0, 0.0, 3.0]


def test_a_component_is_shown_by_what_is_printed_on_it() -> None:
    table = Table(["price", "red"], [[0.5, 0.0], [0.0, 1.0]])
    row = blank()
    row.of("mine ")
    row.printed("first", table, 0)
    row.printed("second", table, -1)
    assert written(row) == {
        "mine first price": 0.5,
        "mine first red": 0.0,
        "mine second price": 0.0,
        "mine second red": 0.0,
    }


def test_what_is_printed_can_be_stamped_on_a_block() -> None:
    table = Table(["left", "right"], [[0.5, 0.0], [0.0, 1.0]])
    row = blank()
    start = row.block(["a", "b", "c", "d"], 1, 2)
    row.put(start, 2, 1)
    row.stamp(start + 1, table, 1)
    row.stamp(start + 2, table, 0)
    assert list(written(row).values()) == [2.0, 0.0, 0.5, 0.0]


def test_seats_are_counted_from_the_own_one() -> None:
    row = blank()
    row.count_seats_from(2, 3, ["seat +0", "seat +1", "seat +2", "seat +3"])
    row.chair("owner", 2)
    row.chair("guest", 0)
    row.chair("nobody", -1)
    assert [name for name, value in written(row).items() if value] == ["owner seat +0", "guest seat +1"]
    row.count_seats_from(0, 6, ["seat +0", "seat +1"])
    with pytest.raises(OverflowError, match="owner has 2 places: no room for 4"):
        row.chair("owner", 4)


@pytest.mark.parametrize("length", [3, 8, 11, 24])
def test_amounts_are_written_wherever_they_are(length: int) -> None:
    columns = [f"{at}" for at in range(length)]
    for held in range(length):
        row = blank()
        row.amounts(bytes([3 * (at == held) for at in range(length)]), columns, 2, 8)
        assert list(written(row).values()) == [1.5 * (at == held) for at in range(length)]


def test_a_stretch_can_be_repeated_many_times() -> None:
    row = Row(vec[i32]([0 for _ in range(8)]))
    row.number("coins", 3, 2, 8)
    row.flag("red", False)
    known = row.stretch(0)
    empty = Row(vec[i32]([0, 0])).stretch(0)
    assert row.repeats(known, 2)
    assert row.repeats(empty, 5)
    assert list(row.memory()) == [1.5, 0.0, 1.5, 0.0, 1.5, 0.0, 0.0, 0.0]
    assert row.at == 6
    assert not row.repeats(None)
    assert not blank().repeats(known)


def test_a_value_that_does_not_fit_is_refused() -> None:
    with pytest.raises(OverflowError, match="letter has 3 places"):
        blank().choice("letter", 3, LETTERS)
    with pytest.raises(OverflowError, match="set has 3 places"):
        blank().subset("set", 0b1000, LETTERS)
    with pytest.raises(OverflowError, match="held has 3 places: no room for 3"):
        blank().numbers("held", [1, 2, 3, 4], LETTERS, 1, 8)
    with pytest.raises(OverflowError, match="a has 3 places: no room for 3"):
        blank().amounts(bytes([1, 2, 3, 4]), LETTERS, 1, 8)
    with pytest.raises(OverflowError, match="hand has"):
        blank().counts("hand", [5], LETTERS)


def test_numbers_are_skipped_only_when_their_names_are_known() -> None:
    assert not blank().skip(2)
    row = Row(vec[i32]([0 for _ in range(3)]))
    assert row.skip(2)
    row.flag("on", True)
    assert list(row.memory()) == [0.0, 0.0, 1.0]
    assert row.bits().tobytes() == row.memory().tobytes()
