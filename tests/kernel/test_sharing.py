from __future__ import annotations

from deadroad.kernel.sharing import changed, without


def test_list_functions_do_not_change_their_input() -> None:
    shared = [1, 2, 3]
    assert changed(shared, 1, 5) == [1, 5, 3]
    assert without(shared, 0) == [2, 3]
    assert without(shared, 2) == [1, 2]
    assert shared == [1, 2, 3]
