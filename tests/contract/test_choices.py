"""Hypothesis chooses the answers: a failing game is shrunk, and its record is stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import deadroad
from deadroad.kernel.match import Match
from tests.contract.walk import seat_counts

RECORDS = Path(__file__).resolve().parents[1] / "records"


def played(name: str, seats: int, seed: int, choices: list[int]) -> Match:
    """Answer with the sequence, then with the first option, for a while."""
    match = deadroad.new(name, seats=seats, seed=seed)
    for choice in choices:
        if match.seat is None:
            break
        options = match.options()
        match.answer(options[choice % len(options)])
    return match


def test_any_sequence_of_choices_can_be_played_and_replayed(name: str, long: bool) -> None:
    counts = seat_counts(name)

    @settings(
        max_examples=400 if long else 25,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        seats=st.sampled_from(counts),
        seed=st.integers(0, 1 << 20),
        choices=st.lists(st.integers(0, 60), max_size=250),
    )
    def play(seats: int, seed: int, choices: list[int]) -> None:
        match = played(name, seats, seed, choices)
        record = match.record()
        try:
            assert deadroad.replay(record).digest() == match.digest()
            assert deadroad.to_json(match.view(None))
        except Exception:
            (RECORDS / f"broken-{name}.txt").write_text(record)
            raise

    play()


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_stored_record_still_replays(path: Path) -> None:
    text = path.read_text()
    assert deadroad.verify(text).record() == text
