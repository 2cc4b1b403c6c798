"""What silence tells: nothing."""

from __future__ import annotations

import random

from deadroad.server.pacing import LEAST, MOST, Pacing


def waits(seed: int, hands: list[str]) -> list[float]:
    """The waits of two people in windows, whatever they hold: a wait is asked for, never a hand."""
    pacing = Pacing(random.Random(seed))
    found = []
    for at in range(200):
        pacing.open(2, float(at))
        found += [pacing.wish(seat, 2, float(at), window=True) for seat, _ in enumerate(hands)]
        found.append(pacing.wish(0, 2, float(at), window=False))
    return found


def test_in_two_worlds_that_differ_in_a_hand_the_waits_are_the_same() -> None:
    assert waits(1, ["a shotgun", ""]) == waits(1, ["", "a chainsaw"])


def test_every_kind_of_wait_has_one_distribution() -> None:
    found = waits(2, ["", ""])
    windows, others = found[0::3] + found[1::3], found[2::3]
    for kind in (windows, others):
        assert min(kind) >= LEAST
        assert max(kind) <= MOST
        assert abs(sum(kind) / len(kind) - (LEAST + MOST) / 2) < 0.06


def test_against_bots_a_wish_answers_at_once() -> None:
    pacing = Pacing(random.Random(1))
    pacing.open(3, 5.0)
    assert pacing.wish(0, 1, 5.0, window=True) == 0
    assert pacing.wish(0, 1, 5.0, window=False) == 0


def test_the_seats_of_one_window_wait_together() -> None:
    pacing = Pacing(random.Random(1))
    pacing.open(4, 0.0)
    at = 0.0
    for seat in range(4):
        at += pacing.wish(seat, 4, at, window=True)
    assert at <= MOST


def test_bots_of_one_window_wait_together_and_thinking_does_not_show() -> None:
    for thought in (0.001, 0.02):
        pacing = Pacing(random.Random(1))
        pacing.open(3, 0.0)
        at = thought
        at += pacing.bot(0.1, thought, at)
        assert abs(at - 0.1) < 1e-9
        began = at
        at += thought
        at += pacing.bot(0.1, thought, at)
        assert abs(at - began - 0.025) < 1e-9
