from __future__ import annotations

import pytest

from deadroad.games.tower_defense.public import Phase
from tests.scenarios.tower_defense.fort import HIT, Fort, fort


@pytest.mark.clause("HTD-50")
def test_the_nine_phases_follow_in_order() -> None:
    table = fort().squads("L", "Lrr", "").stock(ammo=4, fuel=4, xp=2).reserve("I-14", "I-02").dice(3, 5)
    table.begin(Phase.GARRISON)
    seen: list[tuple[str, Phase]] = []
    before_the_fight = (
        "done",
        "send regular 2 ammo",
        "done",
        "gather 2",
        "join squad 2",
        "intercept e2",
        "done",
    )
    for answer in (*before_the_fight, "shoot 4", "take", "quarter 1 1"):
        question = table.match.question
        assert question is not None
        if (question.kind, table.public.phase) not in seen:
            seen.append((question.kind, table.public.phase))
        if answer == "shoot 4":
            table.luck(*[HIT] * 8)
        table.play(answer)
    assert seen == [
        ("recruit", Phase.GARRISON),
        ("supply", Phase.WAREHOUSES),
        ("gather", Phase.INTERCEPTION),
        ("intercept", Phase.INTERCEPTION),
        ("shoot", Phase.COMBAT),
        ("recovery", Phase.RECOVERY),
        ("quarter", Phase.RETURN),
    ]
    assert [phase.value for phase in Phase] == list(range(10))
    assert table.public.turn == 2


@pytest.mark.clause("HTD-50")
def test_recovery_comes_after_check_2_and_before_the_return() -> None:
    table = fort().squads("L", "Lrr", "").units(n2="I-01", b1="I-13").out("n2", regulars=1)
    table.begin(Phase.COMBAT)
    assert "bastion-lost" in table.names_told
    told = table.take().names_told
    assert told.index("collected") < told.index("leader-left")
    assert told.index("leader-left") < told.index("turn-began")


@pytest.mark.clause("HTD-51")
def test_experience_may_be_kept_or_turned_into_any_recruits_that_fit() -> None:
    table = fort().squads("", "Lr", "").stock(xp=8).begin(Phase.GARRISON)
    assert table.offered("recruit") == ["leader 1", "regular 2", "leader 3"]
    table.play("recruit leader 3", "done")
    assert table.public.xp == 5
    table.asks("supply")


@pytest.mark.clause("HTD-52")
def test_any_members_may_be_sent_and_are_then_busy_for_the_turn() -> None:
    table = fort().reserve("I-02").dice(3).begin(Phase.WAREHOUSES)
    table.play("send leader 2 ammo", *["send regular 2 fuel"] * 3)
    # Nobody is left to intercept: the turn has gone by.
    assert table.told("turn-began")
    assert "intercepted" not in table.names_told


@pytest.mark.clause("HTD-52")
def test_a_destroyed_warehouse_takes_nobody() -> None:
    table = fort().destroyed(warehouses=(1,)).begin(Phase.WAREHOUSES)
    table.refuses("send regular 2 ammo", "HTD-52")
    table.refuses("send regular 1 fuel", "HTD-52")


@pytest.mark.clause("HTD-53")
def test_two_cards_enter_one_after_the_other() -> None:
    table = fort().reserve("I-01", "I-13", "I-03").dice(1, 6).begin(Phase.MOVEMENT)
    assert table.field == {"e1": "I-01", "e3": "I-13"}
    assert table.public.reserve == 1


@pytest.mark.clause("HTD-53")
@pytest.mark.parametrize(("die", "cell"), [(1, "e1"), (2, "e1"), (3, "e2"), (4, "e2"), (5, "e3"), (6, "e3")])
def test_a_die_chooses_the_line(die: int, cell: str) -> None:
    assert fort().reserve("I-01").dice(die).begin(Phase.MOVEMENT).field == {cell: "I-01"}


@pytest.mark.clause("HTD-53")
def test_every_card_on_the_line_moves_one_column_and_the_new_one_takes_the_entry() -> None:
    table = fort().units(b1="I-13", f1="I-02", e1="I-03", e2="I-19").reserve("I-01").dice(2)
    table.begin(Phase.MOVEMENT)
    assert table.field == {"w1": "I-13", "n1": "I-02", "f1": "I-03", "e1": "I-01", "e2": "I-19"}


@pytest.mark.clause("HTD-53")
def test_both_cards_of_a_turn_may_push_the_same_line_twice() -> None:
    table = fort().units(e2="I-13").reserve("I-01", "I-02").dice(3, 4).begin(Phase.MOVEMENT)
    assert table.field == {"n2": "I-13", "f2": "I-01", "e2": "I-02"}


@pytest.mark.clause("HTD-53")
def test_an_event_unit_is_resolved_and_removed_without_a_die() -> None:
    table = fort().units(e1="I-13").reserve("I-12", "I-01").dice(5).stock(ammo=1, fuel=1)
    table.begin(Phase.MOVEMENT)
    table.play("pay ammo")
    assert table.gone == ["I-12"]
    assert table.field == {"e1": "I-13", "e3": "I-01"}
    assert table.luck_left == 0


@pytest.mark.clause("HTD-53")
def test_the_event_of_a_mobile_unit_comes_before_its_line_is_rolled() -> None:
    table = fort().reserve("II-07", wave=2).stock(fuel=1).begin(Phase.MOVEMENT)
    table.asks("demand")
    assert table.field == {}
    table.dice(1).play("spend 1")
    assert table.field == {"e1": "II-07"}


@pytest.mark.clause("HTD-54")
def test_with_an_empty_reserve_two_dice_advance_a_line_each() -> None:
    table = fort().units(e1="I-13", e2="I-14", f2="I-15").reserve().dice(1, 4).begin(Phase.MOVEMENT)
    assert table.field == {"f1": "I-13", "f2": "I-14", "n2": "I-15"}


@pytest.mark.clause("HTD-55")
def test_with_an_empty_reserve_a_lone_line_advances_two_columns() -> None:
    table = fort().units(e3="I-13", f3="I-14").reserve().luck().begin(Phase.MOVEMENT)
    assert table.field == {"n3": "I-13", "b3": "I-14"}
    assert table.told("lone-line") == {"line": 3}


@pytest.mark.clause("HTD-56")
def test_a_die_that_names_an_empty_line_moves_nothing() -> None:
    table = fort().units(e1="I-13", e2="I-14").reserve().dice(6, 5).begin(Phase.MOVEMENT)
    assert table.field == {"e1": "I-13", "e2": "I-14"}
    assert len(table.all_told("nothing-there")) == 2


@pytest.mark.clause("HTD-57")
def test_goods_without_zombies_that_reach_the_bastions_are_lost() -> None:
    table = fort().units(n1="I-01").reserve("I-02").dice(1).begin(Phase.MOVEMENT)
    assert table.field == {"e1": "I-02"}
    assert table.gone == ["I-01"]
    assert table.told("goods-lost")
    assert table.resources == (4, 4, 4)
    assert table.public.xp == 0


@pytest.mark.clause("HTD-57")
def test_zombies_that_reach_the_bastions_stay() -> None:
    table = fort().units(n1="I-14").reserve("I-02").dice(1).begin(Phase.MOVEMENT)
    assert table.field["b1"] == "I-14"


@pytest.mark.clause("HTD-58")
def test_check_1_lets_the_game_go_on_while_nobody_has_passed() -> None:
    table = fort().units(w1="I-14", w2="I-13", w3="I-18").begin(Phase.CHECK_1)
    assert table.why is None
    table.asks("gather")


def test_the_first_question_is_where_the_squad_lives() -> None:
    assert Fort.deal("tower-defense", 1).options == ["man 1", "man 2", "man 3"]
