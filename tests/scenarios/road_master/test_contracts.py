from __future__ import annotations

import pytest

from deadroad.games.road_master.cards import COLOURS, CONTRACTS
from tests.contract.walk import finished
from tests.scenarios.road_master.depot import Depot, card, on_the_road

NINE = ("A01", "A02", "A03", "B01", "B02", "C01", "D01", "E01", "F01")


def at_the_exchange(*deck: str, offer: tuple[str, ...] = NINE) -> Depot:
    """Seat 0 takes contracts from a known offer and deck."""
    return on_the_road("A1", "c1R").offer(*offer).deck(*deck).settle().play("contracts")


@pytest.mark.clause("RDM-20")
def test_one_to_three_contracts_are_taken_and_each_is_replaced_at_once() -> None:
    table = at_the_exchange("A05", "A06", "A07", "A08")
    table.refuses("done", clause="RDM-20")
    table.play("take A01")
    assert table.shown() == ["A05", *NINE[1:]]
    table.play("take A02", "take A03")
    assert list(table.held()) == ["A01", "A02", "A03"]
    assert table.shown() == ["A05", "A06", "A07", *NINE[3:]]
    table.asks("turn", 0)


@pytest.mark.clause("RDM-20")
def test_taking_may_stop_after_one() -> None:
    table = at_the_exchange("A05", "A06").play("take A01", "done")
    assert list(table.held()) == ["A01"]
    assert table.asks("turn", 0) == {"left": 3}


@pytest.mark.clause("RDM-20")
def test_a_replacement_may_be_taken_too() -> None:
    table = at_the_exchange("A05", "A06", "A07").play("take A01", "take A05", "take A06")
    assert list(table.held()) == ["A01", "A05", "A06"]


@pytest.mark.clause("RDM-20")
def test_the_top_of_the_deck_is_taken_unseen_by_its_back() -> None:
    table = at_the_exchange("B05", "A06", "A07")
    assert COLOURS[table.public.top] == "violet"
    table.play("draw")
    assert list(table.held()) == ["B05"]
    assert table.told("drew") == {"seat": 0, "contract": card("B05")}
    assert table.shown() == list(NINE)
    assert COLOURS[table.public.top] == "orange"


@pytest.mark.clause("RDM-20")
def test_a_contract_of_another_turn_is_refused_before_the_action_is_chosen() -> None:
    table = on_the_road("A1", "c1R").offer(*NINE).settle()
    table.refuses("take A01", clause="RDM-20")
    table.play("contracts", "take A01", "done")
    table.refuses("contracts", clause="RDM-11")
    table.refuses(f"take {table.shown()[0]}", clause="RDM-11")  # no token for it is left either


@pytest.mark.clause("RDM-21")
def test_a_contract_says_cubes_destination_points_and_penalty() -> None:
    words = on_the_road("A1").match.game.words("en")
    said = words.say("contract-A05-text")
    assert "2 orange cubes" in said
    assert "warehouse D" in said
    assert "7 points" in said
    assert "lose 2" in said


@pytest.mark.clause("RDM-22")
def test_a_shortage_takes_half_of_a_warehouse_rounded_down_and_is_replaced() -> None:
    table = at_the_exchange("SB", "A06", "A07").stock("B", violet=7).play("take A01")
    assert table.lying("B") == {"violet": 4}
    assert table.out() == {"violet": 3}
    assert table.shown() == ["A06", *NINE[1:]]
    assert card("SB") in table.public.gone


@pytest.mark.clause("RDM-22")
def test_a_shortage_of_a_single_cube_takes_nothing() -> None:
    table = at_the_exchange("SB", "A06").stock("B", violet=1).play("take A01")
    assert table.lying("B") == {"violet": 1}
    assert table.told("shortage-struck")["amount"] == 0


@pytest.mark.clause("RDM-23", "RDM-27")
def test_an_empty_warehouse_withdraws_its_contracts_but_not_those_held() -> None:
    table = on_the_road("A1", "c1R").offer(*NINE).deck("A04", "B03", "C02", "A05", "D02", "E02", "SA")
    table.stock("A", orange=4).holds(0, A10=0).holds(1, A09=1).settle()
    table.play("load", "lift orange 4")
    # Three places of the exchange are filled again from what is left of the deck.
    assert table.shown() == ["B03", "C02", "D02", "B01", "B02", "C01", "D01", "E01", "F01"]
    assert [CONTRACTS[number] for number in reversed(table.road.hidden.deck)] == ["E02"]
    assert set(table.public.gone) >= {card(name) for name in ("A01", "A02", "A03", "A04", "A05", "SA")}
    assert table.held(0) == {"A10": 0}
    assert table.held(1) == {"A09": 1}
    assert table.told("emptied") == {"warehouse": 0, "colour": 0, "contracts": [0, 1, 2]}


@pytest.mark.clause("RDM-23")
def test_the_exchange_shrinks_when_the_deck_is_empty() -> None:
    table = at_the_exchange("A04").play("take A01", "take A02")
    assert len(table.shown()) == 8
    table.refuses("draw", clause="RDM-29")


@pytest.mark.clause("RDM-24")
def test_there_is_no_limit_to_contracts_held_and_they_lie_open() -> None:
    many = dict.fromkeys(CONTRACTS[:40], 0)
    table = on_the_road("A1", "c1R").holds(0, **many).offer("F01", "F02").deck("F03").settle()
    table.play("contracts", "take F01", "take F02", "take F03")
    assert len(table.held()) == 43
    assert table.match.view(1).public.hauliers[0].contracts == table.haulier(0).contracts  # type: ignore[attr-defined]


@pytest.mark.clause("RDM-25")
def test_the_back_of_a_shortage_looks_like_that_of_a_contract() -> None:
    tops = [
        on_the_road("A1", "c1R").offer(*NINE).deck(top, "A06").settle().match.view(1) for top in ("SB", "B05")
    ]
    backs = [(view.public.top, view.public.deck) for view in tops]  # type: ignore[attr-defined]
    assert backs[0] == backs[1] == (1, 2)


@pytest.mark.clause("RDM-26")
def test_a_shortage_taken_unseen_takes_effect_and_does_not_count_as_a_pick() -> None:
    table = at_the_exchange("SC", "A06", "A07").play("draw")
    assert table.lying("C") == {"green": 8}
    assert table.held() == {}
    assert table.asks("exchange", 0) == {"left": 3}
    table.refuses("done", clause="RDM-20")
    table.play("draw", "take A01", "take A02")
    assert list(table.held()) == ["A06", "A01", "A02"]


@pytest.mark.clause("RDM-26", "RDM-29")
def test_a_shortage_as_the_last_card_of_all_ends_the_action() -> None:
    table = on_the_road("A1", "c1R").offer().deck("SC").settle().play("contracts")
    # The one thing on offer was the unseen card; it was taken at once and there is nothing to pick again.
    assert table.lying("C") == {"green": 8}
    assert table.asks("turn", 0) == {"left": 3}
    assert not table.public.stirred


@pytest.mark.clause("RDM-27")
def test_other_colours_do_not_keep_a_warehouse_from_being_empty() -> None:
    table = on_the_road("A1", "c1R").offer(*NINE).deck("A04", "B03").stock("A", orange=2, brown=3).settle()
    table.play("load", "lift orange 2", "done")
    assert table.public.closed == 1
    assert not [name for name in table.shown() if name.startswith("A")]


@pytest.mark.clause("RDM-27")
def test_a_warehouse_is_not_empty_while_one_cube_of_its_colour_is_left() -> None:
    table = on_the_road("A1", "c1R").offer(*NINE).stock("A", orange=3).settle()
    table.play("load", "lift orange 2", "done")
    assert table.public.closed == 0
    assert table.shown() == list(NINE)


@pytest.mark.clause("RDM-27")
def test_a_shortage_can_empty_a_warehouse() -> None:
    table = at_the_exchange("SB", "B03", "C02", "D02", "E02", "F02").stock("B", violet=1, brown=1)
    table.play("take A01")
    assert table.lying("B") == {"brown": 1}
    assert not [name for name in table.shown() if name.startswith("B")]
    # A01 was taken and B01, B02 withdrawn; B03 never comes up.
    assert table.shown() == ["C02", "A02", "A03", "D02", "E02", "C01", "D01", "E01", "F01"]


@pytest.mark.clause("RDM-27")
def test_withdrawn_contracts_never_come_back() -> None:
    table = on_the_road("A1", "c1R").offer(*NINE).deck("B03", "B04", "C02").stock("A", orange=1).settle()
    table.play("load", "unload")
    assert table.lying("A") == {"orange": 1}
    assert not [name for name in table.shown() if name.startswith("A")]
    table.play("load")
    assert table.aboard() == {"orange": 1}
    assert table.all_told("emptied") == []


@pytest.mark.clause("RDM-28")
def test_a_shortage_takes_the_own_colour_first_then_by_letter() -> None:
    table = at_the_exchange("SE", "A06").stock("E", brown=2, orange=1, violet=3, yellow=3).play("take A01")
    # Nine cubes lie there: four go, two brown, one orange, one violet.
    assert table.lying("E") == {"violet": 2, "yellow": 3}
    assert table.out() == {"brown": 2, "orange": 1, "violet": 1}


@pytest.mark.clause("RDM-29")
def test_with_no_contract_left_the_action_is_not_offered() -> None:
    table = on_the_road("A1", "c1R").offer().deck().settle()
    table.refuses("contracts", clause="RDM-29")
    table.offer("A01").settle()
    table.play("contracts")
    assert list(table.held()) == ["A01"]
    table.asks("turn", 0)


@pytest.mark.clause("RDM-2", "RDM-90", "RDM-95")
def test_every_contract_of_every_rule_comes_up_in_play() -> None:
    missing = set(CONTRACTS)
    for seed in range(60):
        extra = "yes" if seed % 2 else "no"
        settings: dict[str, object] = {"explosives": extra, "perishables": extra}
        match = finished("road-master", 6, seed, settings)
        for event in match.log:
            contract = event.values.get("contract")
            if isinstance(contract, int):
                missing.discard(CONTRACTS[contract])
        if not missing:
            break
    assert not missing
