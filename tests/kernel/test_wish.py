"""Wishes: which questions are answered automatically, and when the seat is still asked."""

from __future__ import annotations

import deadroad
from deadroad.kernel.frames.window import Window
from deadroad.kernel.match import Match
from deadroad.kernel.wish import ALWAYS, NEVER, NONE, Memory, Wish, asking, wished


def played(name: str, seats: int, wish: Wish, plies: int = 400) -> tuple[Match, list[tuple[str, int]]]:
    """Play with level 2 where the wish does not answer; return the questions that it answered."""
    match = deadroad.new(name, seats=seats, seed=3)
    bot = deadroad.bot(name, 2)
    memories = [Memory() for _ in range(seats)]
    given: list[tuple[str, int]] = []
    while match.seat is not None and len(match.plies) < plies:
        seat = match.seat
        assert match.question is not None
        answer = wished(match, wish, memories[seat])
        if answer:
            given.append((match.question.kind, len(match.state.asked)))
            match.answer(answer)
        else:
            match.answer(bot.choose(match.view(seat)))
    return match, given


def test_a_seat_without_wishes_is_asked_every_question() -> None:
    for name, seats in (("zombies", 3), ("hit-z-road", 3), ("zombietown", 2)):
        assert played(name, seats, asking(), 120)[1] == []


def test_a_seat_that_never_acts_in_windows_passes_in_all_of_them() -> None:
    match, given = played("zombies", 3, Wish(NEVER, lone=False, zombies="all"))
    assert given
    assert {kind.partition("-")[0] for kind, _ in given} == {"window"}
    windows = [ply for ply in match.plies if ply.notation == "pass"]
    assert len(windows) == len(given)


def test_a_wish_for_a_card_asks_once_a_turn_at_its_timing() -> None:
    asked: set[tuple[int, int, int, int]] = set()
    for seed in range(4):
        match = deadroad.new("zombies", seats=3, seed=seed)
        bot = deadroad.bot("zombies", 2)
        habits = match.game.habits()
        memories = [Memory() for _ in range(3)]
        while match.seat is not None and len(match.plies) < 500:
            seat = match.seat
            view = match.view(seat)
            answer = wished(match, Wish(lone=False, zombies="all"), memories[seat])
            if answer or not isinstance(match.state.stack[-1], Window):
                match.answer(answer or bot.choose(view))
                continue
            here = {(seed, seat, habits.turn(view), option) for option in habits.likely(view)}
            assert here - asked, "a seat is asked again about what it was asked this turn"
            asked |= here
            assert wished(match, Wish(), memories[seat]) == "", "it is still asked while it thinks"
            match.answer("pass")
    assert asked


def test_a_wait_wish_stops_at_the_next_window() -> None:
    match = deadroad.new("zombies", seats=2, seed=5)
    while not isinstance(match.state.stack[-1], Window):
        match.answer(match.options()[0])
    assert wished(match, Wish(NEVER), Memory()) == "pass"
    assert wished(match, Wish(NEVER, act=True), Memory()) == ""


def test_a_wish_gives_lone_answers_but_not_in_windows() -> None:
    _, given = played("hit-z-road", 2, Wish(ALWAYS))
    assert given
    assert {count for _, count in given} == {1}


def test_a_standing_bid_is_the_lowest_leading_bid_up_to_its_limit() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=1)
    first, other = Wish(bid=4), Wish(bid=0)
    seat = match.seat
    assert seat is not None
    assert wished(match, first, Memory()) == "pass", "who comes first in the order leads without a bid"
    match.answer("pass")
    assert wished(match, first, Memory()) == "bid 1"
    match.answer("bid 1")
    assert wished(match, other, Memory()) == "pass"
    match.answer("bid 6")
    assert wished(match, first, Memory()) == "pass", "six is beyond the limit"
    assert wished(match, Wish(bid=8, turn=7), Memory()) == "", "an order is for one auction"


def test_zombies_that_reach_nobody_move_automatically() -> None:
    def rests(wish: Wish) -> int:
        _, given = played("zombies", 2, wish, 800)
        return sum(kind == "zombies" for kind, _ in given)

    assert rests(Wish(zombies="all")) == 0
    assert 0 < rests(Wish()) <= rests(Wish(zombies=NONE))


def test_a_wish_does_not_answer_right_after_an_undo() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=1)
    seat = match.seat
    assert seat is not None
    match.answer("bid 2")
    match.undo(seat)
    assert wished(match, Wish(bid=5), Memory()) == ""
