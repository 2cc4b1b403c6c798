"""Points, ties and the last day (ZTB-50 to ZTB-52, ZRR-50 to ZRR-52, ZRR-67)."""

from __future__ import annotations

import pytest

from tests.scenarios.zombietown.town import Suburb, pistol, settled, shotgun


def ended(suburb: Suburb) -> Suburb:
    """Let the last day be over."""
    return suburb.day(suburb.public.last_day, turn=suburb.state.seats)


@pytest.mark.clause("ZTB-50")
def test_points_for_zombies_houses_survivors_barricades_and_loaded_guns() -> None:
    suburb = settled(road_rage="no").guns(pistol(1), shotgun(0)).follower("alma", pistol(2))
    suburb.owns(0, "B").barred("B", "north").barred("B", "east").guard("A", "bruno", pistol(0))
    suburb.player().zombies = 7
    assert ended(suburb).outcome.scores[0] == {
        "zombies": 7,
        "houses": 6,
        "survivors": 4,
        "barricades": 2,
        "guns": 2,
    }


@pytest.mark.clause("ZTB-50")
def test_the_table_may_set_what_things_are_worth() -> None:
    suburb = settled(
        road_rage="no", zombie_points=2, house_points=5, survivor_points=0, barricade_points=3, gun_points=4
    )
    suburb.guns(pistol()).follower("alma").barred("A", "north")
    suburb.player().zombies = 2
    assert list(ended(suburb).outcome.scores[0].values()) == [4, 5, 0, 3, 4]


@pytest.mark.clause("ZTB-50", "ZRR-52", "ZRR-67")
def test_a_tie_goes_to_more_zombies() -> None:
    suburb = settled(road_rage="no")
    suburb.player(0).zombies = 4
    suburb.player(1).zombies = 2
    suburb.follower("alma", seat=1)
    outcome = ended(suburb).outcome
    assert outcome.total(0) == outcome.total(1) == 7
    assert outcome.winners == [0]
    assert outcome.why == "zombies"


@pytest.mark.clause("ZRR-52", "ZRR-67")
def test_the_tie_break_holds_with_road_rage_too() -> None:
    suburb = settled(3).key("C", 1).key("E", 1)
    suburb.player(0).zombies = 5
    suburb.player(1).zombies = 3
    outcome = ended(suburb).outcome
    assert outcome.total(0) == outcome.total(1)
    assert outcome.ranking == [[0], [1], [2]]


@pytest.mark.clause("ZTB-51")
def test_help_is_late_adds_a_day_once() -> None:
    suburb = settled().at("B").holds_card("B", "nurses_cottage").deck("help_is_late", "help_is_late")
    suburb.public.day = 9
    suburb.act()
    suburb.play("search")
    assert suburb.public.last_day == 11
    suburb.play("search")
    assert suburb.public.last_day == 11


@pytest.mark.clause("ZTB-51")
def test_the_game_ends_after_the_last_day() -> None:
    suburb = settled(days=2, lurches=0).day(1, turn=2)
    assert suburb.public.day == 2
    suburb.public.lull = True
    suburb.play("end")
    suburb.public.lull = True
    suburb.play("end")
    assert suburb.seat is None


@pytest.mark.clause("ZTB-52")
def test_a_further_tie_goes_to_more_houses_then_is_shared() -> None:
    suburb = settled(road_rage="no").owns(0, "B", "C").guard("B", "alma")
    suburb.owns(1, "G")
    for name in ("bruno", "celia"):
        suburb.follower(name, seat=1)
    # 9 for three houses and 2 for a survivor; 6 for two houses, 4 for two survivors and a loaded gun.
    suburb.guns(pistol(), seat=1)
    outcome = ended(suburb).outcome
    assert outcome.total(0) == outcome.total(1) == 11
    assert outcome.winners == [0]
    assert outcome.why == "houses"
    shared = ended(settled(road_rage="no")).outcome
    assert shared.winners == [0, 1]
    assert shared.why == "shared"


@pytest.mark.clause("ZRR-50")
def test_a_point_for_each_working_car_whose_key_is_held() -> None:
    suburb = settled().key("B").key("C").car("C", "h5", damage=4).car("B", "h4", damage=3)
    assert ended(suburb).outcome.scores[0]["cars"] == 2  # A and B


@pytest.mark.clause("ZRR-51")
def test_completed_agendas_give_points_and_unfinished_ones_cost_the_lower_value() -> None:
    suburb = settled().agendas("brawler", "exterminator")
    suburb.player().completed = [0, 3]  # block captain, easy: 2; gun shop, hard: 5
    scores = ended(suburb).outcome.scores[0]
    assert scores["agendas"] == 7
    assert scores["unfinished"] == -5  # 2 and 3
