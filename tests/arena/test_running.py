"""Running statistics agree with statistics of lists."""

from __future__ import annotations

import random
import statistics

import pytest

from deadroad.arena.running import Paired, Running


def test_running_sums_give_mean_spread_and_extremes() -> None:
    luck = random.Random(3)
    values = [luck.gauss(10, 3) for _ in range(5000)]
    found = Running()
    for number, value in enumerate(values):
        found.add(value, number)
    assert found.mean == pytest.approx(statistics.fmean(values))
    assert found.variance == pytest.approx(statistics.variance(values))
    assert (found.least, found.most) == (min(values), max(values))
    assert values[found.most_game] == found.most
    assert found.quantile(0.5) == pytest.approx(statistics.median(values), abs=0.2)
    assert len(found.values) <= 2000


def test_what_is_never_negative_has_no_negative_interval() -> None:
    found = Running()
    found.add(1.0)
    assert str(found.estimate) == "1 (too few for an interval)"
    found.add(0.0, times=99)
    assert found.estimate.low == 0.0
    found.add(-1.0)
    assert found.estimate.low < 0


def test_a_repeated_value_equals_adding_it_several_times() -> None:
    one, other = Running(), Running()
    for value in (3.0, 0.0, 0.0, 0.0, 5.0):
        one.add(value)
    other.add(3.0)
    other.add(0.0, times=3)
    other.add(5.0)
    assert (one.mean, one.variance) == pytest.approx((other.mean, other.variance))
    assert one.values == other.values


def test_pairs_give_their_difference_and_correlation() -> None:
    luck = random.Random(4)
    first = [luck.random() for _ in range(500)]
    second = [value + luck.random() for value in first]
    found = Paired()
    for before, after in zip(first, second, strict=True):
        found.add(before, after)
    found.add(0.0, 0.0, 50)
    first += [0.0] * 50
    second += [0.0] * 50
    assert found.correlation == pytest.approx(statistics.correlation(first, second))
    differences = [after - before for before, after in zip(first, second, strict=True)]
    assert found.difference.mean == pytest.approx(statistics.fmean(differences))
    assert found.difference.variance == pytest.approx(statistics.variance(differences))
    assert found.chance < 1e-6
