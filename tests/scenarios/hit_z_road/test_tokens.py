"""Special tokens, dice and deck (HZR-70 to HZR-75, HZR-78)."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from deadroad.games.hit_z_road.cards import BLACK_DIE, CARDS, FACES, FOLDER, HORDE_DIE, TOKENS, Effect
from deadroad.games.hit_z_road.finish import experience
from deadroad.games.hit_z_road.state import Public
from tests.scenarios.hit_z_road.road import Road, numbers, trip

HORDE = "III-21"  # level 2, six zombies, one adrenaline
EIGHT = "III-16"

# Of each level: cards, experience, zombies, then cards and units of adrenaline, ammo, fuel.
TOTALS = {
    1: (20, 13, 19, (7, 10), (11, 21), (6, 11)),
    2: (28, 14, 67, (11, 12), (11, 19), (8, 18)),
    3: (28, 15, 121, (13, 13), (11, 11), (1, 1)),
}


# What there is


@pytest.mark.clause("HZR-70", "HZR-73")
def test_nine_special_tokens_come_into_play_through_cards() -> None:
    on_cards = Counter(TOKENS[card.token] for card in CARDS if card.effect is Effect.TAKE_TOKEN)
    nine = {"bus": 1, "map": 2, "longgun": 1, "companion": 1, "toxic": 2, "wound": 1, "molotov": 1}
    assert on_cards == nine
    rows = tomllib.loads((FOLDER / "content" / "tokens.toml").read_text(encoding="utf-8"))["token"]
    assert {row["id"]: row["count"] for row in rows} == nine


@pytest.mark.clause("HZR-70")
def test_owner_and_kind_of_a_token_are_public() -> None:
    road = trip(2).roads("I-09", "I-01", "I-03", "II-02", "II-01", "III-01").adventure(0, 1).play("road 1")
    assert road.told("token-taken") == {"seat": 0, "token": TOKENS.index("bus")}
    seen = road.match.view(None).public
    assert isinstance(seen, Public)
    assert seen.groups[0].tokens[TOKENS.index("bus")] == 1


@pytest.mark.clause("HZR-74")
def test_the_faces_of_the_dice() -> None:
    black = {"hit": 2, "critical": 1, "opportunity": 1, "bite": 1, "nothing": 1}
    horde = {"hit": 2, "critical": 1, "opportunity": 1, "bite": 1, "horror": 1}
    assert Counter(FACES[face] for face in BLACK_DIE) == black
    assert Counter(FACES[face] for face in HORDE_DIE) == horde


@pytest.mark.clause("HZR-75")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_deck_adds_up_to_the_totals_of_the_appendix(level: int) -> None:
    cards = [card for card in CARDS if card.level == level]
    purses = [[getattr(card, kind) for card in cards] for kind in ("adrenaline", "ammo", "fuel")]
    assert TOTALS[level] == (
        len(cards),
        sum(card.xp for card in cards),
        sum(card.zombies for card in cards),
        *[(sum(units > 0 for units in purse), sum(units_of(purse))) for purse in purses],
    )


def units_of(purse: list[int]) -> list[int]:
    return [units for units in purse if units]


@pytest.mark.clause("HZR-75")
def test_red_texts_are_those_that_bear_on_the_combat() -> None:
    red = {Effect.RANGED_BITE_ADDS, Effect.NO_ADRENALINE, Effect.NO_FLEE, Effect.COMPANION_BLAST}
    assert {card.effect for card in CARDS if card.red} == red
    assert not [card.id for card in CARDS if card.effect in red and not (card.red and card.zombies)]


# The bus


@pytest.mark.clause("HZR-71")
def test_the_bus_alone_changes_nothing() -> None:
    road = trip(2).holds("bus").meets(HORDE).play("shoot 0").luck(*[5] * 5).play("fight")
    assert road.rolled.count("horror") == 2


@pytest.mark.clause("HZR-71")
def test_the_bus_becomes_the_executor_and_hordes_ordinary_zombies_from_then_on() -> None:
    road = trip(2).holds("bus").meets("II-05")
    assert road.told("executor-built") == {"seat": 0}
    for card in (HORDE, "III-22"):
        road.meets(card).play("shoot 0").luck(*[5] * 5).play("fight")
        assert road.rolled == ["nothing"] * 5
        road.play("flee")


@pytest.mark.clause("HZR-71")
def test_the_card_that_built_the_executor_stays_face_up() -> None:
    road = trip(2).holds("bus").meets("II-05")
    assert [road.group().executor] == numbers("II-05")
    assert road.won() == ["II-05"]


@pytest.mark.clause("HZR-71")
def test_without_the_bus_there_is_no_executor() -> None:
    road = trip(2).meets("II-05")
    assert "executor-built" not in road.names_told
    road.meets(HORDE).play("shoot 0").luck(*[5] * 5).play("fight")
    assert road.rolled.count("horror") == 2


@pytest.mark.clause("HZR-71")
def test_the_executor_serves_its_owner_alone() -> None:
    road = trip(2).holds("bus", seat=1).meets("II-05", seat=1)
    road.meets(HORDE, seat=0).play("shoot 0").luck(*[5] * 5).play("fight")
    assert road.rolled.count("horror") == 2


@pytest.mark.clause("HZR-71")
def test_the_bus_is_not_used_like_other_tokens() -> None:
    road = trip(2).holds("bus").meets(EIGHT)
    assert "by itself" in road.refuses("use bus", clause="HZR-71")
    road = trip(2).holds("bus").meets("II-05").meets(EIGHT)
    assert "EXECUTOR" in road.refuses("use bus", clause="HZR-71")


# The Molotov cocktails


@pytest.mark.clause("HZR-72")
def test_the_molotov_destroys_all_zombies_and_the_card_is_won() -> None:
    road = trip(2).holds("molotov").meets(EIGHT)
    road.asks("molotov", seat=0)
    road.play("use molotov")
    assert road.names_told == ["burned", "won-fight", "kept"]
    assert road.held("molotov") == 0
    assert road.won() == [EIGHT]
    assert road.purse() == (4, 4, 4)
    assert road.group().survivors == 5


@pytest.mark.clause("HZR-72")
def test_the_molotov_destroys_a_horde_too() -> None:
    road = trip(2).holds("molotov").meets("III-28").play("use molotov")
    assert road.won() == ["III-28"]
    assert experience(road.state.public, 0) == {"cards": 1}


@pytest.mark.clause("HZR-72", "HZR-78")
def test_the_red_text_does_not_apply_after_the_molotov() -> None:
    road = trip(2).holds("molotov", "companion").meets("III-17").play("use molotov")
    assert road.held("companion") == 1
    assert "blasted" not in road.names_told
    assert road.won() == ["III-17"]


@pytest.mark.clause("HZR-72")
def test_the_molotov_may_be_kept_for_later() -> None:
    road = trip(2).holds("molotov").meets(EIGHT).play("hold")
    assert road.held("molotov") == 1
    road.asks("shoot")


@pytest.mark.clause("HZR-78")
def test_the_molotov_is_offered_once_per_card() -> None:
    road = trip(2).holds("molotov").meets(EIGHT).play("hold")
    road.refuses("use molotov", clause="HZR-78")
    road.play("shoot 0")
    road.refuses("use molotov", clause="HZR-78")
    road.rolls(*["nothing"] * 5).play("fight")
    road.refuses("use molotov", clause="HZR-78")


@pytest.mark.clause("HZR-78")
def test_the_molotov_is_offered_after_the_event() -> None:
    road = trip(2).holds("molotov", "wound").meets("II-15")
    road.asks("molotov")
    assert road.names_told.index("died") < road.names_told.index("fight-began")
    assert road.group().survivors == 4


@pytest.mark.clause("HZR-78")
def test_a_card_without_zombies_asks_for_no_molotov() -> None:
    road = trip(2).holds("molotov").meets("I-01")
    assert road.seat is None
    assert road.held("molotov") == 1


@pytest.mark.clause("HZR-78")
def test_a_kept_molotov_lets_the_companion_blast() -> None:
    road = trip(2).holds("molotov", "companion").meets("III-17").play("hold")
    assert (road.held("molotov"), road.held("companion")) == (1, 0)
    assert road.won() == ["III-17"]


# Every token answers why it can't be used


@pytest.mark.clause("HZR-70")
@pytest.mark.parametrize(
    ("token", "clause"),
    [
        ("bus", "HZR-71"),
        ("map", "HZR-79"),
        ("longgun", "HZR-76"),
        ("companion", "HZR-77"),
        ("toxic", "HZR-75"),
        ("wound", "HZR-75"),
        ("molotov", "HZR-78"),
    ],
)
def test_no_token_is_played_at_the_auction(token: str, clause: str) -> None:
    road: Road = trip(2).holds(token).prepare()
    road.asks("bid", seat=0)
    assert road.refuses(f"use {token}", clause=clause)


@pytest.mark.clause("HZR-76")
def test_the_companion_waits_for_no_other_card_at_its_own() -> None:
    road = trip(2).holds("companion").meets("III-09")
    road.asks("upkeep")
    assert "spend 3 ammo" in road.refuses("use companion", clause="HZR-76")


@pytest.mark.clause("HZR-76", "HZR-79")
def test_another_token_than_the_companion_says_why_it_waits_at_the_upkeep() -> None:
    road = trip(2).holds("companion", "map").meets("III-09")
    road.asks("upkeep")
    assert "map" in road.refuses("use map", clause="HZR-79")
