from __future__ import annotations

from pathlib import Path

import pytest

import deadroad
import golden
from tests.contract.walk import seat_counts

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_playthrough_prints_the_same_text(path: Path) -> None:
    record = path.read_text(encoding="utf-8")
    assert golden.told(record) == path.with_suffix(".txt").read_text(encoding="utf-8")
    deadroad.verify(record)  # the end digest sees what no sentence tells


def test_every_game_has_a_golden_playthrough_at_every_number_of_seats() -> None:
    kept = {f"{path.parent.name}/{path.stem}" for path in RECORDS}
    names = [name for name in deadroad.games() if name != "lanterns"]
    wanted = {f"{name}/{seats}-seats" for name in names for seats in seat_counts(name)}
    assert not wanted - kept, "scripts/golden.py --new GAME plays them"
