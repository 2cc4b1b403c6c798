"""Set-up and days (ZTB-1 to ZTB-8, ZRR-1, ZRR-2, ZRR-70)."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games.zombietown.board import (
    ACCESS,
    DISTANCE,
    DRIVEWAY,
    FACADE_AT,
    PLACE,
    RING,
    SPACE_AT,
    SQUARES,
    STEP_TO,
)
from deadroad.games.zombietown.components import AGENDAS, CARDS, COMBAT_CARDS, HOUSE_CARDS, ROLES, is_event
from deadroad.games.zombietown.terms import CHIPS, STANDS, ZOMBIES
from deadroad.kernel.errors import BadSetting
from tests.scenarios.zombietown.town import FACE, SPACE, Suburb, pistol, settled


@pytest.mark.clause("ZTB-1")
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_ten_days_with_any_number_of_players_or_as_set(seats: int) -> None:
    assert Suburb.deal("zombietown", seats).public.last_day == 10
    assert Suburb.deal("zombietown", seats, days=5).public.last_day == 5


@pytest.mark.clause("ZTB-1")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadSetting):
        deadroad.new("zombietown", seats=seats, seed=1)


@pytest.mark.clause("ZTB-2")
def test_the_box_holds_what_it_should() -> None:
    assert sum(card.copies for card in CARDS) == 102
    assert sum(card.copies for card in COMBAT_CARDS) == 30
    assert sum(agenda.copies for agenda in AGENDAS) == 30
    assert (len(HOUSE_CARDS), len(ROLES), len(AGENDAS)) == (12, 6, 15)
    assert (ZOMBIES, CHIPS, STANDS) == (100, 4, 12)
    events = [card for card in CARDS if card.family == "event"]
    assert sum(card.copies for card in events) == 22


@pytest.mark.clause("ZTB-2")
def test_the_combat_deck_reads_as_listed() -> None:
    read = {(card.shot.value, card.hands.value): card.copies for card in COMBAT_CARDS}
    assert read == {
        ("kill", "kill"): 14,
        ("kill", "push"): 5,
        ("kill", "wound"): 5,
        ("miss", "push"): 1,
        ("miss", "wound"): 5,
    }


@pytest.mark.clause("ZTB-3")
def test_the_board_is_a_ring_a_cemetery_and_twelve_houses() -> None:
    assert len(RING) == 20
    assert SPACE_AT.count(-1) == 16
    assert SPACE["A"] == SQUARES == 192
    assert all(SPACE_AT.count(SQUARES + house) == 4 for house in range(12))
    assert max(DISTANCE) < 100  # every open square can be reached from every other


@pytest.mark.clause("ZTB-3")
def test_each_facade_has_its_own_access_square_and_each_house_a_driveway() -> None:
    assert len(set(ACCESS)) == 48
    assert not set(ACCESS) & set(RING)
    for facade, square in enumerate(ACCESS):
        house = SQUARES + facade // 4
        assert STEP_TO[house * 4 + facade % 4] == square
        assert STEP_TO[square * 4 + (facade + 2) % 4] == house
        assert FACADE_AT[square] == facade
    assert [facade // 4 for facade in DRIVEWAY] == list(range(12))
    assert all(square < 256 for square in PLACE)


@pytest.mark.clause("ZTB-3")
def test_a_zombie_starts_on_each_ring_square() -> None:
    public = Suburb.deal("zombietown", 3).public
    assert [public.zombies[square] for square in RING] == [1] * 20
    assert sum(public.zombies) == 20
    assert public.reserve == 80


@pytest.mark.clause("ZTB-4")
def test_each_in_turn_picks_a_house_gets_a_gun_and_keeps_three_of_six() -> None:
    suburb = Suburb.deal("zombietown", 3, seed=4)
    suburb.public.first = 1
    suburb.settle().asks("settle", seat=1)
    suburb.play("settle C").asks("settle", seat=2)
    assert "C" in suburb.refuses("settle C", clause="ZTB-4")
    suburb.play("settle D", "settle L")
    assert [suburb.where(seat) for seat in range(3)] == ["L", "C", "D"]
    assert [suburb.owner(house) for house in "LCD"] == [0, 1, 2]
    for player in suburb.public.players:
        assert [(gun.face, gun.bullets) for gun in player.guns] == [(FACE["pistol"], 3)]
    assert suburb.public.finds == [5] * 12
    assert sorted(suburb.public.house_cards) == list(range(12))
    while suburb.match.question and suburb.match.question.kind == "keep":
        seat = suburb.seat
        assert seat is not None
        assert not any(is_event(face) for face in suburb.state.secrets[seat].opening)
        suburb.play(suburb.options[-1])
    assert all(len(secret.hand) >= 3 for secret in suburb.state.secrets)
    assert suburb.player(2).hand == suburb.player(0).hand == 3


@pytest.mark.clause("ZTB-4")
def test_rejected_cards_are_public_and_the_choice_is_secret() -> None:
    suburb = Suburb.deal("zombietown", 2, seed=3)
    suburb.play("settle A", "settle B")
    first = suburb.asks("keep")
    assert first == {"count": 3}
    seat = suburb.seat
    assert seat is not None
    dealt = sorted(suburb.state.secrets[seat].opening)
    before = len(suburb.match.plies)
    while suburb.seat == seat and suburb.match.question and suburb.match.question.kind == "keep":
        suburb.play(suburb.options[0])
    kept = suburb.state.secrets[seat].hand
    assert sorted(kept[:3] + suburb.public.discards[: len(dealt) - 3]) == dealt
    assert all(ply.secret for ply in suburb.match.plies[before:])


@pytest.mark.clause("ZTB-5")
def test_events_of_the_opening_six_go_back_and_one_draws_on_to_three() -> None:
    for seed in range(40):
        suburb = Suburb.deal("zombietown", 6, seed=seed)
        suburb.play(*[f"settle {house}" for house in "ABCDEF"])
        for secret in suburb.state.secrets:
            cards = secret.hand + secret.opening
            assert 3 <= len(cards) <= 6
            assert not any(is_event(face) for face in cards)
        assert "event-drawn" not in suburb.names_told
        events = sum(is_event(face) for face in suburb.state.hidden.deck)
        assert events == 22


@pytest.mark.clause("ZTB-6")
def test_four_health_or_what_the_table_says() -> None:
    assert settled().player().health == 4
    assert settled(health=3).player().health == 3


@pytest.mark.clause("ZTB-7")
def test_a_day_is_a_turn_of_each_living_player_from_the_start_player_on() -> None:
    suburb = settled(3, lurches=0).day(1)
    order = []
    while suburb.public.day == 1:
        assert suburb.seat is not None
        order.append(suburb.public.active)
        suburb.public.lull = True
        suburb.play("end")
    assert order == [0, 1, 2]
    suburb.player(1).alive = False
    suburb.player(1).health = 0
    suburb.public.lull = True
    suburb.play("end")
    assert suburb.public.active == 2


@pytest.mark.clause("ZTB-7")
def test_the_start_player_is_drawn() -> None:
    firsts = {Suburb.deal("zombietown", 4, seed=seed).public.first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.clause("ZTB-7")
def test_each_day_the_next_seat_starts() -> None:
    suburb = settled(3, lurches=0)
    for day, first in ((1, 0), (2, 1), (3, 2), (4, 0)):
        if day > 1:
            suburb.day(day - 1, turn=3)
        assert suburb.public.first == first
        suburb.asks("act", seat=first) if day > 1 else None


@pytest.mark.clause("ZTB-8")
def test_the_home_base_keeps_its_chip_undefended_another_house_does_not() -> None:
    suburb = settled().owns(0, "B").guard("A", "alma").guard("B", "bruno").at("A").act()
    suburb.play("fetch 1")
    assert suburb.owner("A") == 0
    suburb.at("B").act().play("fetch 1")
    assert suburb.told("lost") == {"seat": 0, "house": 1}
    assert suburb.owner("B") == -1


@pytest.mark.clause("ZTB-8", "ZTB-31")
def test_a_home_base_whose_last_barricade_falls_is_nobodys() -> None:
    suburb = settled().at("A").hand("boards").act().play("play boards", "place north")
    suburb.at("b1", 1).barred("A", "north", 1).act(1).play("break north")
    assert suburb.told("lost") == {"seat": 0, "house": 0}
    assert suburb.owner("A") == -1


@pytest.mark.clause("ZTB-8")
def test_a_home_base_that_had_a_barricade_goes_with_its_last_guard() -> None:
    suburb = settled().at("A").hand("boards").guard("A", "alma").act().play("play boards", "place north")
    suburb.at("b1", 1).barred("A", "north", 1).act(1).play("break north")
    assert suburb.owner("A") == 0
    suburb.at("A").act().play("fetch 1")
    assert suburb.owner("A") == -1


@pytest.mark.clause("ZRR-1")
def test_a_car_on_each_driveway_own_key_for_bases_the_others_face_down() -> None:
    suburb = Suburb.deal("zombietown", 3, seed=2)
    suburb.play("settle A", "settle E", "settle K")
    public = suburb.public
    assert [FACADE_AT[square] for square in public.car_at] == DRIVEWAY
    held = [house for house in range(12) if public.key_holder[house] >= 0]
    assert held == [house for house in range(12) if public.home[house] >= 0]
    assert all(public.key_holder[house] == public.home[house] for house in held)
    assert [house for house in range(12) if public.key_lies[house]] == [
        house for house in range(12) if house not in held
    ]
    laid = [key for key in suburb.state.hidden.key_on if key >= 0]
    assert sorted(laid) == [house for house in range(12) if house not in held]


@pytest.mark.clause("ZRR-1")
def test_keys_are_shuffled() -> None:
    deals = set()
    for seed in range(10):
        suburb = Suburb.deal("zombietown", 2, seed=seed)
        suburb.play("settle A", "settle B")
        deals.add(tuple(suburb.state.hidden.key_on))
    assert len(deals) == 10


@pytest.mark.clause("ZRR-2", "ZRR-45")
def test_two_agendas_each_that_differ_and_of_twins_one_is_discarded() -> None:
    shown = 0
    for seed in range(120):
        suburb = Suburb.deal("zombietown", 6, seed=seed)
        suburb.play(*[f"settle {house}" for house in "ABCDEF"])
        twins = [told["agenda"] for told in suburb.all_told("showed-twins")]
        shown += len(twins)
        for secret in suburb.state.secrets:
            assert len(set(secret.agendas)) == 2
        assert suburb.public.agenda_discards == twins
        dealt = [design for secret in suburb.state.secrets for design in secret.agendas]
        everything = sorted(dealt + suburb.state.hidden.agendas + suburb.public.agenda_discards)
        assert everything == sorted(list(range(15)) * 2)
    assert shown > 0


@pytest.mark.clause("ZRR-70")
def test_without_road_rage_there_are_no_cars_keys_or_agendas() -> None:
    assert Suburb.deal("zombietown", 2).public.terms.road_rage
    suburb = settled(road_rage="no").guns(pistol()).at("B").act()
    assert not suburb.public.car_at
    assert not suburb.public.key_lies
    verbs = {option.split()[0] for option in suburb.options}
    assert not verbs & {"look", "take", "start", "drive", "forgo"}
    assert "search" in verbs


@pytest.mark.clause("ZRR-70")
def test_a_base_game_ends_with_its_own_points() -> None:
    suburb = settled(road_rage="no", days=1, lurches=0).day(1, turn=2)
    assert set(suburb.outcome.scores[0]) == {"zombies", "houses", "survivors", "barricades", "guns"}
