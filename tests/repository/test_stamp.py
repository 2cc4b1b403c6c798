from __future__ import annotations

from pathlib import Path

import stamp


def test_a_source_edited_while_a_build_ran_makes_the_copy_stale(tmp_path: Path) -> None:
    before = {**stamp.digests(), "kernel/frame.py": "as it was when the build began"}
    stamp.write(tmp_path, None, "tools", before)
    assert stamp.Stamp(tmp_path).stale() == ["kernel/frame.py"]
