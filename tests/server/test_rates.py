"""Rates: how often somebody may do something in a minute."""

from __future__ import annotations

import pytest

from deadroad.server.rates import Rates
from deadroad.server.refusal import No


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Stop the clock; a test moves its one hand."""
    hand = [100.0]
    monkeypatch.setattr("deadroad.server.rates.time.monotonic", lambda: hand[0])
    return hand


def test_a_full_bucket_gives_exactly_what_it_holds(clock: list[float]) -> None:
    buckets = Rates()
    assert [buckets.allows("sign-in", "ada", 2) for _ in range(4)] == [True, True, False, False]


def test_a_bucket_of_one_gives_one(clock: list[float]) -> None:
    buckets = Rates()
    buckets.take("sign-in", "ada", 1)
    with pytest.raises(No):
        buckets.take("sign-in", "ada", 1)


def test_one_may_go_on_at_the_moment_a_whole_one_is_back(clock: list[float]) -> None:
    buckets = Rates()
    assert buckets.allows("sign-in", "ada", 1)
    clock[0] += 59.0
    assert not buckets.allows("sign-in", "ada", 1)
    clock[0] += 1.0
    assert buckets.allows("sign-in", "ada", 1)
