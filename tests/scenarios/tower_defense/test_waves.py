from __future__ import annotations

import pytest

import deadroad
from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.tower_defense.movement import mobile
from deadroad.games.tower_defense.public import Phase
from deadroad.kernel.errors import BadSetting
from tests.scenarios.tower_defense.fort import BITE, BY_ID, HIT, NOTHING, Fort, fort


@pytest.mark.clause("HTD-10")
def test_three_waves_of_15_18_and_18_cards_of_levels_1_2_and_3() -> None:
    table = Fort.deal("tower-defense", 1)
    levels = [CARDS[card].level for card in table.state.hidden.cards]
    assert levels == [1] * 15 + [2] * 18 + [3] * 18


@pytest.mark.clause("HTD-10")
def test_larger_waves_are_settings_chosen_wave_by_wave() -> None:
    table = Fort.deal("tower-defense", 1, wave1=18, wave3=24)
    assert table.public.sizes == [18, 18, 24]
    assert Fort.deal("tower-defense", 1, wave2=21, wave3=21).public.sizes == [15, 21, 21]
    with pytest.raises(BadSetting):
        Fort.deal("tower-defense", 1, wave1=24)


@pytest.mark.clause("HTD-11")
def test_a_card_with_zombies_or_resources_is_mobile_and_one_with_only_an_event_is_not() -> None:
    events = [card.id for number, card in enumerate(CARDS) if not mobile(number)]
    assert events == ["I-12", "III-03"]
    assert mobile(BY_ID["III-16"])  # zombies alone
    assert mobile(BY_ID["I-03"])  # resources alone


@pytest.mark.clause("HTD-12")
def test_experience_or_a_token_alone_makes_a_card_mobile() -> None:
    bare = CARDS[BY_ID["I-12"]]
    assert not mobile(BY_ID["I-12"])
    xp, effect = bare.xp, bare.effect
    try:
        bare.xp = 1
        assert mobile(BY_ID["I-12"])
        bare.xp = 0
        bare.effect = CARDS[BY_ID["I-05"]].effect
        assert mobile(BY_ID["I-12"])
    finally:
        bare.xp, bare.effect = xp, effect


@pytest.mark.clause("HTD-13")
def test_black_text_of_a_zombie_unit_is_resolved_when_it_is_revealed() -> None:
    table = fort().reserve("II-15", wave=2).holds(wound=1).dice(1).begin(Phase.MOVEMENT)
    table.asks("casualty")
    assert table.token("wound") == 0


@pytest.mark.clause("HTD-13")
def test_a_token_is_collected_with_its_unit_and_not_when_it_is_revealed() -> None:
    table = fort().reserve("I-05").dice(3).begin(Phase.MOVEMENT)
    assert table.field == {"e2": "I-05"}
    assert table.token("longgun") == 0
    table.play("gather 2", "join regular 2", "intercept e2", "done")
    table.take()
    assert table.token("longgun") == 1


@pytest.mark.clause("HTD-13")
def test_red_text_waits_for_the_combat() -> None:
    table = fort().reserve("III-17", wave=3).holds(companion=1).dice(1).begin(Phase.MOVEMENT)
    assert table.token("companion") == 1
    assert "blasted" not in table.names_told


@pytest.mark.clause("HTD-14")
def test_all_76_cards_are_in_use_and_the_rest_is_set_aside_unseen() -> None:
    table = Fort.deal("tower-defense", 1, wave3=24)
    hidden = table.state.hidden
    assert sorted([*hidden.cards, *hidden.aside]) == list(range(76))
    assert len(hidden.aside) == 76 - 15 - 18 - 24
    assert any(CARDS[card].indexed for card in hidden.cards)
    view = deadroad.to_json(table.match.view(0))
    assert "aside" not in view
    assert '"cards"' not in view


@pytest.mark.clause("HTD-14")
def test_waves_are_drawn_at_random() -> None:
    orders = {tuple(Fort.deal("tower-defense", 1, seed).state.hidden.cards[:15]) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.clause("HTD-15")
def test_an_event_that_rolls_for_each_survivor_rolls_for_the_whole_garrison() -> None:
    table = fort().squads("Lr", "Lrr", "").stored(1, regulars_of=2).reserve("II-09", wave=2)
    table.luck(BITE, *[NOTHING] * 5, 0).begin(Phase.MOVEMENT)
    dice = table.told("event-rolled")["dice"]
    assert isinstance(dice, list)
    assert len(dice) == 6
    table.asks("casualty")


@pytest.mark.clause("HTD-15")
def test_unpaid_demands_take_members_that_the_player_names() -> None:
    table = fort().squads("L", "Lr", "").stock(fuel=2).reserve("II-12", wave=2).begin(Phase.MOVEMENT)
    table.dice(1).play("spend 1")
    assert table.resources == (0, 1, 0)
    table.asks("casualty")
    table.play("name leader-1")
    assert table.drawn_squads[0] == ""


@pytest.mark.clause("HTD-15")
def test_resources_an_event_takes_come_from_the_common_stock() -> None:
    table = fort().stock(ammo=1, adrenaline=1).reserve("I-12").begin(Phase.MOVEMENT)
    table.play("pay adrenaline")
    assert table.resources == (1, 0, 0)


@pytest.mark.clause("HTD-15")
def test_toxic_fumes_cost_a_member_for_each_token_and_a_failed_rescue_one() -> None:
    table = fort().holds(toxic=2).reserve("III-05", "III-14", wave=3).begin(Phase.MOVEMENT)
    table.play("name regular-2")
    table.luck(0, HIT, 0).play("name regular-2")
    assert table.public.home[1] == 1
    assert len(table.all_told("member-died")) == 1
    failed = fort().reserve("III-14", wave=3).luck(NOTHING).begin(Phase.MOVEMENT)
    failed.asks("casualty")


@pytest.mark.clause("HTD-16")
def test_a_newcomer_becomes_a_regular_where_there_is_room_and_can_act_this_turn() -> None:
    table = fort().squads("Lr", "Lrr", "").reserve("I-04").stock(fuel=4).begin(Phase.MOVEMENT)
    assert table.offered("welcome") == ["1", "2"]
    table.refuses("welcome 3", "HTD-16")
    table.dice(1).play("welcome 1")
    assert table.drawn_squads == ("Lrr", "Lrr", "")
    table.play("gather 1", "join regular 1", "join regular 1", "intercept e1")


@pytest.mark.clause("HTD-16")
def test_a_regular_in_a_warehouse_keeps_the_place_in_the_squad() -> None:
    table = (
        fort().squads("", "Lrr", "").stored(2, regulars_of=2).reserve("I-04").dice(1).begin(Phase.MOVEMENT)
    )
    assert "turned-away" in table.names_told


@pytest.mark.clause("HTD-16")
def test_a_newcomer_without_room_is_lost() -> None:
    table = fort().reserve("I-04").dice(1).begin(Phase.MOVEMENT)
    assert "turned-away" in table.names_told
    assert table.public.members() == 4


@pytest.mark.clause("HTD-17")
def test_maps_give_6_experience_each_at_once_and_are_gone() -> None:
    table = fort().holds(map=2).reserve("II-04", wave=2).dice(1).begin(Phase.MOVEMENT)
    assert table.public.xp == 12
    assert table.token("map") == 0
    assert table.told("maps-traded") == {"maps": 2, "xp": 12}


@pytest.mark.clause("HTD-17")
def test_experience_is_never_a_score() -> None:
    table = fort().stock(xp=9).reserve(wave=3).begin(Phase.CHECK_2)
    assert table.match.outcome is not None
    assert table.match.outcome.scores == [{}]
