"""Limits and settings (ZOM-70 to ZOM-73)."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games.zombies.cards import CARD_IDS
from deadroad.games.zombies.setup import copies_in_deck
from deadroad.games.zombies.turn import Step
from deadroad.kernel.errors import BadSetting
from tests.contract.stock.zombies import count
from tests.contract.walk import walk
from tests.scenarios.zombies.town import Town, street, town


@pytest.mark.clause("ZOM-70")
def test_a_sixth_life_stays_until_a_pawn_enters_again() -> None:
    table = street(2).at(0, "0.n").has(0, lives=5).life_on("1.s").walking().play("step north")
    assert table.told("life-left")["seat"] == 0
    assert table.public.lives[0] == 5
    assert table.public.town.lives[1]
    table.has(0, lives=4).play("step north", "step south")
    assert table.public.lives[0] == 5
    assert not table.public.town.lives[1]


@pytest.mark.clause("ZOM-70")
def test_bullets_have_no_limit() -> None:
    table = street().has(0, bullets=12).items(0, "ammo").walking().play("use ammo")
    assert table.public.bullets[0] == 15


@pytest.mark.clause("ZOM-71")
def test_players_share_a_space_and_do_not_fight() -> None:
    table = street().at(0, "0.n").at(1, "1.s").walking().play("step north")
    assert table.where(0) == table.where(1) == "1.s"
    assert "fight-began" not in table.names_told


@pytest.mark.clause("ZOM-72")
def test_the_goal_is_any_number_from_five_to_twenty_five() -> None:
    assert Town.deal("zombies", 2, goal=5).public.goal == 5
    for wrong in (4, 26):
        with pytest.raises(BadSetting):
            deadroad.new("zombies", seats=2, settings={"goal": wrong})
    table = (
        street(2, goal=5)
        .at(0, "0.n")
        .has(0, zombies=4)
        .zombies_on("1.s")
        .walking()
        .dice(6)
        .play("step north")
    )
    assert table.told("won-zombies") == {"seat": 0, "zombies": 5}


@pytest.mark.clause("ZOM-72")
def test_the_goal_may_go_by_the_number_of_players() -> None:
    goals = [Town.deal("zombies", seats, scaled="yes").public.goal for seats in range(2, 7)]
    assert goals == [25, 22, 20, 17, 15]


@pytest.mark.clause("ZOM-72")
def test_doors_may_be_any_street_side() -> None:
    table = street(2, doors="any").at(0, "2.s").walking()
    assert table.options == ["step north", "step east", "step south", "step west", "stop"]
    table.play("step east")
    assert table.where(0) == "2.se"
    shop = town(2, doors="any")
    shop.tile("gas", "0.east")
    shop.at(0, "1.nw").walking()
    assert "step south" in shop.options
    assert "step west" not in shop.options  # between tiles only joined exits


@pytest.mark.clause("ZOM-72")
def test_first_aid_at_the_drug_store_by_a_setting() -> None:
    for chosen, open_ in (("hospital", False), ("drug", True)):
        table = town(2, **{"first-aid": chosen})
        table.tile("drug", "0.east")
        table.at(0, "1.n").hand(0, "firstaid").turn(step=Step.END_MOVE)
        assert ("play firstaid" in table.options) is open_
        table.at(0, "0.c").settle()
        table.refuses("play firstaid", clause="ZOM-72" if open_ else "ZOM-44")


@pytest.mark.clause("ZOM-72")
def test_without_cards_that_cost_a_turn_there_are_47() -> None:
    table = Town.deal("zombies", 2, 1, **{"lost-turns": "out"})
    deck = {name: copies_in_deck(table.public, 2, number) for number, name in enumerate(CARD_IDS)}
    assert sum(deck.values()) == 47 == len(table.state.hidden.deck) + 6
    assert deck["fear"] == deck["paralysis"] == 0


@pytest.mark.clause("ZOM-72")
@pytest.mark.parametrize(
    "settings",
    [
        {"doors": "any", "helipad": "shuffled"},
        {"supply": "hundred", "first-aid": "drug", "scaled": "yes"},
        {"lost-turns": "out", "rounds": 30, "goal": 9},
    ],
    ids=["doors-helipad", "supply-first-aid-scaled", "lost-turns-rounds-goal"],
)
@pytest.mark.parametrize("seats", [1, 3])
def test_whole_games_keep_their_pieces_with_every_setting(settings: dict[str, object], seats: int) -> None:
    whole = {"rounds": 30, "turns": 30, **settings}
    last: dict[str, int] | None = None
    for number, match in enumerate(walk("zombies", seats, 7, whole)):
        if number % 11 == 0 or match.seat is None:
            counted = count(match.state)
            assert last is None or counted == last
            last = counted
    assert match.outcome is not None


@pytest.mark.clause("ZOM-73")
def test_after_the_last_round_most_zombies_win_then_most_lives() -> None:
    table = (
        town(3, rounds=30).has(0, zombies=4, lives=2).has(1, zombies=4, lives=3).has(2, zombies=3, lives=5)
    )
    table.public.round = 30
    table.turn(2, Step.END)
    assert table.told("limit-reached") == {"rounds": 30}
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.ranking == [[1], [0], [2]]
    assert (outcome.winners, outcome.why, outcome.clause) == ([1], "limit", "ZOM-73")


@pytest.mark.clause("ZOM-73")
def test_then_the_win_is_shared() -> None:
    table = town(3, rounds=30).has(0, zombies=4).has(1, zombies=4)
    table.public.round = 30
    table.turn(2, Step.END)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == [0, 1]
    assert outcome.ranking == [[0, 1], [2]]


@pytest.mark.clause("ZOM-73")
def test_the_limit_counts_whole_rounds() -> None:
    table = town(3, rounds=30).pile()
    table.public.round = 30
    table.turn(1, Step.END)
    assert table.match.outcome is None
    assert Town.deal("zombies", 2).public.round_limit == 100


@pytest.mark.clause("ZOM-73")
def test_the_same_order_ranks_those_who_did_not_win() -> None:
    table = street(4).at(0, "0.n").zombies_on("1.s").has(0, zombies=24)
    table.has(1, zombies=2, lives=1).has(2, zombies=9).has(3, zombies=2, lives=4).walking().dice(6).play(
        "step north"
    )
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.ranking == [[0], [2], [3], [1]]
