"""Items and kept cards, one by one: effect, moment, refusal (ZOM-44, ZOM-46)."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.options import CELL_NAMES
from deadroad.games.zombies.state import ROLLING_MARBLES
from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, street, town

HOMES = {
    "marbles": "toys",
    "chainsaw": "garden",
    "axe": "fire",
    "firstaid": "hospital",
    "grenade": "army",
    "ammo": "sporting",
    "molotov": "gas",
    "skateboard": "skate",
}


@pytest.mark.clause("ZOM-44", "ZOM-46")
@pytest.mark.parametrize(("item", "home"), HOMES.items())
def test_each_item_is_laid_in_its_own_building_and_in_no_other(item: str, home: str) -> None:
    table = town()
    quarters = 0 if home in ("army", "gas", "skate") else 1  # with a road to the square in the west
    shop = table.tile(home, "0.east", quarters)
    other = table.tile("police", "0.north")
    inside = next(cell for cell in range(9) if table.public.town.inside(shop * 9 + cell))
    table.hand(0, item).at(0, f"{other}.n").turn(step=Step.END_MOVE)
    table.refuses(f"play {item}", clause="ZOM-44")
    table.at(0, f"{shop}.{CELL_NAMES[inside]}").turn(step=Step.END_MOVE).play(f"play {item}")
    assert table.in_play(0) == [item]


@pytest.mark.clause("ZOM-46")
def test_marbles_stop_everyones_zombies_until_after_the_owners_next_turn() -> None:
    table = street(3).items(0, "marbles").zombies_on("1.n", "2.c").pile().walking().play("use marbles")
    assert table.in_play(0) == []
    assert table.discarded("marbles") == 1
    for seat in (0, 1, 2, 0):
        table.asks("move", seat=seat)
        assert table.public.anyone(ROLLING_MARBLES)
        table.quiet().play("stop")
        assert "zombies-rolled" not in table.names_told
    assert not table.public.anyone(ROLLING_MARBLES)
    table.asks("move", seat=1)
    assert "zombies-rolled" in table.play("stop").names_told


@pytest.mark.clause("ZOM-46")
def test_a_chainsaw_gives_two_for_the_rest_of_the_turn() -> None:
    table = street().items(0, "chainsaw").at(0, "0.n").zombies_on("1.s", "1.c").walking().play("use chainsaw")
    table.dice(2, 2).play("step north", "step north")
    assert table.public.zombies[0] == 2
    assert table.told("combat-rolled")["bonus"] == 2
    table.play("stop")
    assert not table.now.saws(0)  # the turn is over


@pytest.mark.clause("ZOM-46")
def test_an_axe_gives_one_to_all_rolls_and_stays() -> None:
    table = street().items(0, "axe").at(0, "0.n").zombies_on("1.s", "1.c").walking().dice(3, 3)
    table.play("step north", "roll", "step north", "roll")
    assert table.public.zombies[0] == 2
    assert table.in_play(0) == ["axe"]
    table.refuses("use axe", clause="ZOM-46")


@pytest.mark.clause("ZOM-46")
def test_first_aid_replaces_a_life_after_a_failed_roll() -> None:
    table = street().items(0, "firstaid").at(0, "0.n").zombies_on("1.s").walking()
    table.refuses("use firstaid", clause="ZOM-46")
    table.play("step north")
    table.refuses("use firstaid", clause="ZOM-46")  # before the roll
    table.dice(1, 5).play("roll", "use firstaid")
    assert table.public.lives[0] == 3
    assert table.public.zombies[0] == 1
    assert table.in_play(0) == []


@pytest.mark.clause("ZOM-46")
def test_a_grenade_takes_all_zombies_of_the_building_and_a_life() -> None:
    for name in ("2.sw", "2.s"):  # inside, or at the door
        table = street().items(0, "grenade").at(0, name).zombies_on("2.nw", "2.ne", "2.e", "1.n").walking()
        table.play("use grenade")
        assert table.public.zombies[0] == 3
        assert table.public.lives[0] == 2
        assert table.public.town.zombies[2] == 0
        assert table.has_zombie("1.n")
    far = street().items(0, "grenade").at(0, "1.n").walking()
    far.refuses("use grenade", clause="ZOM-67")


@pytest.mark.clause("ZOM-46")
def test_a_grenade_at_the_door_leaves_the_zombie_on_the_street() -> None:
    table = street().items(0, "grenade").at(0, "2.s").zombies_on("2.s", "2.n").walking().play("use grenade")
    assert table.has_zombie("2.s")
    assert table.public.zombies[0] == 1


@pytest.mark.clause("ZOM-46")
def test_lots_of_ammo_is_three_bullets() -> None:
    table = street().items(0, "ammo").walking().play("use ammo")
    assert table.told("bullets-gained") == {"seat": 0, "amount": 3}
    assert table.public.bullets[0] == 6


@pytest.mark.clause("ZOM-46")
def test_a_molotov_burns_in_one_building_for_this_turn() -> None:
    table = street().items(0, "molotov").at(0, "2.s").zombies_on("2.c", "1.n").walking(left=6)
    table.play("use molotov").dice(2).play("step north")
    assert table.told("combat-rolled") == {"seat": 0, "die": 2, "bonus": 2}
    table.play("step south").dice(6).play("step south")
    assert table.told("combat-rolled")["bonus"] == 0  # the street does not burn
    table.play("stop")
    assert table.now.burning(0) == -1
    street().items(0, "molotov").at(0, "1.c").walking().refuses("use molotov", clause="ZOM-67")


@pytest.mark.clause("ZOM-46")
def test_a_skateboard_adds_two_to_movement_rolls() -> None:
    table = street().items(0, "skateboard").dice(3).turn(step=Step.ROLL)
    assert table.told("movement-rolled") == {"seat": 0, "die": 3, "movement": 5}
    table.refuses("use skateboard", clause="ZOM-46")


@pytest.mark.clause("ZOM-46")
def test_a_shotgun_is_laid_anywhere_and_helps_three_rolls() -> None:
    table = street().hand(0, "shotgun").at(0, "0.n").zombies_on("1.s", "1.c").walking().play("play shotgun")
    assert table.in_play(0) == ["shotgun"]
    table.dice(1, 2, 3).play("step north", "roll", "life", "life")
    # Three rolls, +1 each: 2, 3, then 4 wins; then it is spent.
    assert [roll["bonus"] for roll in table.all_told("combat-rolled")] == [1, 1, 1]
    assert table.public.zombies[0] == 1
    assert table.in_play(0) == []
    assert table.discarded("shotgun") == 1
    table.dice(3).play("step north")
    assert table.told("combat-rolled")["bonus"] == 0


@pytest.mark.clause("ZOM-46")
def test_items_can_be_used_in_the_turn_of_another_when_asked() -> None:
    table: Town = street().items(1, "ammo").hand(1, "keys").turn(0, Step.END_MOVE)
    table.asks("window-end-move", seat=1)
    table.play("use ammo", "pass")
    assert table.public.bullets[1] == 6
