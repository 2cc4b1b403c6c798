from __future__ import annotations

import pytest

from deadroad.games.tower_defense.public import FALLEN, HOME, Phase
from tests.scenarios.tower_defense.fort import HIT, fort


@pytest.mark.clause("HTD-67")
def test_a_group_that_beat_its_zombies_collects_resources_experience_and_tokens() -> None:
    table = fort().units(n2="I-16").out("n2", regulars=3).squads("", "L", "").stock(ammo=3)
    table.reserve("I-01").luck(*[HIT] * 6).begin(Phase.COMBAT)
    table.play("shoot 3").take()
    assert table.resources == (1, 0, 0)
    assert table.public.xp == 1
    assert table.token("wound") == 1  # taken with the rest unless it is left
    assert table.field == {}
    assert table.gone == ["I-16"]


@pytest.mark.clause("HTD-67")
def test_each_object_may_be_left_and_the_rest_is_taken_together() -> None:
    table = fort().units(n2="I-16").out("n2", regulars=3).squads("", "L", "").stock(ammo=3)
    table.reserve("I-01").luck(*[HIT] * 6).begin(Phase.COMBAT)
    table.play("shoot 3")
    assert table.options == ["take", "leave ammo n2", "leave xp n2", "leave token n2"]
    table.play("leave token n2", "leave xp n2")
    assert table.options == ["take", "leave ammo n2"]
    table.refuses("leave token n2", "HTD-67")
    table.refuses("leave fuel n2", "HTD-67")
    table.play("take")
    assert (table.resources, table.public.xp, table.token("wound")) == ((1, 0, 0), 0, 0)
    assert [row["object"] for row in table.all_told("left-lying")] == [3, 4]
    assert table.gone == ["I-16"]


@pytest.mark.clause("HTD-67")
def test_no_question_is_asked_if_there_is_nothing_to_choose() -> None:
    table = fort().units(n2="I-01").out("n2", regulars=1).reserve("I-01").stock().begin(Phase.COMBAT)
    table.play("leave ammo n2", "leave xp n2")
    assert table.told("collected")["ammo"] == 0
    assert table.resources == (0, 0, 0)


@pytest.mark.clause("HTD-67")
def test_only_a_harmful_token_is_worth_leaving() -> None:
    table = fort().units(n2="I-16").out("n2", regulars=3).squads("", "L", "").stock(ammo=3)
    table.reserve("I-01").luck(*[HIT] * 6).begin(Phase.COMBAT)
    table.play("shoot 3")
    idle = table.state.stack[-1].idle(table.state)
    assert [str(table.match.game.space.option(option)) for option in idle] == ["leave ammo n2", "leave xp n2"]


@pytest.mark.clause("HTD-67")
def test_everything_is_added_first_and_then_cut_to_the_capacity() -> None:
    table = fort().units(n2="I-01").out("n2", regulars=1).squads("", "Lr", "").stored(1, regulars_of=2)
    table.stock(ammo=8).reserve("I-01").begin(Phase.COMBAT).take()
    assert table.resources == (10, 0, 0)
    assert table.all_told("cut") == [{"ammo": 4, "fuel": 0, "adrenaline": 0}]


@pytest.mark.clause("HTD-67")
def test_units_nobody_is_on_are_not_collected() -> None:
    table = fort().units(n2="I-01", n1="I-03").out("n2", regulars=1).stock().reserve("I-01")
    table.begin(Phase.COMBAT).take()
    assert table.field == {"n1": "I-03"}
    assert table.resources == (4, 0, 0)


@pytest.mark.clause("HTD-70")
def test_leaders_go_back_to_their_own_bastion() -> None:
    table = fort().squads("", "r", "").units(f1="I-01").out("f1", leader=1)
    table.stored(2, regulars_of=2, leader=3, regulars=0).reserve("I-01").begin(Phase.RETURN)
    assert table.public.leaders == [HOME, -2, HOME]


@pytest.mark.clause("HTD-70")
def test_regulars_go_to_any_manned_bastion_with_room_for_no_fuel() -> None:
    table = fort().squads("L", "Lr", "").units(f1="I-01").out("f1", regulars=2).stock(fuel=3)
    table.reserve("I-01").begin(Phase.RETURN)
    # Also the one who stayed at home may change: three regulars over two bastions.
    assert table.offered("quarter") == ["1 0", "1 1", "1 2", "1 3"]
    table.play("quarter 1 3")
    assert table.drawn_squads == ("Lrrr", "L", "")
    assert table.resources[1] == 3


@pytest.mark.clause("HTD-70")
def test_nobody_is_left_out_while_there_is_room() -> None:
    table = fort().squads("Lrr", "Lr", "").units(f1="I-01").out("f1", regulars=2)
    table.reserve("I-01").begin(Phase.RETURN)
    assert table.offered("quarter") == ["1 2", "1 3"]
    table.refuses("quarter 1 1", "HTD-70")
    table.refuses("quarter 2 3", "HTD-70")
    table.refuses("quarter 3 1", "HTD-66")


@pytest.mark.clause("HTD-70")
def test_the_surplus_leaves_play() -> None:
    table = fort().squads("", "Lrrr", "").units(f1="I-01").out("f1", regulars=2)
    table.reserve("I-01").begin(Phase.RETURN)
    assert table.told("left-play") == {"regulars": 2}
    assert table.drawn_squads == ("", "Lrrr", "")


@pytest.mark.clause("HTD-70")
def test_a_leader_whose_bastion_is_gone_leaves_play_and_the_regulars_find_another() -> None:
    table = fort().squads("L", "Lrr", "").destroyed(bastions=(2,)).reserve("I-01").begin(Phase.RETURN)
    assert table.told("leader-left") == {"bastion": 1}
    assert table.drawn_squads == ("Lrr", "", "")


@pytest.mark.clause("HTD-22", "HTD-25", "HTD-70")
def test_regulars_whose_leader_fell_finish_their_task_and_are_placed_with_the_others() -> None:
    table = fort().squads("L", "", "").units(n2="I-03").out("n2", regulars=2).stored(2, regulars_of=2)
    table.public.move_leader(1, FALLEN)
    table.stock().reserve("I-01").begin(Phase.COMBAT).take()
    assert table.resources == (0, 4, 0)  # two from the unit, two from the warehouse
    assert table.drawn_squads == ("Lrrr", "", "")
