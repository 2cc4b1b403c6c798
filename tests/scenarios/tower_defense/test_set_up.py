from __future__ import annotations

import pytest

from deadroad.games.tower_defense.grid import CELLS, COLUMNS, LINES, NAMES
from deadroad.games.tower_defense.public import Phase
from tests.scenarios.tower_defense.fort import Fort, fort


@pytest.mark.clause("HTD-40")
def test_the_field_has_three_lines_of_warehouse_bastion_two_approaches_and_entry() -> None:
    assert (LINES, COLUMNS, CELLS) == (3, 5, 15)
    assert NAMES[:5] == ("w1", "b1", "n1", "f1", "e1")
    table = fort().units(e2="II-13").reserve("I-01", "I-02", "I-03", "I-19").stock()
    table.dice(3, 3).begin(Phase.MOVEMENT)
    assert table.field["n2"] == "II-13"
    table.dice(3, 3).play("done", "done")
    assert table.field["w2"] == "II-13"


@pytest.mark.clause("HTD-41")
@pytest.mark.parametrize("bastion", [1, 2, 3])
def test_the_player_quarters_a_leader_and_three_regulars_in_any_bastion(bastion: int) -> None:
    table = Fort.deal("tower-defense", 1)
    table.asks("man")
    assert table.resources == (4, 4, 4)
    assert table.public.xp == 0
    assert table.public.members() == 0
    table.reserve("I-01", "I-02", "I-03", *["I-01"] * 12).play(f"man {bastion}")
    assert table.drawn_squads == tuple("Lrrr" if at == bastion else "" for at in (1, 2, 3))


@pytest.mark.clause("HTD-42")
def test_the_first_three_cards_go_one_to_each_line_on_the_entry_column() -> None:
    table = Fort.deal("tower-defense", 1).reserve("I-01", "I-13", "I-03", *["I-02"] * 12)
    table.play("man 2")
    assert table.field == {"e1": "I-01", "e2": "I-13", "e3": "I-03"}
    assert table.public.reserve == 12


@pytest.mark.clause("HTD-42")
def test_events_of_the_set_up_are_resolved_and_event_units_are_not_replaced() -> None:
    table = Fort.deal("tower-defense", 1).reserve("I-01", "I-12", "I-03", *["I-02"] * 12)
    table.play("man 2", "pay fuel")
    assert table.resources == (4, 3, 4)
    assert table.field == {"e1": "I-01", "e3": "I-03"}
    assert table.gone == ["I-12"]
    assert table.public.reserve == 12


@pytest.mark.clause("HTD-42", "HTD-45")
def test_a_new_wave_is_set_up_line_by_line_after_the_return_of_the_turn_that_clears_the_field() -> None:
    table = fort().stock(fuel=2)
    table.public.turn = 6
    table.reserve("II-01", "II-02", "II-03", "II-16", "II-17", *["II-18"] * 13, wave=2)
    table.public.wave, table.public.reserve = 0, 0
    table.units(n2="I-01").out("n2", regulars=1).squads("", "Lrr", "").begin(Phase.COMBAT)
    table.take()
    told = table.names_told
    assert told.index("collected") < told.index("quartered") < told.index("wave-came")
    assert table.told("wave-came") == {"wave": 1, "cards": 18}
    assert table.field == {"e1": "II-01", "e2": "II-02", "e3": "II-03"}
    table.dice(1, 1).play("done")
    assert table.field["e1"] == "II-17"  # the next turn brought two more cards


@pytest.mark.clause("HTD-43")
def test_with_one_card_in_reserve_only_that_card_enters() -> None:
    table = fort().units(f3="II-13", f1="II-16").reserve("I-02").dice(3).begin(Phase.MOVEMENT)
    assert table.field == {"f3": "II-13", "f1": "II-16", "e2": "I-02"}
    assert table.luck_left == 0


@pytest.mark.clause("HTD-44")
def test_the_lines_occupied_when_the_phase_begins_decide_between_dice_and_double_advance() -> None:
    # Line 3 is emptied by the first die (goods lost); the second still is a die for line 1.
    table = fort().units(e1="II-13", n3="II-01").reserve(wave=2).dice(5, 1).begin(Phase.MOVEMENT)
    assert table.field == {"f1": "II-13"}
    assert len(table.all_told("advance-rolled")) == 2


@pytest.mark.clause("HTD-44")
def test_a_unit_on_the_fortress_columns_makes_its_line_occupied() -> None:
    table = fort().units(e1="II-13", w3="II-16").reserve(wave=2).stock().dice(1, 3).begin(Phase.MOVEMENT)
    assert table.field == {"f1": "II-13", "w3": "II-16"}
    assert table.told("nothing-there") == {"line": 2}


@pytest.mark.clause("HTD-44")
def test_both_dice_may_name_the_same_line() -> None:
    table = fort().units(e1="II-13", e2="II-16").reserve(wave=2).dice(2, 1).begin(Phase.MOVEMENT)
    assert table.field == {"n1": "II-13", "e2": "II-16"}


@pytest.mark.clause("HTD-44")
def test_a_double_advance_goes_one_column_at_a_time() -> None:
    # The first column loses the goods, the second would break through: both are looked at.
    table = fort().units(n1="II-01", f1="II-13").reserve(wave=2).begin(Phase.MOVEMENT)
    assert table.told("goods-lost")
    assert table.field == {"b1": "II-13"}
    lost = fort().units(b1="II-13").reserve(wave=2).begin(Phase.MOVEMENT)
    assert lost.why == "breakthrough"


@pytest.mark.clause("HTD-45")
def test_any_unit_in_any_column_keeps_a_wave_going() -> None:
    for cell, card in (("e1", "I-01"), ("w3", "I-14")):
        table = fort().units(**{cell: card}).reserve(wave=1).begin(Phase.RETURN)
        assert "wave-came" not in table.names_told
        assert table.public.wave == 0


@pytest.mark.clause("HTD-45")
def test_cards_in_reserve_keep_a_wave_going() -> None:
    table = fort().reserve("I-01", wave=1).begin(Phase.RETURN)
    assert table.public.wave == 0
