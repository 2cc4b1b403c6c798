"""Points so far and the progress of agendas are those by which the game is decided."""

from __future__ import annotations

import pytest

from deadroad.games import game
from deadroad.games.zombietown.agendas import Moment, fulfilled
from deadroad.games.zombietown.board import NOWHERE, SPACE_NAMES
from deadroad.games.zombietown.cars import NORTH_SOUTH
from deadroad.games.zombietown.components import AGENDAS, Goal
from deadroad.games.zombietown.facts import Focus, Side, facts, own_facts
from deadroad.games.zombietown.progress import Part, parts
from deadroad.games.zombietown.state import Town
from deadroad.games.zombietown.turn import Phase
from deadroad.kernel.view import View
from tests.contract.walk import finished, walk
from tests.scenarios.zombietown.town import SPACE, Suburb, settled

# What is judged at the end of a turn or a day only, or has nothing to count.
AT_A_MOMENT = (
    Goal.UNSCATHED_HUNTER,
    Goal.FULL_HEALTH_HALF_TIME,
    Goal.PARKED_FACADE,
    Goal.TURN_IN_FOREIGN_HOUSE,
    Goal.TURN_IN_SECOND_HOUSE,
    Goal.TURN_ON_RING,
)


@pytest.mark.clause("ZRR-41")
def test_an_objective_is_fulfilled_exactly_when_all_its_counts_are_full() -> None:
    counted = 0
    for match in walk("zombietown", 3, 7):
        assert isinstance(match.state, Town)
        public = match.state.public
        for objective in [side for agenda in AGENDAS for side in (agenda.easy, agenda.hard)]:
            for seat in range(3):
                found = parts(public, seat, objective)
                if objective.goal in AT_A_MOMENT:
                    continue
                full = all(part.have >= part.need for part in found)
                assert full == fulfilled(public, seat, objective, Moment.STEP), objective.goal
                counted += 1
    assert counted > 1000


@pytest.mark.clause("ZTB-50", "ZRR-50")
def test_points_so_far_are_those_of_the_end_without_unfinished_agendas() -> None:
    for seed in range(3):
        match = finished("zombietown", 3, seed)
        outcome = match.outcome
        assert outcome is not None
        tallies = facts(View(match.state, -1)).tallies
        for seat, scores in enumerate(outcome.scores):
            assert tallies[seat].points == sum(scores.values()) - scores.get("unfinished", 0)


@pytest.mark.clause("ZRR-40")
def test_a_seat_sees_the_progress_of_its_own_agendas() -> None:
    for match in walk("zombietown", 2, 3):
        assert isinstance(match.state, Town)
        for seat in range(2):
            known = own_facts(View(match.state, seat))
            assert [one.agenda for one in known.agendas] == match.state.secrets[seat].agendas


def focus(suburb: Suburb) -> Focus:
    return facts(View(suburb.state, 0)).focus


def tried(suburb: Suburb) -> list[str]:
    return [way.direction for way in focus(suburb).ways if way.tried]


@pytest.mark.clause("ZTB-13")
def test_a_pawn_on_foot_may_try_four_directions_and_a_car_eight() -> None:
    assert tried(settled().at("h5").act()) == ["north", "east", "south", "west"]
    assert len(tried(settled().drives("A", "h5", axis=NORTH_SOUTH).act())) == 8


@pytest.mark.clause("ZTB-13")
def test_no_direction_leads_off_the_board() -> None:
    assert tried(settled().at("a1").act()) == ["east", "south"]


@pytest.mark.clause("ZTB-13")
def test_a_way_leads_to_the_next_square_and_out_of_a_house_to_its_door() -> None:
    def places(suburb: Suburb) -> list[str]:
        return [f"{'abcdefghijklmnop'[way.column]}{way.row + 1}" for way in focus(suburb).ways if way.tried]

    assert places(settled().at("h5").act()) == ["h4", "i5", "h6", "g5"]
    doors = game("zombietown").content()["lots"][0]["access"]
    assert places(settled().at("A").act()) == [SPACE_NAMES[square] for square in doors]


@pytest.mark.clause("ZTB-30")
def test_the_question_is_about_the_house_inside_or_beside_which_the_pawn_stands() -> None:
    beside = SPACE_NAMES[game("zombietown").content()["lots"][2]["access"][0]]
    assert focus(settled().at("C").act()).houses == [2]
    assert focus(settled().at(beside).act()).houses == [2]
    assert focus(settled().at("e5").act()).houses == []


@pytest.mark.clause("ZTB-20")
def test_a_gun_reads_the_shots_of_a_combat_card_and_anything_else_the_hands() -> None:
    reads = {row["id"]: row["reads"] for row in game("zombietown").content()["arms"]}
    assert {arm for arm, column in reads.items() if column == "shot"} == {
        arm for arm in reads if "gun" in arm
    }
    assert reads["hands"] == "hands"


@pytest.mark.clause("ZRR-41")
def test_the_percentage_of_an_objective_is_that_of_the_count_that_lacks_most() -> None:
    assert Side([Part(7, 5), Part(1, 3)]).percent == 33
    assert [part.counted for part in Side([Part(7, 5), Part(1, 3)]).parts] == [5, 1]
    assert Side([Part(1, 1)]).percent == 100
    assert Side([]).percent == 0


@pytest.mark.clause("ZTB-41")
def test_zombies_that_have_moved_are_tired() -> None:
    tired = 0
    for match in walk("zombietown", 2, 4):
        assert isinstance(match.state, Town)
        zombies = match.state.public.zombies
        for one in facts(View(match.state, -1)).tired:
            assert 0 < one.count <= zombies[one.space]
            tired += 1
    assert tired > 20


@pytest.mark.clause("ZTB-22")
def test_the_next_step_goes_from_the_zombie_that_was_picked() -> None:
    suburb = settled(lurches=2).at("a1").at("i6", 1).zombies(g5=1, p1=1, l5=1).phase(Phase.LURCH)
    assert focus(suburb).origin == SPACE["a1"]
    assert focus(suburb.play("zombie g5")).origin == SPACE["g5"]


@pytest.mark.clause("ZTB-26")
def test_an_attack_aims_at_another_group() -> None:
    suburb = settled(3).at("h5").at("h5", 1).at("h5", 2).act()
    assert not focus(suburb).aims
    assert focus(suburb.play("attack")).aims


@pytest.mark.clause("ZTB-17")
def test_the_guards_of_the_own_house_stand_beside_the_pawn_inside() -> None:
    suburb = settled().guard("A", "alma").at("A").act()
    assert facts(View(suburb.state, 0)).tallies[0].guard_house == 0
    assert facts(View(suburb.at("e5").state, 0)).tallies[0].guard_house == NOWHERE


@pytest.mark.clause("ZRR-42")
def test_a_seat_sees_which_of_its_agendas_is_a_copy_of_a_completed_one() -> None:
    suburb = settled().agendas("exterminator", "valet")
    suburb.player().completed = [2 * suburb.state.secrets[0].agendas[0] + 1]
    assert [one.copy for one in own_facts(View(suburb.state, 0)).agendas] == [True, False]
