"""Set-up (HZR-1 to HZR-8)."""

from __future__ import annotations

from collections import Counter

import pytest

import deadroad
from deadroad.games.hit_z_road.cards import CARDS
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadSetting
from tests.scenarios.hit_z_road.road import Road, trip


def levels(cards: list[int]) -> list[int]:
    return [CARDS[card].level for card in cards]


@pytest.mark.clause("HZR-1")
def test_one_to_four_can_play() -> None:
    for seats in (1, 2, 3, 4):
        assert deadroad.new("hit-z-road", seats=seats, seed=1).seats == seats
    for seats in (0, 5):
        with pytest.raises(BadSetting):
            deadroad.new("hit-z-road", seats=seats, seed=1)


@pytest.mark.clause("HZR-2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_group_starts_with_five_survivors_and_four_of_each_resource(seats: int) -> None:
    road = Road.deal("hit-z-road", seats)
    for seat in range(seats):
        assert road.group(seat).survivors == 5
        assert road.purse(seat) == (4, 4, 4)
        assert sum(road.group(seat).tokens) == 0
        assert road.won(seat) == []


@pytest.mark.clause("HZR-3")
def test_the_order_of_play_is_dealt_at_random() -> None:
    firsts = Counter(Road.deal("hit-z-road", 4, seed).public.order[0] for seed in range(60))
    assert set(firsts) == {0, 1, 2, 3}
    orders = {tuple(Road.deal("hit-z-road", 3, seed).public.order) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.clause("HZR-3")
def test_every_bid_pawn_starts_on_zero() -> None:
    assert Road.deal("hit-z-road", 4).public.bids == [0, 0, 0, 0]


@pytest.mark.clause("HZR-4")
def test_four_unseen_of_each_level_are_removed_and_the_levels_stacked() -> None:
    hidden = Road.deal("hit-z-road", 4).state.hidden
    assert levels(hidden.deck) == [1] * 16 + [2] * 24 + [3] * 24
    assert levels(hidden.aside) == [1] * 4 + [2] * 4 + [3] * 4
    assert sorted(hidden.deck + hidden.aside) == list(range(76))


@pytest.mark.clause("HZR-4")
def test_what_is_removed_differs_from_game_to_game() -> None:
    removed = {card for seed in range(60) for card in Road.deal("hit-z-road", 4, seed).state.hidden.aside}
    assert removed == set(range(76))


@pytest.mark.clause("HZR-4")
def test_the_deck_is_never_reshuffled() -> None:
    road = Road.deal("hit-z-road", 4)
    deck = road.state.hidden.deck
    answers = Pcg32(9)
    drawn: list[int] = []
    seen = -1
    while road.seat is not None:
        if road.public.round != seen:
            seen = road.public.round
            drawn += road.state.hidden.roads
            for seat in road.public.order:
                road.has(seat, survivors=60)
        options = road.options
        road.play(options[answers.below(len(options))])
    assert drawn == deck


@pytest.mark.clause("HZR-5")
def test_sixteen_cards_have_an_index() -> None:
    assert Counter(card.level for card in CARDS if card.indexed) == {1: 4, 2: 6, 3: 6}


@pytest.mark.clause("HZR-5")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_below_four_players_the_index_cards_are_out_and_four_of_each_level_still_removed(seats: int) -> None:
    hidden = Road.deal("hit-z-road", seats).state.hidden
    assert levels(hidden.deck) == [1] * 12 + [2] * 18 + [3] * 18
    assert levels(hidden.aside) == [1] * 4 + [2] * 4 + [3] * 4
    assert not any(CARDS[card].indexed for card in hidden.deck + hidden.aside)


@pytest.mark.clause("HZR-6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_eight_rounds_of_rising_level(seats: int) -> None:
    road = Road.deal("hit-z-road", seats)
    laid: dict[int, set[int]] = {}
    while road.seat is not None:
        laid.setdefault(road.public.round, set(levels(road.state.hidden.roads)))
        for seat in range(seats):
            road.has(seat, survivors=60)
        road.play(road.options[0])
    assert laid == {1: {1}, 2: {1}, 3: {2}, 4: {2}, 5: {2}, 6: {3}, 7: {3}, 8: {3}}


@pytest.mark.clause("HZR-6")
def test_a_round_is_preparation_then_bidding_then_adventure() -> None:
    road = trip(2).prepare()
    road.asks("bid", seat=0)
    assert road.names_told[:2] == ["round-began", "roads-laid"]
    road.play("pass", "pass").asks("road", seat=0)
    road.roads("I-01", "I-02", "I-03", "II-02").play("road 1").asks("bid")
    names = road.names_told
    assert names.index("road-taken") < names.index("round-began") < names.index("roads-laid")
    assert road.public.round == 2


@pytest.mark.clause("HZR-7")
def test_gains_are_never_refused_however_many_tokens_are_out() -> None:
    road = trip(4)
    for seat in range(4):
        road.has(seat, ammo=30)
    road.meets("I-01")
    assert road.group().ammo == 34


@pytest.mark.clause("HZR-8")
def test_survivors_are_not_limited_by_the_pawns() -> None:
    road = trip(2).has(survivors=18).meets("I-04")
    assert road.group().survivors == 19


@pytest.mark.clause("HZR-8")
def test_dice_are_not_limited() -> None:
    road = trip(2).has(survivors=12, ammo=0).meets("III-16")
    road.rolls(*["nothing"] * 12).play("fight")
    assert len(road.rolled) == 12


@pytest.mark.clause("HZR-8")
def test_zombies_are_not_limited_by_the_pawns() -> None:
    road = trip(2).has(ammo=4).meets("II-14")
    road.rolls(*["bite"] * 8).play("shoot 4")
    assert road.group().zombies == 14
