from __future__ import annotations

from deadroad.kernel.outcome import Outcome


def outcome(ranking: list[list[int]], winners: list[int]) -> Outcome:
    return Outcome(ranking, winners, [{} for group in ranking for _ in group], "over", "DR-1")


def test_tied_seats_share_the_better_place() -> None:
    assert outcome([[2], [0, 3], [1]], [2]).places() == [2, 4, 1, 2]


def test_all_seats_are_last_if_nobody_won() -> None:
    assert outcome([[0, 1, 2]], []).places() == [3, 3, 3]
