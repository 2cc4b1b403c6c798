from __future__ import annotations

import stamp


def test_sources_are_there() -> None:
    assert stamp.files(stamp.SOURCE)
