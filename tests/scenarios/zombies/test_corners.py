"""Corners where two rules meet: a death in a window, a fight whose zombie is gone, refusals that name why."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, street


def blown_up(*hand: str, seats: int = 2) -> Town:
    """Seat 0 at the hospital's door with one life, a grenade and a hand."""
    return street(seats).at(0, "2.s").has(0, lives=1).items(0, "grenade").hand(0, *hand)


@pytest.mark.clause("ZOM-35")
@pytest.mark.parametrize("name", ["rest", "keys"])
def test_one_who_is_down_plays_nothing_instead_of_a_roll(name: str) -> None:
    table = blown_up(name).turn(0, Step.BEFORE_ROLL).play("use grenade")
    assert table.public.down == [1, 0]
    table.asks("window-before-roll", seat=0)
    table.refuses(f"play {name}", clause="ZOM-35")
    table.passes()
    assert table.public.lives[0] == 0


@pytest.mark.clause("ZOM-33")
def test_a_death_ends_the_movement_and_nothing_doubles_it() -> None:
    table = street().at(0, "2.s").zombies_on("2.c").has(0, lives=1, bullets=0).hand(0, "adrenaline", "food")
    table.dice(1).walking(left=6).passes(0).play("step north", "pass", "roll", "life")
    table.asks("window-after-fight", seat=0)
    assert table.public.down == [1, 0]
    table.refuses("play adrenaline", clause="ZOM-46")
    assert not table.public.moving


@pytest.mark.clause("ZOM-35")
def test_brain_cramp_does_not_move_one_who_is_down() -> None:
    table = blown_up("food").hand(1, "cramp").dice(4).turn(0, Step.ROLL).play("use grenade", "pass")
    table.asks("window-after-roll", seat=1)
    table.refuses("play cramp", clause="ZOM-35")


@pytest.mark.clause("ZOM-36")
def test_a_fight_a_grenade_has_won_is_over_whatever_comes_onto_its_space() -> None:
    table = street(3).at(0, "2.s").zombies_on("2.c").at(1, "2.nw").items(1, "grenade").hand(1, "food")
    table.hand(2, "screwed").walking().play("step north")
    table.asks("window-fight", seat=1)
    table.play("use grenade", "pass", "play screwed", "tile 2", "put 2.c")
    while table.seat == 2:
        table.play(table.options[-1])
    assert table.has_zombie("2.c")
    assert "fight-broken" not in table.names_told
    table.passes()
    table.asks("window-after-fight", seat=1)
    table.passes()
    # The new zombie came onto a pawn: it is fought in the next turn, and the pawn may walk off (ZOM-65).
    assert table.public.fighting == [-1, -1, -1]
    table.asks("move", seat=0)


@pytest.mark.clause("ZOM-36")
def test_nobody_fights_the_zombie_of_one_who_died_in_the_window() -> None:
    table = street(3).at(0, "2.s").has(0, lives=1).hand(0, "direction").hand(1, "sobad")
    table.zombies_on("2.c", "2.n").walking().play("step north", "play direction", "target 2")
    assert table.public.down == [1, 0, 0]
    table.asks("window-fight", seat=1)
    table.play("play sobad")
    assert table.options == ["pick 2.n", "pick 2.c"]


@pytest.mark.clause("ZOM-36")
def test_a_fight_whose_zombie_another_beat_is_over_whatever_comes_onto_its_space() -> None:
    table = street(3).at(0, "2.s").at(2, "1.c").zombies_on("2.c").hand(0, "screwed").hand(1, "everybody")
    table.dice(6).walking().play("step north", "pass", "play everybody")
    table.play("step north", "step north", "step north")
    assert table.public.zombies == [0, 0, 1]
    table.play("stop", "play screwed", "tile 2", "put 2.c")
    while "put" in table.options[-1] or "tile" in table.options[-1]:
        table.play(table.options[-1])
    assert table.told("fight-broken") == {"seat": 0}
    table.asks("move", seat=0)


@pytest.mark.clause("ZOM-64")
def test_a_short_supply_is_told_only_where_it_is_felt() -> None:
    table = street(supply="hundred").zombies_on("2.n", "2.ne", "2.nw", "2.c", "2.e", "2.w", "2.sw")
    table.public.supply = 3
    table.hand(1, "miscalculation").turn(0, Step.BEFORE_ROLL).play("play miscalculation")
    assert table.has_zombie("2.se")
    assert table.public.supply == 2
    assert "supply-short" not in table.names_told


@pytest.mark.clause("ZOM-2")
def test_a_win_is_not_taken_back() -> None:
    table = street().at(0, "2.s").zombies_on("2.c").has(0, zombies=24, bullets=3).dice(1)
    table.walking().play("step north", "shoot")
    assert table.match.outcome is not None
    assert not table.match.can_undo(0)
