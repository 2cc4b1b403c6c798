"""Corner cases: a death in a window, a fight whose zombie is gone, refusals with the right reason."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.bout import Bout
from deadroad.games.zombies.combat import fights
from deadroad.games.zombies.state import NOWHERE
from deadroad.games.zombies.turn import Step
from tests.reasons import reason_of
from tests.scenarios.zombies.town import Town, space, street, town


def blown_up(*hand: str, seats: int = 2) -> Town:
    """Seat 0 at the hospital's door with one life, a grenade and a hand."""
    return street(seats).at(0, "2.s").has(0, lives=1).items(0, "grenade").hand(0, *hand)


@pytest.mark.clause("ZOM-35")
@pytest.mark.parametrize("name", ["rest", "keys"])
def test_a_player_who_is_down_cannot_replace_the_roll(name: str) -> None:
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
    assert not table.now.moving


@pytest.mark.clause("ZOM-35")
def test_brain_cramp_does_not_move_a_player_who_is_down() -> None:
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
    assert not fights(table.state.stack)
    table.asks("move", seat=0)


@pytest.mark.clause("ZOM-36")
def test_the_zombie_of_a_player_who_died_in_the_window_is_not_fought() -> None:
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
def test_a_short_supply_is_reported_only_if_it_matters() -> None:
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


@pytest.mark.clause("ZOM-36", "ZOM-68")
def test_a_zombie_in_a_fight_is_none_of_the_two_that_a_card_moves() -> None:
    table = street().at(0, "1.c").zombies_on("1.n", "2.c").hand(1, "sobad").walking()
    table.play("step north")
    table.asks("window-fight", seat=1)
    table.refuses("play sobad", clause="ZOM-68")
    table.zombies_on("2.n").settle()
    assert "play sobad" in table.options


@pytest.mark.clause("ZOM-36")
def test_a_fight_goes_on_when_another_player_beats_another_zombie() -> None:
    table = street(3).at(0, "2.s").at(2, "1.c").zombies_on("2.c", "1.n").hand(1, "everybody").hand(0, "food")
    table.dice(6).walking().play("step north", "pass", "play everybody", "step north")
    assert table.public.zombies == [0, 0, 1]
    table.play("stop")
    assert "fight-broken" not in table.names_told
    table.asks("window-fight", seat=0)
    table.passes()
    assert table.options == ["roll", "play food"]


@pytest.mark.clause("ZOM-20", "ZOM-53")
@pytest.mark.parametrize(("cell", "way"), [("n", "north"), ("e", "east"), ("s", "south"), ("w", "west")])
def test_a_step_off_the_map_is_refused_for_its_exit_and_a_step_into_a_corner_for_its_wall(
    cell: str, way: str
) -> None:
    table = town()
    aside = "east" if way in ("north", "south") else "north"
    there = table.tile("cross", f"0.{aside}")
    for tile in (0, there):
        table.at(0, f"{tile}.{cell}").walking()
        assert reason_of(table, f"step {way}") == "no-exit"
        assert reason_of(table, f"step {aside}") == "no-way"


@pytest.mark.clause("ZOM-36")
def test_a_grenade_wins_no_fight_on_the_street_of_its_tile() -> None:
    table = street().at(0, "1.n").zombies_on("2.s", "2.n").at(1, "2.nw").items(1, "grenade").hand(1, "food")
    table.walking().play("step north")
    table.asks("window-fight", seat=1)
    table.dice(6).play("use grenade", "pass")
    assert table.public.zombies == [1, 1]
    assert table.told("beaten")["seat"] == 0


@pytest.mark.clause("ZOM-68")
def test_a_fight_that_is_over_holds_no_zombie() -> None:
    table = street().zombies_on("2.se", "1.c").hand(0, "sobad").walking()
    over = Bout(1, space("1.n"))
    over.zombie = NOWHERE
    table.state.stack.insert(2, over)
    assert "play sobad" in table.settle().options


@pytest.mark.clause("ZOM-43")
def test_without_a_card_there_is_nothing_to_discard_whatever_is_in_play() -> None:
    table = street().items(0, "grenade").at(0, "2.s").zombies_on("2.n").turn(0, Step.BEFORE_DISCARD)
    table.asks("window-before-discard", seat=0)
    table.passes()
    assert table.told("turn-began")["seat"] == 1


@pytest.mark.clause("ZOM-33")
def test_a_death_stops_the_chainsaw_and_puts_out_the_fire() -> None:
    table = street().at(0, "2.s").has(0, lives=1).items(0, "chainsaw", "molotov", "grenade").hand(0, "food")
    table.turn(0, Step.BEFORE_ROLL).play("use chainsaw", "use molotov")
    assert table.now.saws(0)
    assert table.now.burning(0) == 2
    table.play("use grenade")
    assert not table.now.saws(0)
    assert table.now.burning(0) == NOWHERE


@pytest.mark.clause("ZOM-38", "ZOM-47")
def test_adrenaline_waits_for_the_failed_roll_of_a_fight_that_a_card_causes() -> None:
    table = street().at(1, "1.c").zombies_on("1.n").hand(0, "everybody").hand(1, "adrenaline", "food")
    table.items(1, "axe").turn(0, Step.END_MOVE).play("play everybody", "step north")
    assert table.options == ["roll"]
    table.dice(1).play("roll")
    assert "play adrenaline" in table.options
    table.public.played = [1, 1]
    assert "play adrenaline" not in table.settle().options


@pytest.mark.clause("ZOM-67")
def test_a_grenade_leaves_room_for_other_zombies() -> None:
    table = street().items(0, "grenade").at(0, "2.s").zombies_on("2.n", "2.e", "1.c").walking()
    room = table.public.town.free
    table.play("use grenade")
    assert table.public.town.free == room + 2


@pytest.mark.clause("ZOM-47")
def test_a_fight_that_a_card_causes_says_why_a_card_waits() -> None:
    table = street().at(1, "1.c").zombies_on("1.n").hand(0, "everybody").hand(1, "adrenaline", "food")
    table.items(1, "axe").turn(0, Step.END_MOVE).play("play everybody", "step north")
    assert reason_of(table, "play food") == "no-interruption"
    table.dice(1).play("roll")
    assert reason_of(table, "play food") == "no-interruption"
    assert reason_of(table, "play adrenaline") == ""


@pytest.mark.clause("ZOM-35")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_reason_names_the_only_opponent(seat: int) -> None:
    table = street().hand(seat, "everybody").has(seat, lives=3)
    table.public.down = [int(other != seat) for other in range(2)]
    table.turn(seat, Step.BEFORE_ROLL)
    refusal = table.state.stack[-1].verdict(table.state, table.match.game.space.parse("play everybody"))
    assert refusal.values["seat"] == 1 - seat


@pytest.mark.clause("ZOM-56")
def test_a_doubled_movement_is_the_roll_of_the_turn() -> None:
    table = street().hand(0, "adrenaline").dice(4).turn(0, Step.ROLL).play("play adrenaline")
    assert (table.now.rolled, table.now.left) == (8, 8)


@pytest.mark.clause("ZOM-33", "ZOM-36")
def test_the_death_of_another_player_ends_no_other_fight() -> None:
    table = street(3).at(0, "2.s").at(2, "1.c").zombies_on("2.c", "1.n").hand(1, "everybody").hand(0, "food")
    table.has(2, lives=1, bullets=0).dice(1).walking()
    table.play("step north", "pass", "play everybody", "step north")
    while table.seat == 2:
        table.play("life" if "life" in table.options else table.options[0])
    assert table.public.down == [0, 0, 1]
    table.asks("window-fight", seat=0)
    table.passes()
    assert table.options == ["roll", "play food"]


@pytest.mark.clause("ZOM-44")
@pytest.mark.parametrize(("card", "reason"), [("firstaid", "neither-building"), ("axe", "wrong-building")])
def test_only_first_aid_has_two_buildings_by_the_setting(card: str, reason: str) -> None:
    table = street(2, **{"first-aid": "drug"}).at(0, "1.c").hand(0, card).walking()
    assert reason_of(table, f"play {card}") == reason
