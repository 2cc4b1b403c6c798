"""Records of older versions that still replay: questions, options, events and outcome are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import deadroad
import golden
from deadroad.games import GAMES, game
from deadroad.kernel.record import read

RECORDS = sorted(Path(__file__).parent.glob("*/rules-*/*.record"))
PLIES = 1500  # of each record, unless every ply is wanted


def codes(trace: str) -> list[str]:
    """Return the code of each ply, then the outcome."""
    rows = trace.splitlines()
    return [*" ".join(rows[:-1]).split(), rows[-1]]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_record_of_an_older_version_replays_to_the_same_play(path: Path, *, long: bool) -> None:
    record = path.read_text(encoding="utf-8")
    kept = codes(path.with_suffix(".trace").read_text(encoding="utf-8"))
    plies = len(read(record).plies)
    assert len(kept) == plies + 2  # a code before the first ply, and the outcome
    if plies > PLIES and not long:
        found = codes(golden.traced(record, PLIES) + "cut")[:-1]
        kept = kept[: len(found)]
    else:
        found = codes(golden.traced(record))
    differ = [ply for ply, pair in enumerate(zip(found, kept, strict=True)) if pair[0] != pair[1]]
    assert not differ, f"first at ply {differ[0]}"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_version_that_still_replays_keeps_its_records(name: str) -> None:
    kept = {int(path.parent.name.partition("-")[2]) for path in RECORDS if path.parent.parent.name == name}
    assert kept == set(game(name).replays), "scripts/golden.py --retire GAME, before the version is raised"


def test_an_older_record_is_verified_without_its_digest() -> None:
    record = RECORDS[0].read_text(encoding="utf-8")
    match = deadroad.verify(record)
    assert match.outdated
    assert read(record).digest != match.digest()
    again = match.record()
    assert read(again).digest is None
    assert again.splitlines()[:-1] == record.splitlines()[:-1]
    assert deadroad.verify(again).digest() == match.digest()
