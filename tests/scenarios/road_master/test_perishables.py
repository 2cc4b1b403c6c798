from __future__ import annotations

import pytest

import deadroad
from deadroad.games.road_master.cards import BLUE, COLOUR, CONTRACTS, DESTINATION, POINTS, QUANTITY, deck_of
from deadroad.kernel.match import Match
from tests.contract.stock.road_master import count
from tests.contract.walk import walk
from tests.scenarios.road_master.depot import Depot, card, on_the_road


def with_perishables(*spaces: str, explosives: str = "no") -> Depot:
    return on_the_road(*spaces, perishables="yes", explosives=explosives)


@pytest.mark.clause("RDM-95")
def test_ten_perishable_contracts_replace_the_eleven_blue_cards() -> None:
    cards = deck_of(shortages=True, explosives=False, perishables=True)
    assert len(cards) == 66 - 11 + 10
    assert [CONTRACTS[at] for at in cards if COLOUR[at] == BLUE] == [f"P{at:02}" for at in range(1, 11)]


@pytest.mark.clause("RDM-95")
def test_a_perishable_contract_is_worth_two_more_than_its_equal() -> None:
    plain = {(DESTINATION[at], QUANTITY[at]): POINTS[at] for at in range(60) if COLOUR[at] == BLUE}
    shared = [at for at in range(70, 80) if (DESTINATION[at], QUANTITY[at]) in plain]
    assert len(shared) >= 5
    for at in shared:
        assert POINTS[at] == plain[DESTINATION[at], QUANTITY[at]] + 2


@pytest.mark.clause("RDM-96")
def test_blue_cubes_still_aboard_at_the_end_of_the_turn_leave_the_game() -> None:
    table = with_perishables("D1", "A1").cargo(orange=1).settle()
    table.play("load", "lift blue 3", "done", "end")
    assert table.aboard() == {"orange": 1}
    assert table.out() == {"blue": 3}
    assert table.told("spoiled") == {"seat": 0, "amount": 3}


@pytest.mark.clause("RDM-96")
def test_blue_cubes_delivered_in_the_turn_of_their_loading_count() -> None:
    table = with_perishables("D1", "B1").holds(P04=0).settle()
    table.play("load", "lift blue 2", "done", "forward e1L", "forward C1", "unload", "deliver P04 2")
    assert table.haulier().score == 7
    assert table.out() == {}
    assert table.seat == 1


@pytest.mark.clause("RDM-96")
def test_the_fourth_action_ends_the_turn_and_spoils_remaining_perishables() -> None:
    table = with_perishables("D1", "B1").settle()
    table.play("load", "lift blue 2", "done", "forward e1L", "forward C1", "forward C2")
    assert table.aboard() == {}
    assert table.out() == {"blue": 2}


@pytest.mark.clause("RDM-96")
def test_without_the_rule_blue_cubes_do_not_spoil() -> None:
    table = on_the_road("D1", "A1").play("load", "lift blue 3", "done", "end")
    assert table.aboard() == {"blue": 3}


@pytest.mark.clause("RDM-97")
@pytest.mark.parametrize("explosives", ["yes", "no"])
@pytest.mark.parametrize("perishables", ["yes", "no"])
@pytest.mark.parametrize("shortages", ["yes", "no"])
def test_the_rules_are_chosen_separately_and_every_piece_is_kept_count_of(
    explosives: str, perishables: str, shortages: str
) -> None:
    settings: dict[str, object] = {
        "explosives": explosives,
        "perishables": perishables,
        "shortages": shortages,
    }
    for seed in range(2):
        seen: set[int] = set()
        first: dict[str, int] | None = None
        for match in walk("road-master", 4, seed, settings):
            counted = count(match.state)
            first = first or counted
            assert counted == first
            seen |= taken(match)
        assert (not {at for at in seen if 60 <= at < 70}) == (explosives == "no")
        assert (not {at for at in seen if 70 <= at < 80}) == (perishables == "no")
        assert deadroad.replay(match.record()).digest() == match.digest()


def taken(match: Match) -> set[int]:
    """The contracts in hands."""
    return {at for haulier in match.state.public.hauliers for at in haulier.contracts}  # type: ignore[attr-defined]


@pytest.mark.clause("RDM-97")
def test_both_rules_together_draw_boom_cards_and_spoil() -> None:
    table = with_perishables("D1", "A1", explosives="yes").cargo(yellow=1).settle().luck(0)
    table.play("load", "lift blue 2", "done")
    assert table.told("boom") == {"seat": 0, "boom": 0}
    table.play("end")
    assert table.aboard() == {"yellow": 1}
    assert table.out() == {"blue": 2}


@pytest.mark.clause("RDM-98")
def test_blue_cubes_may_be_left_on_the_board_only_at_d() -> None:

    table = with_perishables("C1", "A1").cargo(blue=2).settle()
    table.refuses("unload", clause="RDM-98")
    table = with_perishables("C1", "A1").cargo(blue=2, orange=2).settle().play("unload")
    assert table.options == ["leave orange 1", "leave orange 2"]
    table.refuses("leave blue 1", clause="RDM-98")
    table = with_perishables("D1", "A1").cargo(blue=2).settle().play("unload", "leave blue 2")
    assert table.lying("D") == {"blue": 17}


@pytest.mark.clause("RDM-98")
def test_blue_cubes_for_an_own_contract_are_unloaded_anywhere() -> None:
    table = with_perishables("C1", "A1").cargo(blue=3).holds(P04=0).settle().play("unload", "deliver P04 2")
    assert table.told("filled")["contract"] == card("P04")
    assert table.aboard() == {"blue": 1}
    table.asks("turn", 0)


@pytest.mark.clause("RDM-98")
def test_leaving_several_perishables_is_refused_by_the_same_clause_as_leaving_one() -> None:
    table = on_the_road("C1", "A1", perishables="yes").cargo(blue=2, orange=2).settle().play("unload")
    table.refuses("leave blue 1", clause="RDM-98")
    table.refuses("leave blue 2", clause="RDM-98")
