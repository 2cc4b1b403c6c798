"""Preparation: roads and tolls (HZR-10 to HZR-18)."""

from __future__ import annotations

import pytest

from deadroad.games import game
from deadroad.games.hit_z_road.facts import facts
from deadroad.games.hit_z_road.options import BID, SPACE
from deadroad.games.hit_z_road.trip import tolls
from deadroad.kernel.view import View
from tests.scenarios.hit_z_road.road import Road, ids, trip

DEADLY = "II-06"  # lose one survivor


def after_deaths(seats: int, dead: int) -> Road:
    """Play a round in which the first so many groups lose their last survivor; stop at the next bidding."""
    roads = [DEADLY, "II-02"] * dead + ["I-03", "II-02"] * (max(seats, 3) - dead)
    road = trip(seats).roads(*roads)
    for seat in range(dead):
        road.has(seat, survivors=1)
    road.adventure(*range(seats))
    for seat in range(seats):
        if road.seat == seat and road.match.question is not None and road.match.question.kind == "road":
            road.play(f"road {seat + 1}")
    road.asks("bid")
    return road


@pytest.mark.clause("HZR-10")
@pytest.mark.parametrize(("seats", "cards"), [(4, 8), (3, 6), (2, 6)])
def test_four_players_lay_four_roads_and_fewer_lay_three_all_face_up(seats: int, cards: int) -> None:
    road = trip(seats).prepare()
    assert road.public.roads == road.state.hidden.roads
    assert len(road.public.roads) == cards
    assert len(road.public.taken) == cards // 2
    assert road.told("roads-laid")["cards"] == road.public.roads


@pytest.mark.clause("HZR-10")
def test_the_left_card_is_resolved_before_the_right_one() -> None:
    road = trip(2).roads("I-03", "I-01", "II-01", "II-02", "II-03", "III-01").adventure(0, 1)
    road.play("road 1")
    met = [event["card"] for event in road.all_told("encountered")]
    assert ids([card for card in met if isinstance(card, int)]) == ["I-03", "I-01"]


@pytest.mark.clause("HZR-11")
def test_with_two_players_the_last_road_is_contaminated_from_the_first_round_on() -> None:
    road = trip(2).prepare()
    assert road.public.tolls == [0, 0, 2]
    assert road.all_told("contaminated") == [{"road": 3, "toll": 2}]


@pytest.mark.clause("HZR-12")
@pytest.mark.parametrize(("seats", "tolled"), [(4, [0, 0, 0, 2]), (3, [0, 0, 2])])
def test_after_one_elimination_the_last_road_is_contaminated(seats: int, tolled: list[int]) -> None:
    assert trip(seats).prepare().public.tolls == [0] * len(tolled)
    assert after_deaths(seats, 1).public.tolls == tolled


@pytest.mark.clause("HZR-12")
def test_the_contaminated_tile_comes_only_in_the_round_after_the_elimination() -> None:
    road = trip(3).has(0, survivors=1).roads(DEADLY, "II-02", "I-03", "I-01", "I-02", "II-01")
    road.adventure(0, 1, 2).play("road 1")
    assert road.public.order == [1, 2]
    road.asks("road", seat=1)
    assert road.public.tolls == [0, 0, 0]


@pytest.mark.clause("HZR-13")
def test_after_a_second_elimination_of_four_two_roads_are_contaminated() -> None:
    road = after_deaths(4, 2)
    assert road.public.tolls == [0, 0, 2, 4]
    assert road.all_told("contaminated") == [{"road": 3, "toll": 2}, {"road": 4, "toll": 4}]


@pytest.mark.clause("HZR-14")
def test_the_toll_is_paid_in_any_mix_before_the_first_card() -> None:
    road = trip(2).roads("I-01", "I-02", "I-03", "II-02", "II-01", "III-01", tolls=(0, 0, 2))
    road.adventure(0, 1).play("road 3").asks("pay-toll", seat=0)
    road.play("pay ammo", "pay adrenaline")
    names = road.names_told
    assert names.index("paid-toll") < names.index("encountered")
    assert road.all_told("paid-toll") == [{"seat": 0, "resource": 0}, {"seat": 0, "resource": 2}]
    assert road.purse(0) == (4 - 1 + 2, 4, 4 - 1 + 1)


@pytest.mark.clause("HZR-14")
def test_the_toll_cannot_be_paid_with_what_the_first_card_brings() -> None:
    road = trip(2).has(0, ammo=1, fuel=0, adrenaline=0)
    road.roads("I-02", "I-03", "II-01", "II-02", "I-01", "III-01", tolls=(0, 0, 2)).adventure(0, 1)
    assert road.options == ["road 1", "road 2"]
    assert "2" in road.refuses("road 3", clause="HZR-14")


@pytest.mark.clause("HZR-14")
def test_a_player_with_exactly_the_toll_may_take_the_road() -> None:
    road = trip(2).has(0, ammo=1, fuel=1, adrenaline=0)
    road.roads("I-02", "I-03", "II-01", "II-02", "III-01", "II-02", tolls=(0, 0, 2)).adventure(0, 1)
    road.play("road 3")
    assert road.purse(0) == (0, 0, 2)


@pytest.mark.clause("HZR-15")
@pytest.mark.parametrize(("seats", "dead", "count"), [(3, 1, 3), (4, 1, 4), (4, 2, 4)])
def test_the_number_of_roads_does_not_shrink_with_eliminations(seats: int, dead: int, count: int) -> None:
    road = after_deaths(seats, dead)
    assert len(road.public.roads) == 2 * count
    assert len(road.public.taken) == count


@pytest.mark.clause("HZR-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_laid_in_the_order_they_are_drawn(seats: int) -> None:
    road = Road.deal("hit-z-road", seats)
    assert road.public.roads == road.state.hidden.deck[: len(road.public.roads)]


@pytest.mark.clause("HZR-17")
def test_roads_nobody_took_go_to_the_box_and_new_cards_are_drawn() -> None:
    road = Road.deal("hit-z-road", 2)
    deck = road.state.hidden.deck
    road.order(0, 1).roads("I-01", "I-02", "I-03", "II-02", "II-01", "III-01", tolls=(0, 0, 2))
    road.adventure(0, 1).play("road 2", "road 1").asks("bid")
    assert ids(road.public.box) == ["II-01", "III-01"]
    assert road.public.roads == deck[6:12]


@pytest.mark.clause("HZR-18")
@pytest.mark.parametrize(("seats", "gone"), [(4, 0), (4, 1), (4, 2), (3, 0), (3, 1), (2, 0)], ids=str)
def test_roads_without_toll_are_never_fewer_than_players(seats: int, gone: int) -> None:
    assert tolls(seats, gone).count(0) >= seats - gone


@pytest.mark.clause("HZR-18")
def test_players_without_any_resource_all_find_a_road() -> None:
    road = after_deaths(4, 2)
    for seat in (2, 3):
        road.has(seat, ammo=0, fuel=0, adrenaline=0)
    road.roads("I-01", "I-02", "I-03", "II-02", "II-01", "III-01", "II-03", "II-02", tolls=(0, 0, 2, 4))
    road.adventure(2, 3)
    assert road.options == ["road 1", "road 2"]
    road.play("road 2")
    assert road.told("road-taken") == {"seat": 3, "road": 1}


@pytest.mark.clause("HZR-10")
@pytest.mark.parametrize("seats", [4, 2])
def test_each_road_has_two_cards_in_the_order_in_which_they_are_met(seats: int) -> None:
    road = trip(seats).prepare()
    pairs = facts(View(road.state, -1)).roads
    assert [len(pair) for pair in pairs] == [2] * len(road.public.taken)
    assert [card for pair in pairs for card in pair] == road.public.roads


@pytest.mark.clause("HZR-60")
def test_a_group_is_out_with_its_last_survivor_and_not_before() -> None:
    road = trip(3).has(1, survivors=1).has(2, survivors=0)
    assert facts(View(road.state, -1)).out == [False, False, True]


@pytest.mark.clause("HZR-21")
def test_the_track_has_a_post_for_no_bid_and_for_every_bid() -> None:
    miles = [row["mile"] for row in game("hit-z-road").content()["miles"]]
    assert miles == [0, *[int(value) for value in SPACE.verb(BID).domains[0].values]]
