"""Retrying a game: what the seat does not know is dealt again, and the record still replays."""

from __future__ import annotations

import random

import pytest

import deadroad
from deadroad.games import game
from deadroad.kernel.codec import encode, plain_view
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.match import Match
from deadroad.kernel.replay import play


def halfway(name: str, seed: int = 3, plies: int = 25) -> Match:
    seats = max(game(name).fewest, min(2, game(name).most))
    match = deadroad.new(name, seats=seats, seed=seed, settings=game(name).brief())
    luck = random.Random(seed)
    while match.seat is not None and len(match.plies) < plies:
        match.answer(luck.choice(match.options()))
    return match


def test_a_redeal_changes_nothing_that_the_seat_sees(name: str) -> None:
    match = halfway(name)
    if match.seat is None:
        return
    for seat in range(match.seats):
        before = encode(plain_view(match.view(seat)))
        match.deal_anew(seat, 77 + seat)
        assert encode(plain_view(match.view(seat))) == before
        assert not match.can_undo(seat)


def test_a_redealt_game_replays_to_the_same_end(name: str) -> None:
    match = halfway(name)
    if match.seat is None:
        return
    match.deal_anew(match.seat, 99)
    luck = random.Random(5)
    while match.outcome is None:
        match.answer(luck.choice(match.options()))
    again = deadroad.verify(match.record())
    assert again.digest() == match.digest()


def test_the_new_seed_is_hidden_while_the_game_runs(name: str) -> None:
    match = halfway(name)
    if match.seat is None:
        return
    seat = match.seat
    match.deal_anew(seat, 0xABCDEF)
    number = len(match.plies) - 1
    for text in (*[match.record(one) for one in range(match.seats)], match.record(spectator=True)):
        assert "abcdef" not in text
        assert f"{number} {seat} -" in text.splitlines()


@pytest.mark.parametrize("line", ["redeal", "redeal zz", "redeal 1 2", f"redeal {'f' * 33}", "redeal -1"])
def test_an_invalid_redeal_line_is_refused(name: str, line: str) -> None:
    with pytest.raises(BadSetting):
        play(halfway(name, plies=1), 0, line)
