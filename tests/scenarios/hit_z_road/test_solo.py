"""The solo game (HZR-80 to HZR-86)."""

from __future__ import annotations

import pytest

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.hit_z_road.finish import rank
from deadroad.games.hit_z_road.state import FACE_DOWN
from tests.scenarios.hit_z_road.road import Road, ids, numbers, trip

SIX = ("I-03", "II-02", "I-01", "III-01", "I-02", "II-01")


def laid(*cards: str) -> Road:
    """A lone group before three roads laid as the solo rules say."""
    road = trip(1).roads(*(cards or SIX), tolls=(-2, 0, 2))
    lying = road.state.hidden.roads
    road.public.roads = [FACE_DOWN, FACE_DOWN, lying[2], FACE_DOWN, lying[4], lying[5]]
    return road.adventure(0)


def arrived(**amounts: int) -> Road:
    """A lone group at the coast."""
    return trip(1).has(0, **amounts)


@pytest.mark.clause("HZR-80")
def test_the_first_road_lies_face_down_the_second_half_the_third_face_up() -> None:
    road = Road.deal("hit-z-road", 1)
    lying = road.state.hidden.roads
    assert road.public.roads == [FACE_DOWN, FACE_DOWN, lying[2], FACE_DOWN, lying[4], lying[5]]
    assert lying == road.state.hidden.deck[:6]
    road.prepare(2)
    assert road.told("roads-laid-hidden")["cards"] == [road.public.roads[at] for at in (2, 4, 5)]


@pytest.mark.clause("HZR-80")
def test_the_index_cards_are_out() -> None:
    hidden = Road.deal("hit-z-road", 1).state.hidden
    assert not [card for card in hidden.deck + hidden.aside if CARDS[card].indexed]


@pytest.mark.clause("HZR-80")
def test_face_down_cards_are_in_no_view() -> None:
    road = Road.deal("hit-z-road", 1)
    view = road.match.view(0)
    assert view.secret is None
    unseen = [road.state.hidden.roads[at] for at in (0, 1, 3)]
    assert not set(unseen) & set(road.public.roads + road.public.seen + road.public.box)


@pytest.mark.clause("HZR-81")
def test_the_first_road_gives_two_resources_of_choice_before_its_cards_are_turned() -> None:
    road = laid().play("road 1")
    road.asks("gift", seat=0)
    assert road.public.roads[:2] == [FACE_DOWN, FACE_DOWN]
    assert road.options == ["take ammo", "take fuel", "take adrenaline"]
    road.play("take ammo").asks("gift")
    assert road.public.roads[:2] == [FACE_DOWN, FACE_DOWN]
    road.play("take adrenaline")
    assert road.names_told.index("gift-taken") < road.names_told.index("turned-up")
    assert road.purse() == (5, 4 + 2, 5 + 1)


@pytest.mark.clause("HZR-79", "HZR-81")
def test_a_token_says_why_it_waits_while_the_gift_of_a_road_is_taken() -> None:
    road = laid().holds("map").play("road 1")
    road.asks("gift", seat=0)
    assert "map" in road.refuses("use map", clause="HZR-79")


@pytest.mark.clause("HZR-81")
@pytest.mark.parametrize(("number", "kind"), [(1, "gift"), (3, "pay-toll")])
def test_every_round_has_its_gift_and_its_price(number: int, kind: str) -> None:
    for when in (1, 5):
        road = trip(1).prepare(when).play(f"road {number}")
        assert road.asks(kind, seat=0) in ({"left": 2}, {"due": 2})


@pytest.mark.clause("HZR-81")
def test_the_third_road_has_a_price_but_is_not_contaminated() -> None:
    assert "contaminated" not in trip(1).prepare().names_told


@pytest.mark.clause("HZR-81")
def test_the_second_road_costs_and_gives_nothing() -> None:
    road = laid().play("road 2")
    assert road.purse() == (4 + 4, 4, 4 + 1)


@pytest.mark.clause("HZR-81")
def test_the_third_road_is_paid_with_two_resources_of_choice_first() -> None:
    road = laid().play("road 3")
    due = next(event for event in road.events if event.name == "price-due")
    assert road.match.game.words("en").event(due, ["Martha"]) == "Martha pays 2 to take this road."
    road.asks("pay-toll", seat=0)
    road.play("pay fuel", "pay adrenaline")
    assert road.names_told.index("paid-price") < road.names_told.index("encountered")
    assert road.purse() == (4 + 4, 3 + 1, 3)


@pytest.mark.clause("HZR-81")
def test_the_third_road_is_closed_to_a_player_who_cannot_pay() -> None:
    road = trip(1).has(0, ammo=1, fuel=0, adrenaline=0).roads(*SIX, tolls=(-2, 0, 2)).adventure(0)
    assert road.options == ["road 1", "road 2"]
    road.refuses("road 3", clause="HZR-81")


@pytest.mark.clause("HZR-82")
def test_the_other_four_cards_are_discarded_those_face_down_unseen() -> None:
    road = laid()
    aside = road.state.hidden.aside
    seen = road.public.seen
    road.play("road 3", "pay ammo", "pay ammo").asks("road")
    assert ids(road.public.box) == ["I-01"]
    assert ids(road.state.hidden.aside[len(aside) :]) == ["I-03", "II-02", "III-01"]
    assert not set(numbers("I-03", "II-02", "III-01")) & (set(road.public.seen) - set(seen))


@pytest.mark.clause("HZR-82")
def test_the_next_preparation_begins_when_the_road_is_survived() -> None:
    road = laid()
    left = road.public.deck_left
    road.play("road 2").asks("road", seat=0)
    assert (road.public.round, road.public.deck_left) == (2, left - 6)


@pytest.mark.clause("HZR-83")
@pytest.mark.parametrize(
    ("amounts", "sets"),
    [
        ({"survivors": 5, "ammo": 4, "fuel": 3, "adrenaline": 2}, 2),
        ({"survivors": 1, "ammo": 9, "fuel": 9, "adrenaline": 9}, 1),
        ({"survivors": 6, "ammo": 0, "fuel": 9, "adrenaline": 9}, 0),
    ],
)
def test_the_score_is_experience_and_one_for_each_complete_set(amounts: dict[str, int], sets: int) -> None:
    road = arrived(**amounts)
    road.group().won = numbers("I-01", "I-11")
    road.close()
    assert road.outcome.scores == [{"cards": 3, "sets": sets}]
    assert (road.outcome.winners, road.outcome.why, road.outcome.clause) == ([0], "solo", "HZR-83")


@pytest.mark.clause("HZR-79", "HZR-83")
def test_map_bonus_belongs_to_the_solo_score() -> None:
    road = arrived(ammo=0).holds("map", "map").meets("II-04").has(ammo=0).close()
    assert road.outcome.scores == [{"cards": 0, "maps": 12, "sets": 0}]


@pytest.mark.clause("HZR-84")
@pytest.mark.parametrize(
    ("points", "place"),
    [(0, 0), (5, 0), (6, 1), (10, 1), (11, 2), (15, 2), (16, 3), (18, 3), (19, 4), (21, 4), (22, 5), (60, 5)],
)
def test_six_ranks_judge_the_score(points: int, place: int) -> None:
    assert rank(points) == place


@pytest.mark.clause("HZR-84")
def test_the_rank_is_told_at_the_coast() -> None:
    road = arrived(ammo=0).holds("map").meets("II-04").has(ammo=0)
    road.close()
    assert road.told("rated") == {"seat": 0, "points": 6, "rank": 1}


@pytest.mark.clause("HZR-85")
def test_dying_alone_is_a_loss_without_a_score() -> None:
    road = trip(1).has(0, survivors=1).roads("I-03", "II-02", "II-06", "I-01", "I-02", "II-01")
    road.group().won = numbers("I-01", "I-11")
    road.adventure(0).play("road 2")
    assert road.seat is None
    assert (road.outcome.winners, road.outcome.scores) == ([], [{}])
    assert (road.outcome.why, road.outcome.clause) == ("died", "HZR-85")
    assert "rated" not in road.names_told


@pytest.mark.clause("HZR-86")
def test_there_are_no_epilogues_in_solo() -> None:
    road = arrived(survivors=5, ammo=0).close()
    assert road.outcome.scores == [{"cards": 0, "sets": 0}]
    assert "epilogue" not in road.names_told


@pytest.mark.clause("HZR-86")
@pytest.mark.parametrize(
    ("answers", "turned"),
    [
        (("road 1", "take ammo", "take ammo"), ["I-03", "II-02"]),
        (("road 2",), ["III-01"]),
        (("road 3", "pay ammo", "pay ammo"), []),
    ],
)
def test_all_hidden_cards_of_the_chosen_road_are_turned_before_the_first_is_resolved(
    answers: tuple[str, ...], turned: list[str]
) -> None:
    road = laid().play(*answers)
    events = road.all_told("turned-up")
    shown = [card for event in events if isinstance(event["cards"], list) for card in event["cards"]]
    assert ids(shown) == turned
    if turned:
        assert road.names_told.index("turned-up") < road.names_told.index("encountered")
        assert set(shown) <= set(road.public.seen)
