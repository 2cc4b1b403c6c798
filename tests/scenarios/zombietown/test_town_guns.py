"""Guns in a turn: dropping empty ones and passing them on (ZTB-14, ZRR-62)."""

from __future__ import annotations

import pytest

from deadroad.games.zombietown.turn import Phase
from tests.scenarios.zombietown.town import pistol, settled


@pytest.mark.clause("ZTB-14", "ZRR-62")
def test_an_empty_gun_is_dropped_during_a_walk_and_the_walk_goes_on() -> None:
    suburb = settled().at("e5").guns(pistol(0), pistol(2)).act().play("step east")
    suburb.refuses("drop gun2", clause="ZTB-14")
    suburb.play("drop gun1")
    assert suburb.bullets() == [2]
    assert suburb.asks("walk")["left"] == 2


@pytest.mark.clause("ZTB-14", "ZRR-62")
def test_an_empty_gun_is_dropped_in_another_players_turn() -> None:
    suburb = settled(lurches=1).at("a1").at("h5", 1).guns(pistol(0), pistol(1), seat=1).zombies(h4=1)
    suburb.combat("sure").phase(Phase.LURCH)
    suburb.asks("clash", seat=1)
    suburb.play("drop gun1")
    assert suburb.bullets(1) == [1]
    assert suburb.options == ["with hands", "with gun1"]


@pytest.mark.clause("ZTB-14", "ZRR-62")
def test_an_empty_gun_is_dropped_while_discarding() -> None:
    suburb = settled(hand=1).hand("boards", "ammo").guns(pistol(0)).phase(Phase.DISCARD)
    suburb.play("drop gun1")
    suburb.asks("discard")
    assert suburb.bullets() == []


@pytest.mark.clause("ZTB-14", "ZRR-62")
def test_an_empty_gun_alone_causes_no_question() -> None:
    suburb = settled(lurches=1).at("a1").at("h5", 1).guns(pistol(0), seat=1).zombies(h4=1)
    suburb.combat("sure").phase(Phase.LURCH)
    assert suburb.player(1).zombies == 1
    assert suburb.bullets(1) == [0]


@pytest.mark.clause("ZTB-14", "ZRR-62")
@pytest.mark.parametrize(("dropped", "left", "armed"), [("gun1", [], 2), ("gun2", [0], -1)])
def test_a_gun_dropped_while_another_is_passed_on(dropped: str, left: list[int], armed: int) -> None:
    suburb = settled().at("e5").guns(pistol(0), pistol(2 if dropped == "gun1" else 0))
    suburb.follower("alma").follower("bruno").act().play("give gun2", f"drop {dropped}")
    if armed >= 0:
        suburb.play("to follower1")
        gun = suburb.player().followers[0].gun
        assert gun is not None
        assert gun.bullets == armed
    suburb.asks("act")
    assert suburb.bullets() == left


@pytest.mark.clause("ZTB-14", "ZRR-62")
def test_an_empty_gun_is_dropped_for_free_a_loaded_one_is_not() -> None:
    suburb = settled().at("e5").guns(pistol(0), pistol(2)).act(actions=0)
    suburb.refuses("drop gun2", clause="ZTB-14")
    suburb.play("drop gun1")
    assert suburb.bullets() == [2]
    assert suburb.public.actions == 0
    assert suburb.public.discards[-1] == 0


@pytest.mark.clause("ZTB-14", "ZRR-62")
def test_an_empty_gun_is_dropped_even_among_zombies() -> None:
    suburb = settled().at("e5").zombies(e5=1).guns(pistol(0)).act()
    suburb.play("drop gun1")
    assert suburb.bullets() == []


@pytest.mark.clause("ZTB-14")
def test_guns_are_passed_within_the_group_for_free_five_times_a_turn() -> None:
    suburb = settled().at("A").guns(pistol()).follower("alma").guard("A", "bruno").act()
    suburb.play("give gun1", "to guard1")
    assert suburb.public.guards[0][0].gun is not None
    assert suburb.public.actions == 3
    suburb.play("give guard1-gun", "to pawn", "give gun1", "to follower1", "give follower1-gun", "to pawn")
    suburb.play("give gun1", "to guard1")
    suburb.refuses("give guard1-gun", clause="ZTB-14")


@pytest.mark.clause("ZTB-14")
def test_nobody_gets_a_gun_from_another_space() -> None:
    suburb = settled().at("e5").guns(pistol()).guard("A", "bruno").act()
    suburb.refuses("give gun1", clause="ZTB-16")
