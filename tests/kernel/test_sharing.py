from __future__ import annotations

from deadroad.kernel.sharing import changed, changed_byte, without


def test_list_functions_do_not_change_their_input() -> None:
    shared = [1, 2, 3]
    assert changed(shared, 1, 5) == [1, 5, 3]
    assert without(shared, 0) == [2, 3]
    assert without(shared, 2) == [1, 2]
    assert shared == [1, 2, 3]


def test_a_byte_is_replaced_at_any_place() -> None:
    row = bytes([1, 2, 3])
    assert [*map(list, (changed_byte(row, 0, 9), changed_byte(row, 1, 0), changed_byte(row, 2, 255)))] == [
        [9, 2, 3],
        [1, 0, 3],
        [1, 2, 255],
    ]
    assert row == bytes([1, 2, 3])
