"""Bidding (HZR-20 to HZR-28)."""

from __future__ import annotations

import random

import pytest

import deadroad
from tests.scenarios.hit_z_road.road import Road, trip

SAFE = ("I-01", "I-02", "I-03", "II-01", "II-02", "II-03", "III-01", "II-02")


def auction(seats: int, *order: int) -> Road:
    """Bidding for roads without danger."""
    return trip(seats).roads(*SAFE[: 8 if seats == 4 else 6]).bidding(*(order or range(seats)))


def pays(road: Road, seat: int, *kinds: str) -> None:
    road.asks("pay-bid", seat=seat)
    road.play(*[f"pay {kind}" for kind in kinds], seat=seat)


@pytest.mark.clause("HZR-20")
def test_turns_follow_the_order_tiles() -> None:
    road = auction(4, 2, 0, 3, 1)
    for seat in (2, 0, 3, 1, 2):
        road.asks("bid", seat=seat)
        road.play(f"bid {len(road.match.plies) + 1}")


@pytest.mark.clause("HZR-20")
def test_on_a_turn_a_player_raises_or_passes() -> None:
    road = auction(2)
    assert road.options == ["pass", *[f"bid {value}" for value in range(1, 11)]]
    road.refuses("road 1", clause="HZR-20")


@pytest.mark.clause("HZR-20")
def test_there_is_no_bidding_in_solo() -> None:
    road = Road.deal("hit-z-road", 1)
    road.asks("road", seat=0)
    road.refuses("bid 1", clause="HZR-30")


@pytest.mark.clause("HZR-21")
def test_a_raise_goes_above_ones_own_space() -> None:
    road = auction(2).play("bid 5", "pass")
    assert road.options == ["pass", *[f"bid {value}" for value in range(6, 11)]]
    assert "5" in road.refuses("bid 5", clause="HZR-21")
    road.refuses("bid 4", clause="HZR-21")
    road.play("bid 6")
    assert road.told("raised") == {"seat": 0, "amount": 6}


@pytest.mark.clause("HZR-21")
def test_a_raise_cannot_go_to_an_occupied_space() -> None:
    road = auction(2).play("bid 5")
    assert "bid 5" not in road.options
    assert "Seat 1" in road.refuses("bid 5", clause="HZR-21")


@pytest.mark.clause("HZR-21")
def test_a_raise_need_not_be_the_highest_bid() -> None:
    road = auction(3).play("bid 7", "bid 3", "bid 1")
    assert road.public.bids == [7, 3, 1]


@pytest.mark.clause("HZR-21")
def test_a_raise_is_at_most_all_the_resources_one_has() -> None:
    road = auction(2).has(0, ammo=1, fuel=2, adrenaline=0)
    road.bidding(0, 1)
    assert road.options == ["pass", "bid 1", "bid 2", "bid 3"]
    assert "3" in road.refuses("bid 4", clause="HZR-21")


@pytest.mark.clause("HZR-21")
def test_no_raise_goes_beyond_ten() -> None:
    road = auction(2).has(0, ammo=20)
    road.bidding(0, 1)
    assert road.options[-1] == "bid 10"
    road.refuses("bid 11", clause="DR-3")


@pytest.mark.clause("HZR-21")
def test_any_number_of_pawns_may_stand_on_zero() -> None:
    road = auction(4).play("pass", "pass", "pass", "pass")
    assert road.told("order-set") == {"seats": [0, 1, 2, 3]}
    road.asks("road", seat=0)


@pytest.mark.clause("HZR-22")
def test_a_player_who_passed_may_come_back_while_bidding_goes_on() -> None:
    road = auction(3).play("pass", "bid 2", "pass")
    road.asks("bid", seat=0)
    road.play("bid 9")
    assert road.public.bids == [9, 2, 0]


@pytest.mark.clause("HZR-23")
def test_bidding_ends_as_soon_as_all_have_passed_in_a_row() -> None:
    road = auction(3).play("pass", "pass", "bid 1", "pass", "pass")
    road.asks("bid", seat=2)
    road.play("pass")
    assert road.told("order-set") == {"seats": [2, 0, 1]}


@pytest.mark.clause("HZR-23")
def test_a_raise_begins_the_count_of_passes_anew() -> None:
    road = auction(2).play("bid 1", "pass", "bid 2", "pass")
    road.asks("bid", seat=0)


@pytest.mark.clause("HZR-24")
def test_each_pays_the_value_of_their_space_in_any_mix() -> None:
    road = auction(2).play("bid 5", "bid 3", "pass", "pass")
    pays(road, 0, "ammo", "fuel", "ammo", "adrenaline", "fuel")
    pays(road, 1, "adrenaline", "adrenaline", "adrenaline")
    assert road.purse(0) == (2, 2, 3)
    assert road.purse(1) == (4, 4, 1)
    road.asks("road", seat=0)


@pytest.mark.clause("HZR-24")
def test_nobody_pays_with_what_they_lack() -> None:
    road = auction(2).has(0, fuel=0).bidding(0, 1).play("bid 2", "pass", "pass")
    assert road.options == ["pay ammo", "pay adrenaline"]
    assert "fuel" in road.refuses("pay fuel", clause="HZR-24")


@pytest.mark.clause("HZR-24")
def test_a_player_who_pays_everything_is_not_asked_how() -> None:
    road = auction(2).has(0, ammo=1, fuel=2, adrenaline=1).bidding(0, 1).play("bid 4", "pass")
    assert [event["resource"] for event in road.all_told("paid")] == [0, 1, 1, 2]
    assert road.purse(0) == (0, 0, 0)
    road.asks("road", seat=0)


@pytest.mark.clause("HZR-25")
def test_the_example_of_the_rulebook_green_seven_yellow_four_blue_and_red_nothing() -> None:
    blue, red, yellow, green = range(4)
    road = auction(4, blue, yellow, green, red)
    road.play("pass", "bid 4", "bid 7", "pass", "pass", "pass", "pass")
    assert road.told("order-set") == {"seats": [green, yellow, blue, red]}
    pays(road, green, *["ammo"] * 4, *["fuel"] * 3)
    pays(road, yellow, *["adrenaline"] * 4)
    assert [road.group(seat).total for seat in (green, yellow, blue, red)] == [5, 8, 12, 12]
    assert road.public.order == [green, yellow, blue, red]


@pytest.mark.clause("HZR-25")
def test_those_who_stay_on_zero_keep_their_order_behind_the_others() -> None:
    road = auction(4, 3, 1, 0, 2).play("pass", "pass", "pass", "bid 1", "pass", "pass", "pass", "pass")
    assert road.told("order-set") == {"seats": [2, 3, 1, 0]}


@pytest.mark.clause("HZR-26")
def test_bid_pawns_go_back_to_zero() -> None:
    road = auction(2).play("bid 2", "bid 1", "pass", "pass", "pay ammo")
    assert road.public.bids == [2, 1]
    road.play("pay ammo", "pay fuel").asks("road")
    assert road.public.bids == [0, 0]


@pytest.mark.clause("HZR-26")
def test_eliminated_players_do_not_bid() -> None:
    road = auction(3).bidding(0, 2).play("bid 1")
    road.asks("bid", seat=2)
    road.play("pass")
    road.asks("bid", seat=0)
    road.play("pass")
    assert road.told("order-set") == {"seats": [0, 2]}


@pytest.mark.clause("HZR-27")
def test_a_player_without_a_legal_raise_passes_automatically() -> None:
    road = auction(2).has(1, ammo=0, fuel=0, adrenaline=0).bidding(0, 1).play("bid 3")
    assert road.names_told == ["raised", "passed"]
    assert road.told("passed") == {"seat": 1}
    road.asks("bid", seat=0)


@pytest.mark.clause("HZR-27")
def test_the_last_raiser_is_asked_once_more() -> None:
    road = auction(2).play("bid 1", "pass")
    road.asks("bid", seat=0)
    road.play("bid 10", "pass")
    assert road.told("order-set") == {"seats": [0, 1]}


@pytest.mark.clause("HZR-27")
def test_payments_are_made_in_the_new_order() -> None:
    road = auction(3).play("bid 1", "bid 2", "bid 3", "pass", "pass", "pass")
    assert [event["seat"] for event in road.all_told("bid-due")] == [2]
    pays(road, 2, "ammo", "ammo", "ammo")
    pays(road, 1, "ammo", "ammo")
    pays(road, 0, "ammo")


@pytest.mark.clause("HZR-28")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_players_use_the_first_tiles(seats: int) -> None:
    assert sorted(Road.deal("hit-z-road", seats).public.order) == list(range(seats))


@pytest.mark.clause("HZR-28")
def test_after_an_elimination_the_order_closes_up() -> None:
    road = trip(3).has(1, survivors=1).roads("I-01", "I-02", "II-06", "I-03", "II-02", "III-01")
    road.adventure(2, 1, 0).play("road 1", "road 2")
    assert road.told("eliminated") == {"seat": 1}
    assert road.public.order == [2, 0]
    road.asks("bid", seat=2)
    road.play("pass")
    road.asks("bid", seat=0)


@pytest.mark.clause("HZR-24")
def test_the_suggested_payment_is_what_the_heuristics_would_pay() -> None:
    match = deadroad.new("hit-z-road", seats=3, seed=4)
    luck = random.Random(4)
    payments = 0
    while match.seat is not None and payments < 12:
        assert match.question is not None
        fill = next((reach.fill for reach in match.reach() if reach.kind == "pay"), None)
        if fill is not None and len(match.options()) > 1:
            payments += 1
            ahead = match.clone()
            for option in fill.row:
                rates = ahead.game.heuristics.rates(ahead.state)
                assert rates[ahead.state.asked.index(option)] == max(rates)
                ahead.answer(ahead.game.space.option(option))
        match.answer(luck.choice(match.options()))
    assert payments == 12
