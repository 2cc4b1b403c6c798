"""Rate limits: token buckets."""

from __future__ import annotations

import pytest

from deadroad.server.rates import HOUR, MOST, Rates
from deadroad.server.refusal import No


@pytest.fixture
def clock() -> list[float]:
    """The hand of a clock, which only a test moves."""
    return [100.0]


def test_a_full_bucket_gives_exactly_what_it_holds(clock: list[float]) -> None:
    buckets = Rates(lambda: clock[0])
    assert [buckets.allows("sign-in", "ada", 2) for _ in range(4)] == [True, True, False, False]


def test_a_bucket_of_one_gives_one(clock: list[float]) -> None:
    buckets = Rates(lambda: clock[0])
    buckets.take("sign-in", "ada", 1)
    with pytest.raises(No):
        buckets.take("sign-in", "ada", 1)


def test_a_request_is_allowed_as_soon_as_one_token_is_refilled(clock: list[float]) -> None:
    buckets = Rates(lambda: clock[0])
    assert buckets.allows("sign-in", "ada", 1)
    clock[0] += 59.0
    assert not buckets.allows("sign-in", "ada", 1)
    clock[0] += 1.0
    assert buckets.allows("sign-in", "ada", 1)


def test_looking_into_a_bucket_takes_nothing(clock: list[float]) -> None:
    buckets = Rates(lambda: clock[0])
    assert buckets.has("plies", "ada", 10, 10, 60.0)
    assert not buckets.has("plies", "ada", 11, 10, 60.0)
    assert buckets.spends("plies", "ada", 8, 10, 60.0)
    assert [buckets.has("plies", "ada", amount, 10, 60.0) for amount in (2, 3)] == [True, False]
    clock[0] += 6.0
    assert [buckets.has("plies", "ada", amount, 10, 60.0) for amount in (3, 4)] == [True, False]


def test_a_bucket_takes_back_no_more_than_it_holds(clock: list[float]) -> None:
    buckets = Rates(lambda: clock[0])
    assert buckets.spends("plies", "ada", 8, 10, 60.0)
    buckets.give_back("plies", "ada", 5, 10, 60.0)
    assert [buckets.has("plies", "ada", amount, 10, 60.0) for amount in (7, 8)] == [True, False]
    buckets.give_back("plies", "ada", 5, 10, 60.0)
    assert [buckets.has("plies", "ada", amount, 10, 60.0) for amount in (10, 11)] == [True, False]


def test_the_oldest_bucket_makes_room_for_another(clock: list[float]) -> None:
    buckets = Rates(lambda: clock[0])
    for number in range(MOST + 1):
        buckets.take("sign-in", str(number), 1)
    assert len(buckets.buckets) == MOST
    assert ("sign-in", "0") not in buckets.buckets
    assert ("sign-in", "1") in buckets.buckets


def test_a_flood_of_requests_does_not_refill_the_buckets_of_a_day(clock: list[float]) -> None:
    buckets = Rates(lambda: clock[0])
    assert buckets.spends("codes", "ada", 10, 10, HOUR)
    for number in range(MOST + 1):
        buckets.take("requests", str(number), 1)
    assert not buckets.spends("codes", "ada", 1, 10, HOUR)
    buckets.give_back("codes", "ada", 1, 10, HOUR)
    assert buckets.has("codes", "ada", 1, 10, HOUR)
