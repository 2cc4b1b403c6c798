from __future__ import annotations

import pytest

from deadroad.arena.stats import between, mean, paired, plain, ratings, share


def test_the_wilson_interval_matches_published_values() -> None:
    found = share(8, 10)
    assert found.value == 0.8
    assert found.low == pytest.approx(0.4902, abs=1e-3)
    assert found.high == pytest.approx(0.9433, abs=1e-3)
    assert share(0, 10).low == 0
    assert share(10, 10).high == pytest.approx(1.0)


def test_a_mean_comes_with_the_normal_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, abs=1e-3)


def test_a_paired_interval_removes_shared_variance() -> None:
    before = [1.0, 100.0, 1000.0]
    after = [2.0, 101.0, 1001.0]
    found = paired(before, after)
    assert (found.value, found.low, found.high) == (1.0, 1.0, 1.0)


def test_ratings_order_players_and_stay_finite_without_a_loss() -> None:
    found = ratings({("a", "b"): 30.0, ("b", "a"): 10.0, ("b", "c"): 20.0})
    assert found["a"].value > found["b"].value > found["c"].value
    assert found["a"].value - found["b"].value == pytest.approx(190, abs=40)
    assert all(abs(rating.value) < 2000 for rating in found.values())
    assert found["a"].low < found["a"].value < found["a"].high


def test_two_shares_are_compared_by_the_newcombe_interval() -> None:
    found = between(share(56, 70), share(48, 80))
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_figures_are_written_without_exponents() -> None:
    written = [plain(value) for value in (0.0, -1e-9, 2.2e-5, -0.00123, 0.5, 12.345, 1234567.8)]
    assert written == ["0", "0", "0.00002", "-0.00123", "0.5", "12.3", "1,234,568"]
