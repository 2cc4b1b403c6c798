from __future__ import annotations

import pytest

from deadroad.kernel.sharing import changed
from tests.table import Table, deal
from tests.toy.skeleton.state import Secret


def hands(table: Table, *cards: list[int]) -> Table:
    """Give the seats these cards, by number."""
    for seat, hand in enumerate(cards):
        numbers = [card - 1 for card in hand]
        table.state.secrets = changed(table.state.secrets, seat, Secret(numbers))
        table.state.public.hand_sizes = changed(table.state.public.hand_sizes, seat, len(hand))
    return table.settle()


@pytest.mark.clause("SKE-1")
def test_the_setting_gives_the_number_of_rounds() -> None:
    table = deal("skeleton", seats=2, rounds=2)
    while table.seat is not None:
        table.play(table.options[-1])
    assert table.outcome.total(0) + table.outcome.total(1) == 2


@pytest.mark.clause("SKE-2")
def test_a_seat_that_played_a_card_draws_one() -> None:
    table = hands(deal("skeleton", seats=2), [3, 9], [4, 5]).play("play 3", "pass", "pass")
    assert table.state.public.hand_sizes == [2, 2]
    assert [event["seat"] for event in table.all_told("drew")] == [0]


@pytest.mark.clause("SKE-3")
def test_a_seat_plays_one_card_face_up() -> None:
    table = hands(deal("skeleton", seats=2), [3, 9], [4, 5]).play("play 9")
    assert table.told("played") == {"seat": 0, "card": 8}
    assert table.state.public.shown_cards == [[8], []]


@pytest.mark.clause("SKE-4")
def test_the_first_seat_of_a_round_may_not_pass() -> None:
    table = hands(deal("skeleton", seats=2), [3, 9], [4, 5])
    assert table.refuses("pass", "SKE-4") == "The first seat of a round must play a card."
    assert "pass" in table.play("play 3").options


@pytest.mark.clause("SKE-5")
def test_a_seat_that_played_may_add_a_higher_card() -> None:
    table = hands(deal("skeleton", seats=2), [3, 9], [4, 5]).play("play 3", "play 4")
    table.asks("raise", seat=0)
    table.play("play 9")
    assert table.told("raised") == {"seat": 0, "card": 8}
    table.asks("raise", seat=1)
    assert table.refuses("play 5", "SKE-5") == "Only a card higher than 9 can be added."


@pytest.mark.clause("SKE-5")
def test_a_seat_that_passed_is_not_asked_to_raise() -> None:
    table = hands(deal("skeleton", seats=2), [3, 9], [4, 5]).play("play 3", "pass", "pass")
    table.asks("turn", seat=0)


@pytest.mark.clause("SKE-6")
def test_the_highest_card_wins_a_point_and_leads() -> None:
    table = hands(deal("skeleton", seats=2), [3, 9], [4, 5]).play("play 3", "play 4", "pass", "pass")
    assert table.state.public.points == [0, 1]
    assert table.seat == 1


@pytest.mark.clause("SKE-7")
def test_the_most_points_win() -> None:
    table = deal("skeleton", seats=2, rounds=2)
    hands(table, [20, 19], [1, 2]).play("play 20", "pass", "pass", "play 19", "pass", "pass")
    assert table.outcome.winners == [0]
