from __future__ import annotations

from itertools import combinations

import pytest

from deadroad.games.road_master.cards import BONUS_CUBES, BONUSES
from deadroad.games.road_master.finish import best_filled, worth
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.outcome import Outcome
from tests.scenarios.road_master.depot import Depot, depot, on_the_road

DOCKS = ("A1", "A2", "B1", "B2", "C1", "C2")


def over(table: Depot) -> Outcome:
    """Play the round out and return the outcome."""
    table.public.triggered = True
    table.pass_turns(table.match.seats)
    outcome = table.match.outcome
    assert outcome is not None
    return outcome


# The trigger.


@pytest.mark.clause("RDM-80")
@pytest.mark.parametrize(("seats", "limit"), [(2, 50), (3, 45), (4, 40), (5, 35), (6, 30)])
def test_the_end_is_triggered_at_a_score_by_the_number_of_players(seats: int, limit: int) -> None:
    docks = ("D1", *DOCKS)[:seats]
    table = on_the_road(*docks).cargo(orange=2).holds(A05=0)
    table.haulier().score = limit - 8
    table.settle().play("unload", "deliver A05 2")
    assert table.all_told("end-triggered") == []
    table.haulier().score = limit - 7
    table.cargo(orange=2).holds(A05=0).settle().play("unload", "deliver A05 2")
    assert table.public.triggered
    assert table.told("end-triggered") == {"seat": 0, "score": limit}


@pytest.mark.clause("RDM-80")
def test_the_round_is_finished_so_that_all_had_as_many_turns() -> None:
    table = on_the_road("D1", "A1", "A2").cargo(orange=2).holds(A05=0)
    table.haulier().score = 60
    table.settle().play("unload", "deliver A05 2", "end")
    assert table.seat == 1
    table.play("end")
    table.asks("turn", 2)
    table.play("end")
    assert table.match.outcome is not None


@pytest.mark.clause("RDM-80")
def test_the_last_of_the_round_ends_the_game_at_once() -> None:
    table = on_the_road("A1", "D1").cargo(1, orange=2).holds(1, A05=0)
    table.haulier(1).score = 60
    table.settle().play("end", "unload", "deliver A05 2", "end")
    assert table.seat is None


# Scoring.


@pytest.mark.clause("RDM-81")
def test_each_contract_not_full_costs_its_penalty_and_scores_may_fall_below_zero() -> None:
    table = on_the_road("A1", "B1").holds(0, A05=1, A08=0, A01=1).holds(1, C01=2)
    table.haulier(1).score = 9
    outcome = over(table.settle())
    assert outcome.scores[0] == {"contracts": 0, "penalties": -6, "bonuses": 0}
    assert outcome.total(0) == -6
    assert outcome.total(1) == 9
    assert [event["points"] for event in table.all_told("penalty-paid")] == [2, 4]


@pytest.mark.clause("RDM-82", "RDM-76")
def test_the_printed_example_three_violet_and_three_yellow_are_worth_six() -> None:
    table = on_the_road("A1", "B1").holds(0, B02=3, F04=3).keeps(0, "U09")
    assert over(table.settle()).scores[0]["bonuses"] == 6


@pytest.mark.clause("RDM-82", "RDM-76")
def test_the_printed_example_costs_two_if_one_cube_is_missing() -> None:
    table = on_the_road("A1", "B1").holds(0, B02=3, F04=2).keeps(0, "U09")
    assert over(table.settle()).scores[0]["bonuses"] == -2


@pytest.mark.clause("RDM-82")
def test_each_super_bonus_needs_its_own_cubes() -> None:
    # Five violet: enough for one of the two that ask for three, not for both.
    table = on_the_road("A1", "B1").holds(0, B04=5, F04=3, A04=3).keeps(0, "U09", "U01")
    assert over(table.settle()).scores[0]["bonuses"] == 6 - 2
    table = on_the_road("A1", "B1").holds(0, B04=5, B09=1, F04=3, A04=3).keeps(0, "U09", "U01")
    assert over(table.settle()).scores[0]["bonuses"] == 6 + 6


@pytest.mark.clause("RDM-82")
def test_cubes_on_contracts_not_full_count_for_super_bonuses() -> None:
    table = on_the_road("A1", "B1").holds(0, B04=3, F06=3).keeps(0, "U09")
    assert over(table.settle()).scores[0] == {"contracts": 0, "penalties": -6, "bonuses": 6}


@pytest.mark.clause("RDM-82")
def test_the_best_assignment_counts() -> None:
    # One of each colour and three orange, three violet: the rainbow at 8 beats the pair at 6, both fit here.
    table = on_the_road("A1", "B1").holds(0, A08=4, B06=4, C01=1, D01=1, E01=1, F01=1).keeps(0, "U01", "U18")
    assert over(table.settle()).scores[0]["bonuses"] == 14
    table = on_the_road("A1", "B1").holds(0, A04=3, B02=3, C01=1, D01=1, E01=1, F01=1).keeps(0, "U01", "U18")
    assert over(table.settle()).scores[0]["bonuses"] == 8 - 2


@pytest.mark.clause("RDM-82")
def test_the_assignment_is_exact() -> None:
    luck = Pcg32(11)
    for _ in range(400):
        cubes = [luck.below(9) for _ in range(6)]
        held = luck.shuffled(list(range(len(BONUSES))))[: luck.below(9)]
        found = best_filled(cubes, held)
        assert fits(cubes, found)
        assert worth(found) == max(
            worth(list(some))
            for size in range(len(held) + 1)
            for some in combinations(held, size)
            if fits(cubes, list(some))
        )


def fits(cubes: list[int], bonuses: list[int]) -> bool:
    """Whether these super-bonuses can lie side by side."""
    return all(sum(BONUS_CUBES[bonus][colour] for bonus in bonuses) <= cubes[colour] for colour in range(6))


@pytest.mark.clause("RDM-82")
def test_even_all_eighteen_are_assigned_in_a_moment() -> None:
    everything = list(range(len(BONUSES)))
    found = best_filled([15] * 6, everything)
    assert fits([15] * 6, found)
    # Six cubes each: 84 of the 90 at 8 points a card, and the rainbow at 10. No more can be had.
    assert worth(found) == 14 * 8 + 10


@pytest.mark.clause("RDM-82")
def test_super_bonuses_are_shown_at_the_scoring() -> None:
    table = on_the_road("A1", "B1").keeps(1, "U09", "U18")
    over(table.settle())
    assert [BONUSES[bonus] for bonus in table.haulier(1).shown] == ["U09", "U18"]
    assert [event["bonus"] for event in table.all_told("bonus-missed")] == [8, 17]


@pytest.mark.clause("RDM-83")
def test_cubes_left_in_trucks_count_nothing() -> None:
    table = on_the_road("A1", "B1").holds(0, B02=2, F04=3).cargo(0, violet=3).keeps(0, "U09")
    assert over(table.settle()).total(0) == -3 - 2


# Ties.


def tied(*hauliers: tuple[int, int, int]) -> Outcome:
    """The outcome of seats with this score, contracts filled and best contract."""
    table = on_the_road(*DOCKS[: len(hauliers)])
    for seat, (score, filled, best) in enumerate(hauliers):
        table.haulier(seat).score = score
        table.haulier(seat).filled = filled
        table.haulier(seat).best = best
    return over(table.settle())


@pytest.mark.clause("RDM-84")
def test_the_highest_score_wins() -> None:
    outcome = tied((40, 9, 13), (41, 1, 2))
    assert (outcome.winners, outcome.why) == ([1], "score")
    assert outcome.ranking == [[1], [0]]


@pytest.mark.clause("RDM-84")
def test_a_tie_goes_to_more_contracts_filled() -> None:
    outcome = tied((40, 5, 13), (40, 6, 2), (30, 9, 9))
    assert (outcome.winners, outcome.why) == ([1], "filled")
    assert outcome.ranking == [[1], [0], [2]]


@pytest.mark.clause("RDM-84")
def test_then_to_the_single_contract_worth_the_most() -> None:
    outcome = tied((40, 6, 9), (40, 6, 12))
    assert (outcome.winners, outcome.why) == ([1], "best")


@pytest.mark.clause("RDM-84")
def test_then_the_victory_is_shared() -> None:
    outcome = tied((40, 6, 12), (12, 6, 12), (40, 6, 12))
    assert (outcome.winners, outcome.why) == ([0, 2], "shared")
    assert outcome.ranking == [[0, 2], [1]]


# Standing still.


@pytest.mark.clause("RDM-85")
def test_six_full_rounds_without_progress_end_the_game() -> None:
    table = depot(seats=3, seed=2)
    table.pass_turns(3 * 6 - 1)
    table.asks("turn")
    table.pass_turns(1)
    assert table.told("stood-still") == {"rounds": 6}
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.why, outcome.clause) == ("idle", "RDM-85")


@pytest.mark.clause("RDM-85")
@pytest.mark.parametrize("progress", ["contract", "bonus", "cube"])
def test_a_contract_a_super_bonus_or_a_cube_delivered_starts_the_count_again(progress: str) -> None:
    table = on_the_road("D1", "A1").cargo(orange=1).holds(A06=0).settle()
    table.pass_turns(2 * 5)
    assert table.public.idle == 5
    match progress:
        case "contract":
            table.play("contracts", f"take {table.shown()[0]}", "done", "end", "end")
        case "bonus":
            table.play("bonuses")
            table.play(table.options[0], "done", "end", "end")
        case _:
            table.play("unload", "end", "end")
            assert table.held() == {"A06": 1}
    assert table.public.idle == 0
    assert table.seat is not None


@pytest.mark.clause("RDM-85")
def test_driving_loading_and_cubes_left_on_the_board_do_not_count_as_progress() -> None:
    table = on_the_road("D1", "A1").settle().pass_turns(2 * 5)
    table.play("load", "lift blue 2", "done", "unload", "leave blue 1", "done", "bonuses", "done")
    table.pass_turns(2)
    assert table.match.outcome is not None


@pytest.mark.clause("RDM-84", "RDM-85")
def test_a_stalled_game_that_ends_in_a_tie_does_not_report_most_points() -> None:
    table = on_the_road("A1", "B1")
    for seat, filled in ((0, 2), (1, 3)):
        table.haulier(seat).score = 20
        table.haulier(seat).filled = filled
    table.settle().pass_turns(2 * 6)
    outcome = table.outcome
    assert (outcome.total(0), outcome.total(1), outcome.winners) == (20, 20, [1])
    assert "most points" not in str(table.match.game.words("en").say(f"why-{outcome.why}"))
