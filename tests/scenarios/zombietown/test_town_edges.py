"""The first and the last of a kind: house A, its north side, the second follower, the last agenda."""

from __future__ import annotations

import pytest

from deadroad.games import game
from deadroad.games.zombietown.agendas import barred_houses, closed_sides, unfinished_left
from deadroad.games.zombietown.attack import guarded_house, in_reach
from deadroad.games.zombietown.board import ACCESS, HOUSE_LETTERS, HOUSES, SQUARES, headings
from deadroad.games.zombietown.components import AGENDAS
from deadroad.games.zombietown.death import Revive
from deadroad.games.zombietown.facts import facts
from deadroad.games.zombietown.group import empty_arms, member_of
from deadroad.games.zombietown.habits import TownHabits
from deadroad.games.zombietown.options import FIRST_FOLLOWER, FOLLOWER_MEMBER
from deadroad.games.zombietown.turn import Phase
from deadroad.kernel.frame import Flow
from deadroad.kernel.view import View
from tests.reasons import reason_of
from tests.scenarios.zombietown.town import SIDES, SPACE, Suburb, pistol, settled

FACADES = [(house, side) for house in HOUSE_LETTERS for side in SIDES]


@pytest.mark.clause("ZTB-25")
@pytest.mark.parametrize(("house", "side"), FACADES)
def test_a_bullet_flies_through_every_open_facade_and_through_no_barricade(house: str, side: str) -> None:
    suburb = settled()
    number = HOUSE_LETTERS.index(house)
    square = ACCESS[number * 4 + SIDES[side]]
    assert in_reach(suburb.public, square, SQUARES + number)
    assert in_reach(suburb.public, SQUARES + number, square)
    suburb.barred(house, side)
    assert not in_reach(suburb.public, square, SQUARES + number)


@pytest.mark.clause("ZTB-25")
def test_a_target_out_of_reach_is_named() -> None:
    suburb = settled(4).at("h5").at("i5", 1).at("a16", 2).at("h4", 3).guns(pistol()).act().play("attack")
    suburb.asks("aim", seat=0)
    aim = suburb.match.game.space.parse("aim 2")
    refusal = suburb.state.stack[-1].verdict(suburb.state, aim)
    assert refusal is not None
    assert refusal.values == {"seat": 2}


@pytest.mark.clause("ZTB-26", "ZRR-31")
def test_bare_hands_reach_the_guard_of_an_owner_who_drives() -> None:
    suburb = settled().at("D").drives("D", "h5", seat=1).guard("D", "alma").combat("clumsy")
    suburb.act().play("attack")
    suburb.asks("answer", seat=1)


@pytest.mark.clause("ZTB-15")
@pytest.mark.parametrize("count", [1, 2])
def test_one_zombie_in_a_house_keeps_everybody_from_searching(count: int) -> None:
    suburb = settled().at("B").act()
    assert reason_of(suburb, "search") == ""
    suburb.zombies(B=count).settle()
    assert reason_of(suburb, "search") == "zombies-here"


@pytest.mark.clause("ZTB-14")
def test_the_empty_gun_of_every_follower_can_be_dropped() -> None:
    suburb = settled().at("h5").follower("alma", pistol(0)).follower("bruno", pistol(1))
    suburb.follower("celia", pistol(0))
    guns = [FIRST_FOLLOWER + 1, FIRST_FOLLOWER + 5]
    assert empty_arms(suburb.public, 0) == guns
    assert [member_of(arm) for arm in guns] == [FOLLOWER_MEMBER, FOLLOWER_MEMBER + 2]


@pytest.mark.clause("ZRR-41")
def test_the_closed_sides_of_any_own_house_count() -> None:
    suburb = settled()
    for side in ("north", "east", "south"):
        suburb.barred("D", side)
    assert (closed_sides(suburb.public, 0), closed_sides(suburb.public, 1)) == (
        1,
        3,
    )  # the car of A is on its driveway


@pytest.mark.clause("ZRR-40")
@pytest.mark.parametrize("house", ["A", "B", "L"])
def test_a_turn_in_any_foreign_house_counts(house: str) -> None:
    design = next(one for one in AGENDAS if one.easy.goal.name == "TURN_IN_FOREIGN_HOUSE")
    suburb = settled(houses="DGJ").owns(1, house).at(house).agendas(design.id).phase(Phase.DISCARD)
    assert suburb.completed() == [(design.id, "easy")]


@pytest.mark.clause("ZRR-40")
@pytest.mark.parametrize("house", ["A", "B", "L"])
def test_a_turn_in_any_own_house_but_the_base_counts(house: str) -> None:
    design = next(one for one in AGENDAS if one.easy.goal.name == "TURN_IN_SECOND_HOUSE")
    suburb = settled(houses="DGJ").owns(0, house).at(house).agendas(design.id)
    suburb.act()
    assert suburb.completed() == [], "the turn has not ended"
    suburb.phase(Phase.DISCARD)
    assert suburb.completed() == [(design.id, "easy")]


@pytest.mark.clause("ZRR-45")
def test_an_agenda_is_left_until_every_copy_is_held_or_completed() -> None:
    suburb = settled()
    copies = sum(agenda.copies for agenda in AGENDAS)
    suburb.player(0).agendas = copies - 3
    suburb.player(1).completed = [0, 2]
    assert unfinished_left(suburb.public, 2)
    suburb.player(1).agendas = 1
    assert not unfinished_left(suburb.public, 2)


def test_a_completed_side_is_shown_as_it_was_completed() -> None:
    suburb = settled()
    suburb.player().completed = [6, 9]
    done = facts(View(suburb.state, -1)).tallies[0].completed
    assert [(one.agenda, one.hard) for one in done] == [(3, False), (4, True)]


def test_a_house_is_left_by_its_four_sides_and_its_driveway_is_one_of_them() -> None:
    assert headings(SQUARES, driving=False) == [0, 2, 4, 6]
    lots = game("zombietown").content()["lots"]
    assert [lot["driveway"] for lot in lots] == [1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1]
    assert len(lots) == HOUSES


@pytest.mark.clause("ZTB-41")
def test_zombies_rest_by_wish_if_they_meet_nobody() -> None:
    habits = TownHabits()
    suburb = settled(houses="DGJ").at("a16").at("p16", 1).zombies(h5=1, i12=1).phase(Phase.LURCH)
    suburb.asks("zombie", seat=0)
    rest = suburb.match.game.space.parse("rest")
    assert habits.rest(suburb.match.view(0), all_of_them=False) == rest
    suburb.at("h6").phase(Phase.LURCH)
    assert habits.rest(suburb.match.view(0), all_of_them=False) == -1
    assert habits.rest(suburb.match.view(0), all_of_them=True) == rest


@pytest.mark.clause("ZRR-41", "ZRR-44")
def test_agendas_completed_together_are_replaced_clockwise_from_the_active_player() -> None:
    designs = [one.id for one in AGENDAS if "ZOMBIES" in (one.easy.goal.name, one.hard.goal.name)]
    suburb = settled(4)
    for seat in range(4):
        suburb.agendas(designs[0], seat=seat)
        suburb.player(seat).zombies = 20
    suburb.act(seat=1)
    asked = []
    while suburb.match.question is not None and suburb.match.question.kind == "new-agenda":
        asked.append(suburb.seat)
        suburb.play("decline")
    assert asked == [1, 2, 3, 0]


@pytest.mark.clause("ZTB-27", "ZTB-28")
def test_a_player_without_guards_has_no_second_life_and_no_cards() -> None:
    suburb = settled(3, second_life="yes").at("h5").zombies(h5=1).hand("boards", "crowbar").combat("dire")
    suburb.player().health = 1
    suburb.act().play("fight")
    assert not suburb.player().alive
    assert (suburb.player().hand, suburb.cards()) == (0, [])


def test_a_house_is_drawn_two_squares_wide() -> None:
    spaces = game("zombietown").content()["spaces"]
    assert [space["size"] for space in spaces] == [1] * SQUARES + [2] * HOUSES


@pytest.mark.clause("ZTB-41")
@pytest.mark.parametrize(
    ("meets", "at_stake"),
    [
        ("nothing", False),
        ("house", False),
        ("pawn", True),
        ("barricade", True),
        ("guard", True),
        ("car", True),
    ],
)
def test_a_zombie_has_something_at_stake_if_it_meets_a_pawn_a_barricade_a_guard_or_a_car(
    meets: str, at_stake: bool
) -> None:
    suburb = settled(houses="DGJ").at("a16").at("p16", 1).quiet()
    near, way = ("b1", "south") if meets in ("house", "barricade", "guard") else ("h5", "south")
    if meets == "pawn":
        suburb.at("h6")
    elif meets == "barricade":
        suburb.barred("A", "north")
    elif meets == "guard":
        suburb.guard("A", "alma")
    elif meets == "car":
        suburb.car("A", "h6")
    bits = 1 << SIDES[way]
    assert TownHabits().matters(suburb.public, SPACE[near], bits) == at_stake
    assert not TownHabits().matters(suburb.public, SPACE["a16"], 0)
    assert not TownHabits().matters(suburb.public, SPACE["a1"], 1 << SIDES["north"])
    if meets == "pawn":
        suburb.player().alive = False
        assert not TownHabits().matters(suburb.public, SPACE[near], bits)


def test_every_turn_of_a_day_is_another_one_for_wishes() -> None:
    suburb = settled(3)
    turns = []
    for day in (1, 2):
        suburb.public.day = day
        for seat in range(3):
            suburb.act(seat=seat)
            turns.append(TownHabits().turn(suburb.match.view(seat)))
    assert turns == sorted(set(turns))


@pytest.mark.clause("ZTB-29")
def test_an_ambush_may_aim_at_the_second_follower() -> None:
    suburb = settled().at("h2", 1).follower("alma", seat=1).follower("bruno", seat=1).at("B")
    suburb.act(seat=1).play("step west")
    suburb.asks("ambush", seat=0)
    assert suburb.options == ["pass", "aim 1", "aim-follower 1 1", "aim-follower 1 2"]
    suburb.combat("sure").guns(pistol()).play("aim-follower 1 2")
    assert suburb.told("attacked") == {"seat": 0, "victim": 1, "member": FOLLOWER_MEMBER + 1}


@pytest.mark.clause("ZTB-25")
def test_a_dead_player_is_no_target_that_is_refused() -> None:
    suburb = settled(4).at("h5").at("i5", 1).at("a16", 2).at("h4", 3).guns(pistol())
    suburb.player(2).alive = False
    suburb.act().play("attack")
    suburb.asks("aim", seat=0)
    assert [refusal.notation for refusal in suburb.match.refused(0)] == ["drop gun1"]


@pytest.mark.clause("ZRR-20")
def test_a_driver_without_an_action_or_the_free_move_drives_nowhere() -> None:
    suburb = settled().drives("A", "h5", axis=1).act(actions=0)
    assert reason_of(suburb, "drive east") == ""
    suburb.public.free_move = False
    suburb.settle()
    assert reason_of(suburb, "drive east") == "no-action"


@pytest.mark.clause("ZTB-27")
def test_a_copy_of_the_table_asks_for_a_second_life_once() -> None:
    suburb = settled(second_life="yes").at("h5").zombies(h5=1).guard("A", "bruno").guard("A", "celia")
    suburb.combat("dire").player().health = 1
    suburb.act().play("fight")
    suburb.asks("revive", seat=0)
    revive = suburb.state.stack[-1]
    assert isinstance(revive, Revive)
    revive.take(suburb.state, suburb.state.asked[0])
    assert revive.clone().run(suburb.state) is Flow.DONE


@pytest.mark.clause("ZTB-13")
def test_the_back_window_leads_out_of_house_a_too() -> None:
    suburb = settled().at("A").hand("back_window").act()
    assert reason_of(suburb, "play back_window") == ""
    assert reason_of(suburb.at("h5").settle(), "play back_window") == "not-in-house"


@pytest.mark.clause("ZTB-13")
def test_a_noise_on_the_first_square_is_a_noise() -> None:
    suburb = settled().at("h5").at("p16", 1).zombies(a3=1, p1=1, a4=3).hand("noise_maker").act()
    suburb.play("play noise_maker", "noise a1")
    assert suburb.asks("follow-noise")["space"] == SPACE["a1"] == 0
    assert suburb.refuses("zombie p1", clause="ZTB-13") == suburb.match.game.words("en").say("reason-unheard")


@pytest.mark.clause("ZRR-40")
def test_each_house_with_a_barricade_of_the_player_counts_once() -> None:
    suburb = settled().barred("A", "north").barred("A", "east")
    assert barred_houses(suburb.public, 0) == 1
    suburb.owns(0, "B").barred("B", "east").owns(1, "C").barred("C", "east")
    assert barred_houses(suburb.public, 0) == 2


@pytest.mark.clause("ZTB-43")
def test_a_barricade_on_the_last_facade_is_at_stake_for_nobody_elsewhere() -> None:
    suburb = settled().at("a16").at("p16", 1).barred("L", "west")
    for way in range(4):
        assert not TownHabits().matters(suburb.public, SPACE["h5"], 1 << way)


@pytest.mark.clause("ZTB-26")
def test_guards_are_attacked_from_an_access_square_by_bullets_through_an_open_facade_only() -> None:
    suburb = settled().owns(1, "B").guard("B", "alma").at("h2")
    house = HOUSE_LETTERS.index("B")
    assert guarded_house(suburb.public, 0, armed=True) == house
    assert guarded_house(suburb.public, 0, armed=False) == -1
    assert guarded_house(suburb.barred("B", "east").public, 0, armed=True) == -1
    assert guarded_house(suburb.at("B").public, 0, armed=False) == house
    assert guarded_house(suburb.at("h5").public, 0, armed=True) == -1


@pytest.mark.clause("ZRR-40")
@pytest.mark.parametrize(
    ("day", "health", "zombies", "done"),
    [(8, 4, 6, True), (7, 4, 6, False), (8, 3, 6, False), (8, 4, 5, False)],
)
def test_a_hunter_is_unscathed_late_in_full_health_and_with_enough_zombies(
    day: int, health: int, zombies: int, done: bool
) -> None:
    suburb = settled().agendas("scavenger")
    suburb.player().zombies = zombies
    suburb.player().health = health
    suburb.day(day, turn=2)
    assert suburb.completed() == ([("scavenger", "hard")] if done else [])


@pytest.mark.clause("ZTB-7")
def test_the_start_player_is_told() -> None:
    suburb = Suburb.deal("zombietown", 4, seed=3)
    assert suburb.told("began") == {"seat": suburb.public.first}
