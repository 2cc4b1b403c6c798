"""Tiles (ZOM-20 to ZOM-28)."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.tiles import HELIPAD, HOLDS, INSIDES, KIND_IDS, TURNS
from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, space, street, town


def drawing(*kinds: str, seats: int = 2, **settings: int | str) -> Town:
    """Seat 0 draws these tiles, the helipad staying below them."""
    return town(seats, **settings).pile(*kinds, "helipad").turn(step=Step.DRAW)


@pytest.mark.clause("ZOM-20")
def test_a_tile_goes_beside_any_open_road() -> None:
    table = drawing("straight")
    assert table.options == ["lay 0.north", "lay 0.east", "lay 0.south", "lay 0.west"]
    table.play("lay 0.east")
    # Only turned to lie east and west does it join; the two ways of that are one.
    assert table.told("tile-laid") == {
        "seat": 0,
        "tile": KIND_IDS.index("straight"),
        "number": 1,
        "quarters": 1,
    }


@pytest.mark.clause("ZOM-20")
def test_rotations_that_give_the_same_tile_are_offered_once() -> None:
    turns = {kind: len(TURNS[number]) for number, kind in enumerate(KIND_IDS)}
    assert (turns["cross"], turns["straight"], turns["corner"], turns["tee"]) == (1, 2, 4, 4)
    assert (turns["hospital"], turns["drug"], turns["helipad"]) == (4, 4, 1)


@pytest.mark.clause("ZOM-20")
def test_a_tile_may_be_turned_every_way_that_joins_a_road() -> None:
    table = drawing("tee").play("lay 0.north")
    # A tee is open on three sides: the closed one may not face the square.
    table.asks("turn", seat=0)
    assert table.options == ["turn 1", "turn 2", "turn 3"]
    table.refuses("turn 0", clause="ZOM-20")


@pytest.mark.clause("ZOM-20")
def test_no_road_may_end_against_a_building_side() -> None:
    table = town()
    north = table.tile("straight", "0.north")
    assert north == 1
    table.tile("cross", "0.east")
    # The place north of the crossroads touches the closed east side of the straight road.
    table.pile("cross", "helipad").turn(step=Step.DRAW)
    assert "lay 2.north" not in table.options
    table.refuses("lay 2.north", clause="ZOM-20")
    table.pile("corner", "helipad").turn(step=Step.DRAW)
    table.play("lay 2.north")
    # Of a corner's turns only the one open to the south and closed to the west fits.
    assert table.told("tile-laid")["quarters"] == 1


@pytest.mark.clause("ZOM-20")
def test_a_tile_needs_a_joined_road_not_only_closed_sides() -> None:
    table = town()
    table.tile("straight", "0.north")
    table.pile("straight", "helipad").turn(step=Step.DRAW)
    assert not [option for option in table.options if option in ("lay 1.east", "lay 1.west")]


@pytest.mark.clause("ZOM-20")
def test_one_steps_between_tiles_only_through_joined_exits() -> None:
    table = town()
    table.tile("drug", "0.east")  # road from east to west, shop along its north side
    table.tile("cross", "1.east")
    across = table.public.town.across
    assert across(space("0.e"), 1) == space("1.w")
    assert across(space("1.w"), 1) == space("1.c")
    assert across(space("1.e"), 1) == space("2.w")
    assert across(space("1.ne"), 1) == -1
    assert across(space("0.n"), 0) == -1


@pytest.mark.clause("ZOM-20")
def test_all_touching_sides_are_checked_on_a_ring() -> None:
    """A tile that closes a ring joins two roads at once, and one steps through both."""
    table = town()
    table.tile("corner", "0.north", 1)  # open east and south
    table.tile("cross", "0.east")
    ring = table.tile("corner", "1.east", 2)  # open south and west
    across = table.public.town.across
    assert across(space("1.e"), 1) == space(f"{ring}.w")
    assert across(space(f"{ring}.s"), 2) == space("2.n")


@pytest.mark.clause("ZOM-21")
def test_a_named_building_takes_what_is_printed_inside() -> None:
    table = drawing("police").play("lay 0.north")
    table.asks("put-life", seat=0)  # six zombies fill the six spaces by themselves
    assert HOLDS[table.public.town.zombies[1]] == 6
    table.refuses("put 1.s", clause="ZOM-21")
    table.play("put 1.nw", "put 1.n")
    assert table.public.town.zombies[1] & ~INSIDES[table.public.town.shapes[1]] == 0
    assert HOLDS[table.public.town.lives[1]] == 2
    assert HOLDS[table.public.town.bullets[1]] == 4


@pytest.mark.clause("ZOM-21")
def test_the_placer_chooses_spaces_for_zombies_and_tokens() -> None:
    table = drawing("army").play("lay 0.east", "turn 0")
    table.asks("put-zombie", seat=0)
    assert table.options == ["put 1.nw", "put 1.n", "put 1.ne"]
    table.play("put 1.ne", "put 1.nw")
    assert [table.has_zombie(f"1.{cell}") for cell in ("nw", "n", "ne")] == [True, False, True]
    table.asks("put-bullet")
    table.play("put 1.n")
    assert table.refuses("put 1.n", clause="ZOM-61")


@pytest.mark.clause("ZOM-22")
@pytest.mark.parametrize(("kind", "spot", "zombies"), [("straight", "0.north", 2), ("cross", "0.north", 4)])
def test_an_unnamed_tile_takes_a_zombie_for_each_exit(kind: str, spot: str, zombies: int) -> None:
    table = drawing(kind).play(f"lay {spot}")
    assert table.asks("put-zombie", seat=0) == {"left": zombies}
    assert "put 1.c" in table.options
    table.refuses("put 1.nw", clause="ZOM-53")
    while table.match.question is not None and table.match.question.kind == "put-zombie":
        table.play(table.options[-1])
    assert HOLDS[table.public.town.zombies[1]] == zombies


@pytest.mark.clause("ZOM-22")
def test_a_corner_and_a_tee_take_two_and_three() -> None:
    for kind, zombies in (("corner", 2), ("tee", 3)):
        table = drawing(kind).play("lay 0.north")
        table.play(table.options[0])
        assert table.asks("put-zombie") == {"left": zombies}


def closing(*pile: str) -> Town:
    """A square closed on three sides: the police station, drawn first, goes north and closes the town."""
    table = town()
    for side, kind, quarters in (("east", "hospital", 1), ("south", "garden", 2), ("west", "sporting", 3)):
        table.tile(kind, f"0.{side}", quarters)
    return table.at(0, "1.c").pile("police", *pile).turn()


@pytest.mark.clause("ZOM-23")
def test_a_player_who_closes_the_town_loses_the_rest_of_the_turn() -> None:
    table = closing("straight", "helipad").zombies_on("1.c")
    table.asks("put-life", seat=0)
    table.play("put 4.nw", "put 4.n")
    assert table.told("map-closed") == {"seat": 0}
    assert HOLDS[table.public.town.zombies[4]] == 6
    rest = table.names_told[: table.names_told.index("turn-began")]
    assert set(rest) == {"life-put", "bullet-put", "map-closed"}
    assert table.public.active == 1


@pytest.mark.clause("ZOM-23")
def test_a_closed_town_loses_its_pile_and_goes_on() -> None:
    table = closing("straight", "helipad").play("put 4.nw", "put 4.n")
    assert (table.public.pile_size, sum(table.public.pile)) == (0, 0)
    assert table.public.closed
    table.turn(0, Step.DRAW)
    assert "tile-drawn" not in table.names_told
    assert table.match.outcome is None


@pytest.mark.clause("ZOM-23")
def test_the_last_tile_of_the_pile_never_closes() -> None:
    table = closing().play("put 4.nw", "put 4.n")
    assert "map-closed" not in table.names_told
    assert "movement-rolled" in table.names_told


@pytest.mark.clause("ZOM-23")
def test_a_tile_in_the_pile_that_still_fits_keeps_the_town_open() -> None:
    table = town()
    for side, kind, quarters in (("east", "hospital", 1), ("south", "garden", 2), ("west", "straight", 1)):
        table.tile(kind, f"0.{side}", quarters)
    table.pile("police", "straight", "helipad").turn().play("lay 0.north", "put 4.nw", "put 4.n")
    assert "map-closed" not in table.names_told


@pytest.mark.clause("ZOM-23")
def test_a_helipad_on_the_table_still_wins_in_a_closed_town() -> None:
    table = town()
    pad = table.tile("helipad", "0.north")
    table.public.closed = True
    table.pile().at(0, f"{pad}.s").walking().play("step north")
    assert table.told("won-helipad") == {"seat": 0}


@pytest.mark.clause("ZOM-23")
def test_laying_the_helipad_in_the_turn_of_another_costs_no_turn() -> None:
    table = town(helipad="shuffled")
    for side, kind, quarters in (("east", "hospital", 1), ("south", "garden", 2), ("west", "sporting", 3)):
        table.tile(kind, f"0.{side}", quarters)
    # Round the place north of the square, so that the helipad closes the town.
    table.public.town.spot_needs = [15 if door == 0 else 0 for door in table.public.town.spot_doors]
    table.pile("helipad", "hardware", "straight").has(0, zombies=3).has(1, zombies=1).turn(step=Step.DRAW)
    assert table.told("placer-chosen") == {"seat": 1}
    assert table.public.closed == ("map-closed" in table.names_told)
    assert not table.now.cut


@pytest.mark.clause("ZOM-24")
def test_the_player_with_fewest_zombies_lays_the_helipad() -> None:
    table = town(3).has(0, zombies=4).has(1, zombies=6).has(2, zombies=2).pile("helipad").turn(step=Step.DRAW)
    assert table.told("placer-chosen") == {"seat": 2}
    table.asks("lay", seat=2)


@pytest.mark.clause("ZOM-24")
def test_a_tie_for_the_helipad_is_drawn() -> None:
    for lot, placer in ((0, 0), (1, 2)):
        table = town(3).has(1, zombies=6).pile("helipad").luck(lot).turn(step=Step.DRAW)
        assert table.told("placer-chosen") == {"seat": placer}


@pytest.mark.clause("ZOM-25")
def test_a_tile_that_fits_nowhere_is_discarded_and_the_turn_goes_on() -> None:
    table = closing("straight", "helipad").play("put 4.nw", "put 4.n")
    table.pile("cross", "helipad").turn(0, Step.DRAW)
    assert table.told("tile-unfit") == {"tile": KIND_IDS.index("cross")}
    assert table.public.pile_size == 1
    assert "movement-rolled" in table.names_told


@pytest.mark.clause("ZOM-25")
def test_without_tiles_the_step_is_skipped() -> None:
    table = street().pile().turn(step=Step.DRAW)
    assert "tile-drawn" not in table.names_told
    assert "movement-rolled" in table.names_told


@pytest.mark.clause("ZOM-25")
def test_a_helipad_that_fits_nowhere_is_out() -> None:
    table = closing("straight", "helipad").play("put 4.nw", "put 4.n")
    table.pile("helipad").turn(0, Step.DRAW)
    assert "helipad-out" in table.names_told
    assert table.public.town.helipad == -1
    assert table.public.pile_size == 0


@pytest.mark.clause("ZOM-26")
def test_the_helipad_takes_a_zombie_on_each_space() -> None:
    table = town().pile("helipad").has(1, zombies=1).turn(step=Step.DRAW).play("lay 0.north")
    assert HOLDS[table.public.town.zombies[1]] == 9


def on_the_pad() -> Town:
    table = town()
    pad = table.tile("helipad", "0.north")
    return table.at(0, f"{pad}.s").zombies_on(f"{pad}.c")


@pytest.mark.clause("ZOM-26")
def test_the_centre_wins_once_its_zombie_is_beaten() -> None:
    table = on_the_pad().walking().dice(1).play("step north")
    table.asks("failed", seat=0)
    assert table.match.outcome is None
    table.dice(6).play("life")
    assert table.told("won-helipad") == {"seat": 0}


@pytest.mark.clause("ZOM-26")
def test_dying_on_the_centre_does_not_win() -> None:
    table = on_the_pad().has(0, lives=1, bullets=0).walking().dice(1).play("step north")
    assert table.told("died")["seat"] == 0
    assert table.match.outcome is None


@pytest.mark.clause("ZOM-26")
def test_under_alternate_food_source_arriving_is_enough() -> None:
    table = on_the_pad()
    table.public.standing = [0, 8]
    table.walking().play("step north")
    assert table.told("won-helipad") == {"seat": 0}


@pytest.mark.clause("ZOM-26")
def test_the_win_comes_before_anyone_can_act() -> None:
    table = on_the_pad().hand(1, "direction").walking().dice(6).play("step north")
    table.asks("window-fight", seat=1)
    table.passes()
    assert table.match.outcome is not None


@pytest.mark.clause("ZOM-27")
def test_by_a_setting_the_helipad_is_among_the_last_fourteen() -> None:
    depths = {
        Town.deal("zombies", 2, seed=seed, helipad="shuffled").state.hidden.pile.index(HELIPAD)
        for seed in range(200)
    }
    assert depths == set(range(14))


@pytest.mark.clause("ZOM-27")
@pytest.mark.parametrize("others", [(), ("cross",), ("straight", "cross")])
def test_a_shuffled_helipad_that_fits_nowhere_goes_back_to_the_tiles_that_are_left(
    others: tuple[str, ...],
) -> None:
    table = town(helipad="shuffled")
    for side, kind, quarters in (("east", "hospital", 1), ("south", "garden", 2), ("west", "sporting", 3)):
        table.tile(kind, f"0.{side}", quarters)
    table.tile("police", "0.north")
    table.pile("helipad", *others).turn(step=Step.DRAW)
    assert ("helipad-back" in table.names_told) == (others != ())
    assert ("helipad-out" in table.names_told) == (others == ())
    left = table.state.hidden.pile[: table.public.pile_size]
    assert len(left) == (len(others) + 1 if others else 0)
    assert table.public.pile[HELIPAD] == left.count(HELIPAD) == (1 if others else 0)
    assert "movement-rolled" in table.names_told


@pytest.mark.clause("ZOM-28")
def test_the_placer_only_lays_and_the_drawer_goes_on_with_the_fight() -> None:
    table = street(3).at(0, "1.c").zombies_on("1.c").has(0, zombies=1).has(1, zombies=1)
    table.pile("helipad").turn(step=Step.DRAW)
    table.asks("lay", seat=2)
    table.dice(4).play("lay 0.south")
    assert table.told("fight-began")["seat"] == 0


@pytest.mark.clause("ZOM-28", "ZOM-47")
def test_no_card_can_be_played_while_a_tile_is_laid() -> None:
    table = town().hand(0, "food").hand(1, "food").pile("cross", "helipad").turn(step=Step.DRAW)
    table.asks("lay", seat=0)
    table.refuses("play food", clause="ZOM-47")
    table.play("lay 0.north")
    table.asks("put-zombie", seat=0)
    table.refuses("play food", clause="ZOM-47")
