from __future__ import annotations

import pytest

import deadroad
from deadroad.games import game
from deadroad.games.road_master.cards import COLOUR, COLOURS, CONTRACTS, SHORTAGE, deck_of
from deadroad.games.road_master.state import RoadState
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadSetting
from tests.scenarios.road_master.depot import depot

LIVERIES = ("white", "silver", "black", "gold", "red", "teal")


@pytest.mark.clause("RDM-1")
def test_six_warehouses_hold_fifteen_cubes_of_their_own_colour() -> None:
    table = depot(seats=6, shortages="no")
    assert [table.lying(letter) for letter in "ABCDEF"] == [
        {"orange": 15},
        {"violet": 15},
        {"green": 15},
        {"blue": 15},
        {"brown": 15},
        {"yellow": 15},
    ]
    for seats in (1, 7):
        with pytest.raises(BadSetting):
            deadroad.new("road-master", seats=seats)


@pytest.mark.clause("RDM-2")
def test_nine_of_sixty_contracts_and_six_shortages_lie_open() -> None:
    table = depot()
    assert len(table.shown()) == 9
    shown, deck, gone = table.public.exchange, table.road.hidden.deck, table.public.gone
    assert sorted([*shown, *deck, *gone]) == [*range(60), *range(80, 86)]
    assert table.public.top == COLOUR[deck[-1]]


@pytest.mark.clause("RDM-2")
def test_each_colour_has_ten_contracts_and_one_shortage() -> None:
    cards = deck_of(shortages=True, explosives=False, perishables=False)
    assert [sum(COLOUR[card] == colour for card in cards if card < SHORTAGE) for colour in range(6)] == [
        10
    ] * 6
    assert [COLOUR[card] for card in cards if card >= SHORTAGE] == list(range(6))
    assert len(deck_of(shortages=False, explosives=False, perishables=False)) == 60


@pytest.mark.clause("RDM-3", "RDM-22")
def test_a_shortage_shown_at_set_up_takes_effect_and_is_replaced() -> None:
    struck = [depot(seed=seed) for seed in range(30)]
    tables = [table for table in struck if table.all_told("shortage-struck")]
    assert tables
    for table in tables:
        assert len(table.shown()) == 9
        for event in table.all_told("shortage-struck"):
            warehouse = event["warehouse"]
            assert isinstance(warehouse, int)
            assert table.lying("ABCDEF"[warehouse]) == {COLOURS[warehouse]: 8}
            assert SHORTAGE + warehouse in table.public.gone
            assert event["amount"] == 7


@pytest.mark.clause("RDM-4")
def test_eighteen_super_bonuses_lie_face_down_in_random_order() -> None:
    piles = [depot(seed=seed).road.hidden.pile for seed in range(5)]
    assert all(sorted(pile) == list(range(18)) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 5
    assert depot().public.pile() == 18


@pytest.mark.clause("RDM-5")
def test_each_player_starts_with_an_empty_truck_off_the_board_and_no_points() -> None:
    table = depot(seats=3)
    for seat in range(3):
        assert table.stands(seat) == ""
        assert table.aboard(seat) == {}
        assert table.haulier(seat).score == 0


@pytest.mark.clause("RDM-5")
def test_the_truck_is_placed_on_a_free_dock_of_the_first_turn_at_no_cost() -> None:
    table = depot().trucks("", "D1").turn()
    table.asks("place", 0)
    assert [option for option in table.options if option.startswith("place")] == [
        f"place {dock}" for dock in ["A1", "A2", "B1", "B2", "C1", "C2", "D2", "E1", "E2", "F1", "F2"]
    ]
    table.refuses("place D1", clause="RDM-5")
    table.play("place D2")
    assert table.stands() == "D2"
    assert table.asks("turn", 0) == {"left": 4}
    table.refuses("place A1", clause="RDM-5")


@pytest.mark.clause("RDM-5")
def test_contracts_may_come_before_the_placement_but_truck_work_and_the_end_may_not() -> None:
    table = depot().turn()
    for answer in ("end", "load", "unload", "forward A1", "reverse A1"):
        table.refuses(answer, clause="RDM-5")
    table.play("contracts", f"take {table.shown()[0]}", "done")
    table.refuses("end", clause="RDM-5")
    table.play("place A1", "load", "lift orange 2", "done", "end")
    assert table.seat == 1


@pytest.mark.clause("RDM-6")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = [depot(seats=3, seed=seed) for seed in range(30)]
    assert {table.seat for table in firsts} == {0, 1, 2}
    assert all(table.told("first-player") == {"seat": table.seat} for table in firsts)


@pytest.mark.clause("RDM-7")
def test_play_goes_round_in_seat_order_from_the_first_player() -> None:
    for seed in range(5):
        table = depot(seats=4, seed=seed)
        first = table.public.first
        seen = []
        for _ in range(6):
            seen.append(table.seat)
            table.pass_turns(1)
        assert seen == [(first + turn) % 4 for turn in range(6)]


@pytest.mark.clause("RDM-7")
def test_six_liveries_have_words() -> None:
    for language in ("en", "fr", "it"):
        words = depot().match.game.words(language)
        assert len({words.say(f"livery-{livery}") for livery in LIVERIES}) == 6


def test_the_deck_names_its_cards_by_content_id() -> None:
    assert CONTRACTS[4] == "A05"


@pytest.mark.clause("RDM-90", "RDM-95")
def test_every_contract_row_says_whether_its_cubes_explode_or_spoil() -> None:
    kinds = {row["id"]: row["kind"] for row in game("road-master").content()["contracts"]}
    assert [kinds[name] for name in CONTRACTS] == ["usual"] * 60 + ["explosive"] * 10 + ["perishable"] * 10


@pytest.mark.clause("RDM-5")
@pytest.mark.parametrize("seed", range(6))
def test_a_new_order_of_the_deck_keeps_the_visible_back_of_its_top_card(seed: int) -> None:
    match = deadroad.new("road-master", seats=3, seed=seed)
    state = match.state
    assert isinstance(state, RoadState)
    for luck in range(8):
        world = match.game.redeal(state, Pcg32(luck))
        assert isinstance(world, RoadState)
        assert sorted(world.hidden.deck) == sorted(state.hidden.deck)
        assert COLOUR[world.hidden.deck[-1]] == COLOUR[state.hidden.deck[-1]] == state.public.top
