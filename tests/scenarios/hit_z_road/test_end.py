"""How a trip of two or more groups ends (HZR-60 to HZR-64)."""

from __future__ import annotations

import pytest

from tests.scenarios.hit_z_road.road import Road, numbers, trip

DEADLY = "II-06"  # lose one survivor
ONE_XP = ("I-01", "I-02", "I-04")
EQUAL = {"ammo": 3, "fuel": 3, "adrenaline": 3, "survivors": 3}  # nobody gets an epilogue


def at_the_coast(*cards: tuple[str, ...]) -> Road:
    """The end of round 8: each group with these cards and as much of everything as the others."""
    road = trip(len(cards))
    for seat, won in enumerate(cards):
        road.has(seat, **EQUAL).group(seat).won = numbers(*won)
    return road


# Too few groups


@pytest.mark.clause("HZR-60")
@pytest.mark.parametrize("number", [1, 8])
def test_the_last_group_wins_whatever_its_experience(number: int) -> None:
    road = trip(3).has(0, survivors=1).has(1, survivors=1)
    road.group(0).won = numbers("I-01", "I-11")
    road.public.round = number
    road.roads(DEADLY, "I-01", DEADLY, "I-01", "II-02", "II-01").adventure(0, 1, 2).play("road 1", "road 2")
    assert road.seat is None
    assert road.outcome.winners == [2]
    assert road.outcome.ranking == [[2], [0, 1]]
    assert (road.outcome.why, road.outcome.clause) == ("last-group", "HZR-60")
    assert road.outcome.total(2) == 0


@pytest.mark.clause("HZR-60")
def test_the_phase_is_played_out_before_the_last_group_wins() -> None:
    road = trip(2).has(0, survivors=1).roads(DEADLY, "I-01", "II-02", "II-01", "III-01", "II-03")
    road.adventure(0, 1).play("road 1")
    road.asks("road", seat=1)
    road.play("road 2")
    assert road.outcome.winners == [1]
    assert road.told("ended") == {"round": 1}


@pytest.mark.clause("HZR-60")
def test_the_game_goes_on_while_two_groups_are_left() -> None:
    road = trip(3).has(0, survivors=1).roads(DEADLY, "I-01", "II-02", "II-01", "III-01", "II-03")
    road.adventure(0, 1, 2).play("road 1", "road 2").asks("bid", seat=1)


@pytest.mark.clause("HZR-60")
def test_alone_at_the_table_the_trip_goes_on() -> None:
    road = trip(1).roads("I-01", "I-02", "I-03", "II-02", "II-01", "III-01").adventure(0).play("road 1")
    road.asks("road", seat=0)
    assert road.public.round == 2


@pytest.mark.clause("HZR-61")
def test_if_all_groups_die_in_the_same_phase_nobody_wins() -> None:
    road = trip(2).has(0, survivors=1).has(1, survivors=1)
    road.roads(DEADLY, "I-01", DEADLY, "I-01", "II-02", "II-01").adventure(0, 1).play("road 1", "road 2")
    assert road.seat is None
    assert road.outcome.winners == []
    assert road.outcome.ranking == [[0, 1]]
    assert (road.outcome.why, road.outcome.clause) == ("nobody", "HZR-61")


@pytest.mark.clause("HZR-61")
def test_groups_that_died_earlier_do_not_save_the_last_ones_from_losing() -> None:
    road = trip(3).has(1, survivors=1).has(2, survivors=1)
    road.roads(DEADLY, "I-01", DEADLY, "I-01", "II-02", "II-01").adventure(1, 2).play("road 1", "road 2")
    assert road.outcome.winners == []


# The coast


@pytest.mark.clause("HZR-62")
def test_after_eight_rounds_the_experience_on_the_cards_is_counted() -> None:
    road = at_the_coast(("I-01", "I-11"), ("I-02",)).close()
    assert road.outcome.scores == [{"cards": 3}, {"cards": 1}]
    assert road.outcome.winners == [0]
    assert (road.outcome.why, road.outcome.clause) == ("experience", "HZR-64")


@pytest.mark.clause("HZR-62")
def test_the_trip_does_not_end_before_the_eighth_round() -> None:
    at_the_coast(("I-01",), ()).close(7).asks("bid")


@pytest.mark.clause("HZR-62")
def test_the_dead_count_nothing() -> None:
    road = at_the_coast(("I-01", "I-11"), ("I-02",), ()).order(1, 2).close()
    assert road.outcome.scores[0] == {}
    assert road.outcome.ranking == [[1], [2], [0]]


@pytest.mark.clause("HZR-63")
@pytest.mark.parametrize("what", ["adrenaline", "fuel", "ammo", "survivors"])
def test_the_most_of_each_kind_gives_an_epilogue_of_three(what: str) -> None:
    road = at_the_coast((), (), ()).has(1, **{what: 4}).close()
    assert road.outcome.scores == [{"cards": 0}, {"cards": 0, what: 3}, {"cards": 0}]
    assert road.outcome.winners == [1]
    assert [event["seat"] for event in road.all_told("epilogue")] == [1]


@pytest.mark.clause("HZR-63")
def test_on_a_tie_the_epilogue_is_not_given() -> None:
    road = at_the_coast((), (), ()).has(0, fuel=5).has(1, fuel=5).close()
    assert road.outcome.scores == [{"cards": 0}] * 3
    assert "epilogue" not in road.names_told


@pytest.mark.clause("HZR-63")
def test_the_dead_take_no_epilogue_and_tie_for_none() -> None:
    road = at_the_coast((), (), ()).has(1, ammo=9).has(0, ammo=9).order(1, 2).close()
    assert road.outcome.scores == [{}, {"cards": 0, "ammo": 3}, {"cards": 0}]


@pytest.mark.clause("HZR-63")
def test_one_group_may_take_all_four_epilogues() -> None:
    road = at_the_coast(ONE_XP, ()).has(1, ammo=4, fuel=4, adrenaline=4, survivors=4).close()
    assert road.outcome.total(1) == 12
    assert road.outcome.winners == [1]


@pytest.mark.clause("HZR-64")
def test_a_tie_in_experience_goes_to_the_tied_group_with_most_survivors() -> None:
    # Seat 2 has the most survivors of all, and with them an epilogue, but less experience.
    road = at_the_coast(("I-01", "I-11", "I-08"), ("I-02", "I-11", "I-10"), ())
    road.has(0, survivors=2).has(1, survivors=3).has(2, survivors=9).close()
    assert [road.outcome.total(seat) for seat in range(3)] == [4, 4, 3]
    assert road.outcome.winners == [1]
    assert road.outcome.ranking == [[1], [0], [2]]
    assert road.outcome.why == "survivors"


@pytest.mark.clause("HZR-64")
def test_groups_still_tied_share_the_victory() -> None:
    road = at_the_coast(("I-01",), ("I-02",), ()).close()
    assert road.outcome.winners == [0, 1]
    assert road.outcome.ranking == [[0, 1], [2]]
    assert road.outcome.why == "shared"


@pytest.mark.clause("HZR-61")
def test_the_outcome_without_a_winner_mentions_the_groups_left() -> None:
    road = trip(3).has(1, survivors=1).has(2, survivors=1)
    road.roads(DEADLY, "I-01", DEADLY, "I-01", "II-02", "II-01").adventure(1, 2).play("road 1", "road 2")
    assert "left" in road.match.game.words("en").say(f"why-{road.outcome.why}")


# What the end cites


def cited(road: Road, name: str) -> list[str]:
    """The clauses that events of a name cite."""
    return [event.clause for event in road.events if event.name == name]


@pytest.mark.clause("HZR-60", "HZR-61", "HZR-62", "HZR-83", "HZR-85")
def test_the_end_cites_the_clause_that_applies() -> None:
    one = trip(2).has(0, survivors=1).roads(DEADLY, "I-01", "II-02", "II-01", "III-01", "II-03")
    assert cited(one.adventure(0, 1).play("road 1", "road 2"), "ended") == ["HZR-60"]
    nobody = trip(2).has(0, survivors=1).has(1, survivors=1)
    nobody.roads(DEADLY, "I-01", DEADLY, "II-01", "III-01", "II-03").adventure(0, 1)
    assert cited(nobody.play("road 1", "road 2"), "ended") == ["HZR-61"]
    assert cited(at_the_coast(ONE_XP, ()).close(), "ended") == ["HZR-62"]
    assert cited(at_the_coast(ONE_XP).close(), "ended") == ["HZR-83"]
    dead = trip(1).has(0, survivors=1).roads(DEADLY, "I-01", "II-02", "II-01", "III-01", "II-03")
    assert cited(dead.adventure(0).play("road 1"), "ended") == ["HZR-85"]


@pytest.mark.clause("HZR-35", "HZR-39", "HZR-47", "HZR-75", "HZR-76")
def test_a_death_cites_the_clause_that_applies() -> None:
    assert cited(trip(2).meets(DEADLY), "died") == ["HZR-75"]
    assert cited(trip(2).has(0, survivors=1).rolls("bite").meets("II-09"), "died") == ["HZR-35"]
    unpaid = trip(2).has(0, fuel=3).meets("II-07").play("spend 0")
    assert set(cited(unpaid, "died")) == {"HZR-76"}
    bitten = trip(2).has(0, survivors=1, adrenaline=0).meets("II-21").play("shoot 0").rolls("bite")
    assert cited(bitten.play("fight"), "died") == ["HZR-39"]
    horror = trip(2).has(0, survivors=1).meets("III-21").play("shoot 0").rolls("horror")
    assert cited(horror.play("fight"), "died") == ["HZR-47"]
