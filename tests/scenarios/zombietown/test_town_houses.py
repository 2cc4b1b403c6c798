"""Houses: claiming, barring, losing, taking over (ZTB-30 to ZTB-33)."""

from __future__ import annotations

import pytest

from tests.scenarios.zombietown.town import settled


@pytest.mark.clause("ZTB-30")
@pytest.mark.parametrize(("card", "then"), [("boards", "place north"), ("alma", "post")])
def test_a_house_is_claimed_by_a_barricade_or_a_survivor(card: str, then: str) -> None:
    suburb = settled().at("B").hand(card).act()
    suburb.play("play survivor" if card == "alma" else f"play {card}", then)
    assert suburb.owner("B") == 0
    assert suburb.told("claimed") == {"seat": 0, "house": 1}


@pytest.mark.clause("ZTB-30")
def test_standing_in_a_house_does_not_claim_it() -> None:
    suburb = settled().at("h2").act()
    suburb.play("step west", "stop")
    assert suburb.owner("B") == -1


@pytest.mark.clause("ZTB-30")
def test_nobody_owns_more_than_four_houses() -> None:
    suburb = settled().owns(0, "B", "C", "E").at("F").hand("boards", "alma").follower("bruno").act()
    suburb.refuses("play boards", clause="ZTB-30")
    suburb.refuses("station 1", clause="ZTB-30")
    suburb.play("play survivor")
    assert suburb.followers() == ["bruno", "alma"]


@pytest.mark.clause("ZTB-31", "ZRR-65")
def test_with_the_guard_dead_one_more_barricade_takes_the_house_and_those_that_stand() -> None:
    suburb = settled().owns(1, "B").barred("B", "north").barred("B", "east").at("B").hand("boards").act()
    suburb.play("play boards", "place west")
    assert suburb.owner("B") == 0
    assert suburb.told("taken-over") == {"seat": 0, "house": 1, "victim": 1}
    assert suburb.strength("B", "north") == 2
    suburb.at("f1").act().play("step south")
    assert suburb.where() == "B"  # the barricades are the new owner's now


@pytest.mark.clause("ZTB-31", "ZRR-65")
def test_without_placing_anything_the_house_stays_its_owners_until_the_last_barricade_falls() -> None:
    suburb = settled().owns(1, "B").barred("B", "north", 1).barred("B", "east", 1).at("B").act()
    suburb.play("break north")
    assert suburb.owner("B") == 1
    suburb.play("break east")
    assert suburb.owner("B") == -1
    assert suburb.told("lost") == {"seat": 1, "house": 1}


@pytest.mark.clause("ZTB-31", "ZRR-65")
def test_a_guard_alive_keeps_the_house() -> None:
    suburb = settled().owns(1, "B").guard("B", "alma").at("B").hand("boards").follower("bruno").act()
    suburb.refuses("play boards", clause="ZTB-33")
    suburb.refuses("station 1", clause="ZTB-33")


@pytest.mark.clause("ZTB-32")
def test_a_barricade_keeps_other_players_out_and_in_and_lets_its_owner_pass() -> None:
    suburb = settled().barred("D", "west").at("m3").act()
    assert "barricade" in suburb.refuses("step east", clause="ZTB-32")
    suburb.at("D").act().refuses("step west", clause="ZTB-32")
    suburb.at("m3", 1).act(1).play("step east")
    assert suburb.where(1) == "D"


@pytest.mark.clause("ZTB-32")
def test_boards_have_strength_two_furniture_three() -> None:
    suburb = settled().at("A").hand("boards", "furniture").act()
    suburb.play("play boards", "place north", "play furniture", "place east")
    assert (suburb.strength("A", "north"), suburb.strength("A", "east")) == (2, 3)
    suburb = settled(boards=4, furniture=5).at("A").hand("boards", "furniture").act()
    suburb.play("play boards", "place north", "play furniture", "place east")
    assert (suburb.strength("A", "north"), suburb.strength("A", "east")) == (4, 5)


@pytest.mark.clause("ZTB-32")
def test_one_barricade_a_facade_and_twelve_on_the_board() -> None:
    suburb = settled().at("A").barred("A", "north").hand("boards").act()
    suburb.play("play boards")
    assert suburb.options == ["place east", "place south", "place west"]
    for house in "DEF":
        suburb.owns(1, house)
        for side in ("north", "east", "south", "west"):
            suburb.barred(house, side)
    suburb.barred("A", "north", 0).hand("boards").act().refuses("play boards", clause="ZTB-32")


@pytest.mark.clause("ZTB-33")
def test_no_claim_while_the_owners_pawn_is_inside() -> None:
    suburb = settled().at("D").hand("boards").at("D", 1).act()
    assert "owner" in suburb.refuses("play boards", clause="ZTB-33")
    suburb.at("h5", 1).act().play("play boards", "place north")
    assert suburb.owner("D") == 0


@pytest.mark.clause("ZTB-33")
def test_where_all_four_sides_are_barred_a_survivor_takes_the_house() -> None:
    suburb = settled().owns(1, "B").at("B").hand("boards", "alma")
    for side in ("north", "east", "south", "west"):
        suburb.barred("B", side, 1)
    suburb.act().refuses("play boards", clause="ZTB-33")
    suburb.play("play survivor", "post")
    assert suburb.owner("B") == 0


@pytest.mark.clause("ZTB-33")
def test_a_fallen_barricade_gives_its_stand_and_card_back() -> None:
    suburb = settled().owns(1, "B").barred("B", "north", 1).barred("B", "east").at("B").act()
    before = len(suburb.public.discards)
    suburb.play("break north")
    assert len(suburb.public.discards) == before + 1
    assert suburb.told("fell") == {"house": 1, "facade": 0}
